import { learnerWordsFor } from './learner-words.ts'
import type { SearchPassage } from './passages.ts'
import { wordsOfNames } from './pattern-names.ts'
import type { Lexicon } from './question.ts'
import { makeCorrector } from './spelling.ts'
import { isForeignWord, isTalk, listedWords } from './subject-words.ts'
import { meaningsOf } from './synonyms.ts'
import { stemOf, wordsOf } from './words.ts'

/** The words of the lessons and of talk about them, for reading questions. */
export function makeLexicon(passages: readonly SearchPassage[]): Lexicon {
  const told = passages
    .filter(({ section }) => section !== 'code')
    .flatMap(({ id, title, text, names = [] }) =>
      wordsOf(`${title} ${text} ${names.join(' ')} ${learnerWordsFor(id)}`),
    )
  const words = new Set([...told, ...wordsOfNames(), ...listedWords()])
  const stems = new Set([...words].filter((word) => !isForeignWord(stemOf(word))).map(stemOf))
  const isFamiliar = (stem: string) => stems.has(stem) || isTalk(stem) || meaningsOf(stem).length > 0
  const correct = makeCorrector(words)
  return {
    correct: (word) => (isFamiliar(stemOf(word)) ? word : correct(word)),
    ...makeTermFinder(passages),
    isFamiliar,
  }
}

function makeTermFinder(passages: readonly SearchPassage[]): Pick<Lexicon, 'findTerm' | 'findTerms'> {
  const idByName = new Map<string, string>()
  for (const { id, names = [] } of passages)
    for (const name of names) idByName.set(wordsOf(name).map(stemOf).join(' '), id)
  const mostWords = Math.max(...[...idByName.keys()].map((name) => name.split(' ').length))
  const findTerm = (words: readonly string[]) => idByName.get(words.map(stemOf).join(' '))
  return {
    findTerm,
    findTerms(words) {
      const found = new Set<string>()
      for (let from = 0; from < words.length; from++)
        for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
          const id = findTerm(words.slice(from, from + count))
          if (!id) continue
          found.add(id)
          from += count - 1
          break
        }
      return found
    },
  }
}
