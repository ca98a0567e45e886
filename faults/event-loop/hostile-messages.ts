import { knownProblems } from '#content/known-problems.ts'
import { allLessons } from '#curriculum/catalogue.ts'

const longest = 1000
const words = [
  ...new Set(
    JSON.stringify(allLessons)
      .toLowerCase()
      .match(/[a-z]{3,}/g),
  ),
]
const titles = [...knownProblems.values()].map(({ title }) => title)

/** As many pieces as fit into a message. */
function filled(piece: (index: number) => string): string {
  const pieces: string[] = []
  for (let length = 0; length < longest; length += (pieces.at(-1)?.length ?? 0) + 1)
    pieces.push(piece(pieces.length))
  return pieces.join(' ').slice(0, longest)
}

const wordOf = (index: number, of = words) => of[index % of.length] ?? ''
/** A word that no lesson has, and that is close to one. */
const misspelled = (word: string) => `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`
const longWords = words.filter(({ length }) => length > 8)
const letters = (index: number) =>
  index.toString(36).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** The longest messages to the tutor; another text for each turn. */
export const hostileMessages: Readonly<Record<string, (turn: number) => string>> = {
  'one title, repeated': () => filled(() => 'two sum'),
  'different words': (turn) => filled((at) => wordOf(at * 37 + turn * 101)),
  'misspelled words': (turn) => filled((at) => misspelled(wordOf(at * 13 + turn * 7, longWords))),
  'unknown words': (turn) => filled((at) => letters((at + 1) * 999_983 ** 2 + turn)),
  'single letters': (turn) => filled((at) => letters((at + turn) % 26)),
  titles: (turn) => filled((at) => wordOf(at * 3 + turn * 11, titles)),
  'characters that are many when normalized': (turn) => `${turn}${'\ufdfa'.repeat(990)}`,
  'a line of code': (turn) => `for (let i = ${turn}; i < n; i++) {${'{;'.repeat(480)}`,
  'lines of code': (turn) => `def f${turn}(x):\n${'  if x:\n'.repeat(120)}`.slice(0, longest),
  'open brackets': (turn) => `\`\`\`js\nx = ${turn}${'('.repeat(970)}`,
  'open costs': (turn) => `o(${turn}${'o('.repeat(490)}`,
}

export const longestPassword = '\ufdfa'.repeat(128)
export const longestEmail = `${'a.'.repeat(31)}a@${`${'a-'.repeat(30)}a.`.repeat(3)}example`
