import type { Prompt } from '../../prompt.ts'

type Vector = ReadonlyMap<string, number>

interface Sum {
  readonly weights: Vector
  readonly length: number
}

/** What a learner can read before naming the pattern. */
export function readableText({ text, asks = [] }: Pick<Prompt, 'text' | 'asks'>): string {
  return [text, ...asks.map(({ answer }) => answer)].join(' ')
}

function familyOf({ id, family }: Pick<Prompt, 'id' | 'family'>): string {
  return family ?? id
}

/**
 * Names patterns by nothing but the words of a text: tf-idf over words and pairs of neighbors, and the nearest centroid by
 * cosine. Manning, Raghavan and Schütze, Introduction to Information Retrieval, sections 6.3 and 14.2.
 */
export function createWordCounter(prompts: readonly Prompt[]) {
  const termsOf = new Map(prompts.map((prompt) => [prompt.id, readTerms(readableText(prompt))]))
  const countOfTerm = new Map<string, number>()
  for (const terms of termsOf.values()) for (const term of terms) addTo(countOfTerm, term, 1)
  const vectorOf = new Map(prompts.map(({ id }) => [id, toVector(termsOf.get(id)!)]))
  const byPattern = Map.groupBy(prompts, ({ pattern }) => pattern)
  const sums = new Map([...byPattern].map(([pattern, own]) => [pattern, sumOf(own)]))

  function toVector(terms: ReadonlySet<string>): Vector {
    const weights = [...terms].map(
      (term) => [term, Math.log(prompts.length / (countOfTerm.get(term) ?? 1))] as const,
    )
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return new Map(weights.map(([term, weight]) => [term, weight / length]))
  }

  function sumOf(own: readonly Prompt[]): Sum {
    const sum = new Map<string, number>()
    for (const { id } of own) for (const [term, weight] of vectorOf.get(id)!) addTo(sum, term, weight)
    return { weights: sum, length: Math.hypot(...sum.values()) || 1 }
  }

  return {
    /** Patterns, likeliest first, by all prompts but this one and its family. */
    rank(prompt: Prompt): readonly string[] {
      const others = byPattern.get(prompt.pattern)!.filter((each) => familyOf(each) !== familyOf(prompt))
      const vector = vectorOf.get(prompt.id)!
      return [...sums]
        .map(([pattern, sum]) => ({
          pattern,
          closeness: cosine(vector, pattern === prompt.pattern ? sumOf(others) : sum),
        }))
        .sort((a, b) => b.closeness - a.closeness)
        .map(({ pattern }) => pattern)
    },
  }
}

function readTerms(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

function addTo(counts: Map<string, number>, term: string, weight: number): void {
  counts.set(term, (counts.get(term) ?? 0) + weight)
}

function cosine(vector: Vector, { weights, length }: Sum): number {
  let product = 0
  for (const [term, weight] of vector) product += weight * (weights.get(term) ?? 0)
  return product / length
}
