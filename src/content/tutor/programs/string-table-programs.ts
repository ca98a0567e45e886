import { program } from './program.ts'

export const stringTablePrograms = [
  program<[string, string]>({
    problem: 1143,
    head: '(text1: string, text2: string) -> int',
    asks: 'Return the length of the longest common subsequence of `text1` and `text2`.',
    examples: [
      [['abcde', 'ace'], 3],
      [['abc', 'def'], 0],
    ],
    run(say, first, second) {
      let above: number[] = Array.from({ length: second.length + 1 }, () => 0)
      say(`Row 0 (nothing of the first): ${above.join(', ')}.`)
      for (const [row, letter] of [...first].entries()) {
        const own = [0]
        for (const [column, other] of [...second].entries())
          own.push(
            letter === other ? (above[column] ?? 0) + 1 : Math.max(above[column + 1] ?? 0, own[column] ?? 0),
          )
        above = own
        say(`Row ${row + 1} (${letter}): ${own.join(', ')}.`)
      }
      return above.at(-1)
    },
  }),
  program<[string, string]>({
    problem: 72,
    head: '(word1: string, word2: string) -> int',
    asks: 'Return the smallest number of edits that turn `word1` into `word2`. An edit inserts, deletes or replaces one character.',
    examples: [
      [['horse', 'ros'], 3],
      [['', 'ab'], 2],
    ],
    run(say, first, second) {
      let above = Array.from({ length: second.length + 1 }, (_, column) => column)
      say(`Row 0 (nothing of the first word): ${above.join(', ')}, only insertions.`)
      for (const [row, letter] of [...first].entries()) {
        const own = [row + 1]
        for (const [column, other] of [...second].entries()) {
          const diagonal = above[column] ?? 0
          own.push(
            letter === other ? diagonal : 1 + Math.min(diagonal, above[column + 1] ?? 0, own[column] ?? 0),
          )
        }
        above = own
        say(`Row ${row + 1} (${letter}): ${own.join(', ')}.`)
      }
      return above.at(-1)
    },
  }),
  program<[string, string]>({
    problem: 115,
    head: '(s: string, t: string) -> int',
    asks: 'Return in how many ways characters of `s` can be deleted so that `t` is left.',
    examples: [
      [['rabbbit', 'rabbit'], 3],
      [['aa', 'b'], 0],
    ],
    run(say, s, t) {
      const ways = [1, ...Array.from(t, () => 0)]
      for (const letter of s) {
        for (let at = t.length; at > 0; at--)
          if (t[at - 1] === letter) ways[at] = (ways[at] ?? 0) + (ways[at - 1] ?? 0)
        say(`After ${letter}: ways to form the first 0 to ${t.length} characters: ${ways.join(', ')}.`)
      }
      return ways.at(-1)
    },
  }),
  program<[string]>({
    problem: 516,
    head: '(s: string) -> int',
    asks: 'Return the length of the longest palindrome that is left of `s` when characters are deleted, or none are.',
    examples: [
      [['bbbab'], 4],
      [['cbbd'], 2],
    ],
    isValid: ([s]) => s.length > 0,
    run(say, s) {
      const best = Array.from(s, () => Array.from(s, () => 0))
      for (let from = s.length - 1; from >= 0; from--) {
        const row = best[from] ?? []
        row[from] = 1
        for (let to = from + 1; to < s.length; to++)
          row[to] =
            s[from] === s[to]
              ? 2 + (to - from > 1 ? (best[from + 1]?.[to - 1] ?? 0) : 0)
              : Math.max(best[from + 1]?.[to] ?? 0, row[to - 1] ?? 0)
        say(
          `From index ${from} (${s[from]}), ending at ${from} to ${s.length - 1}: ${row.slice(from).join(', ')}.`,
        )
      }
      return best[0]?.[s.length - 1]
    },
  }),
]
