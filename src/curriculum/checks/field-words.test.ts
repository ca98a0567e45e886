import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { patternList } from '../pattern-list.ts'

/**
 * Learners must recognize the words of problem statements, so lessons use the field's words. Each of these has a
 * better one, given beside it. Prompts and quiz tasks are about shops, maps and games, and use their words.
 */
const unclear: readonly (readonly [word: RegExp, better: string])[] = [
  [/\bstretch(es)?\b/i, 'subarray, substring, window, run'],
  [/\bbehind\b/i, 'after'],
  [/\bturn(s|ed|ing)? round\b/i, 'reverse'],
  [/\bwhoever\b/i, 'each number that, each node that'],
  [/\bnobody\b/i, 'nothing, none'],
  [/\b(is|are|was|were) wanted\b/i, 'you need'],
  [/\basked for\b/i, 'the problem asks for'],
  [/\bstands?\b(?! for\b)/i, 'is'],
  [/\bhangs?\b/i, 'is attached'],
  [/\b(small|large|big|capital) letters\b/i, 'lowercase, uppercase'],
  [/\btwins?\b/i, 'duplicate, copy'],
  [/\b(neighbour|colour|favourite|behaviour)/i, 'American spelling'],
  [/\bcircles?\b/i, 'cycle'],
  [/\bbeginnings?\b/i, 'prefix, start'],
  [/\bover [A-Z]\b(?! )/, 'via'],
  [/\b(one|two) (steps?|moves?|looks?) an? (node|edge|value|element)\b/i, 'one step per node'],
  [/\bthousand million\b/i, 'a billion'],
  [/\blets? (it |them )?go\b/i, 'release, drop'],
  [/\bplaces?\b/i, 'index, position, cell'],
  [/\bsigns\b/i, 'characters, symbols'],
]

/** Where the word is the right one. */
const allowed: readonly RegExp[] = [
  /\bin[- ]place\b/,
  /\bplace (value|queens)\b/,
  /\bplaces balls\b/,
  /\b(the|opposite|plus and minus) signs\b/,
  /\bsigns (of the values|turn)\b/,
  /\bsigns: plus and minus\b/,
  /\bposters hang\b/,
  /\b(otherwise|otherwise it) hangs\b/,
  /\bhangs otherwise\b/,
  /\bsigns do not matter\b/,
  /\bnobody leads\b/,
  /\btwin sum\b/,
  /\bcomparison signs\b/,
  /\bstand in a circle\b/,
  /\ba circle is cut\b/,
  /^neighbour list$/,
  /\bdata structure behind each\b/,
  /\b(in|as) a circle\b/,
  /^circle: you solve once\b/,
  /\b(as|two) circles\b/,
]

const titles = new Set(allLessons.flatMap(({ practice }) => practice.map(({ title }) => title)))

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../*/*/{lesson,tutor,help}.ts',
    '../*/category.ts',
    '../between/{rivals,comparisons}/*.ts',
    '../../content/**/*.ts',
    '!../**/*.test.ts',
    '!../../content/**/*.test.ts',
    '!../../content/company-questions/**',
    '!../../content/tutor/model-rules.ts',
    '!../../content/tutor/words.ts',
    '!../../content/tutor/question-kinds.ts',
    '!../../content/known-problems.ts',
  ],
  { eager: true },
)

test('texts that learners read use the words of problem statements', () => {
  const texts = new Set(Object.values(modules).flatMap(textsIn))
  expect(texts.size).toBeGreaterThan(2000)
  expect(findUnclear(texts)).toEqual([])
})

test('captions and decisions of demos use the words of problem statements', async () => {
  const demos = await Promise.all(patternList.map(({ name }) => loadDemo(name)))
  const texts = demos.flatMap((demo) => [
    ...textsIn(demo.fields),
    ...textsIn(demo.legend),
    ...demo.presets.flatMap(({ name, texts: input }) => {
      const reading = demo.read(input)
      if (reading.kind === 'refused') return []
      return [name, ...reading.run.steps.flatMap(({ caption, decision }) => textsIn({ caption, decision }))]
    }),
  ])
  expect(findUnclear(new Set(texts))).toEqual([])
})

function findUnclear(texts: ReadonlySet<string>): readonly string[] {
  return [...texts]
    .filter((text) => !titles.has(text))
    .flatMap((text) => {
      const rest = allowed.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ''), text)
      return unclear
        .filter(([word]) => word.test(rest))
        .map(([word, better]) => `${word.exec(rest)?.[0]} (${better}): ${text}`)
    })
}

/** Keys of texts that are not ours to choose: words of learners, and tasks that speak as a customer would. */
const spoken = ['asks', 'quiz']

/** All strings in plain data that are more than a name. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (value instanceof Map) return [...value.values()].flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (spoken.includes(key) ? [] : textsIn(part)))
}
