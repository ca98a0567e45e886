import { expect, test } from 'vitest'
import { arrangeResult, solvePlainly } from '#testing/interview-packs/brute-force-solutions.ts'
import { solveAsSketched } from '#testing/interview-packs/sketched-solutions.ts'
import { interviewPacks } from './interview-packs.ts'

const cases = interviewPacks.flatMap(({ number, edgeCases }) =>
  edgeCases.map((text) => {
    const parts = text.match(/^(.+) gives (\S.*?): [a-z].+\.$/)
    const inputs = parts?.[1]?.split(/(?:^|, )[a-z]+ = /i).slice(1) ?? []
    return { number, text, inputs, result: parts?.[2] }
  }),
)

test('every edge case of every pack gives what a plain solution and the sketched one give', () => {
  for (const { number, text, inputs, result } of cases) {
    expect(result, text).toBeDefined()
    const expected = arrangeResult(number, JSON.parse(result ?? ''))
    for (const solve of [solvePlainly, solveAsSketched]) {
      const found = solve(
        number,
        inputs.map((input) => JSON.parse(input)),
      )
      expect(arrangeResult(number, found), text).toEqual(expected)
    }
  }
})
