import { patternList } from '#curriculum/pattern-list.ts'
import { dayMs } from '#platform/durations.ts'

export const allPatterns = patternList.map(({ name }) => name)

export const everythingLearned = {
  lessons: Object.fromEntries(
    allPatterns.map((pattern) => [
      pattern,
      {
        startedAt: '2026-01-01T00:00:00.000Z',
        step: 8,
        answers: Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`question-${at}`.padEnd(40, 'x'), 20]),
        ),
      },
    ]),
  ),
  hints: Object.fromEntries(patternList.flatMap(({ problems }) => problems.map((problem) => [problem, 4]))),
}

/** As many as are kept of each pattern, all of them different things reached. */
export const resultsOf = (from: number, to?: number) =>
  Object.fromEntries(
    allPatterns.slice(from, to).map((pattern) => [
      pattern,
      Array.from({ length: 90 }, (_, count) => {
        const at = new Date(Date.UTC(2026, 0, 1) + count * dayMs).toISOString()
        const name = `${count}`.padStart(20, 'x')
        return count % 2 === 0
          ? { kind: 'drive', at, input: name, acts: 99, right: 99 }
          : { kind: 'slip', at, slip: name, isRight: true }
      }),
    ]),
  )

const list = (item: (at: number) => string) => Array.from({ length: 50 }, (_, at) => item(at)).join(',')
export const filters = `companies=${list((at) => `company-${at * 13}`)}&patterns=${list((at) => allPatterns[at] ?? 'Trie')}`
export const tenCompanies = 'adobe,airbnb,amazon,apple,bloomberg,bytedance,cisco,google,meta,microsoft'
