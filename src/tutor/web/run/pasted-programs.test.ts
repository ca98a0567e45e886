import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { interviewProblems } from '#content/tutor/interview-problems.ts'
import { judged } from '#content/tutor/programs/judged-programs.ts'
import { casesOfPrograms } from '#content/tutor/programs/program-cases.ts'
import { assumedBy } from '#content/tutor/programs/site-imports.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import type { Run } from '#runner/judge/judge.ts'
import { isInstalled } from '#testing/run-code/code-runner.ts'
import { hasCpp, openCpp } from '#testing/verdicts/run-cpp-here.ts'
import { runHere } from '#testing/verdicts/run-here.ts'
import { openPython } from '#testing/verdicts/run-python-here.ts'
import { readCode } from '../../code/read-code.ts'
import { judgePasted } from './judge-pasted.ts'
import { matchProgram } from './match-program.ts'

const listings = Map.groupBy(await readListingCases(), ({ pattern }) => pattern)
const samples = readFileSync(join(import.meta.dirname, 'pasted-programs.md'), 'utf8')
const programs = [
  ...samples.matchAll(/^### ([\w-]+): ([\w-]+)(?:, (\w+))?\n\n([\s\S]*?)(?=\n### |$(?![\s\S]))/gm),
].map(([, topic = '', pattern = '', verdict, message = '']) => ({ topic, pattern, verdict, message }))

function candidatesOf(topicId: string) {
  const patterns = tutorTopics.find(({ id }) => id === topicId)?.patterns ?? []
  const casesOf = (name: string) =>
    Object.fromEntries((listings.get(name) ?? []).map(({ id, cases }) => [id, cases]))
  const further = casesOfPrograms(patterns)
  return new Map(patterns.map((name) => [name, { ...casesOf(name), ...further.get(name) }]))
}

const solutions = [
  ...readFileSync(join(import.meta.dirname, 'solutions.md'), 'utf8').matchAll(
    /^### ([\w-]+)\n\n([\s\S]*?)(?=\n### |$(?![\s\S]))/gm,
  ),
].map(([, id = '', message = '']) => ({ id, message }))

describe('pasted programs', () => {
  const python = isInstalled('python3') ? openPython() : undefined
  const cpp = hasCpp ? openCpp() : undefined
  afterAll(() => {
    python?.close()
    cpp?.close()
  })

  test.each(programs)('$topic: $pattern $verdict', async ({ topic, pattern, verdict, message }) => {
    const { code, language } = readCode(message)!
    // Nothing runs Java here.
    if (language === 'java') return expect(pattern).toBe('nothing')
    const matches = matchProgram({ code, language }, candidatesOf(topic), message, [])
    if (pattern === 'nothing' && matches.length === 0) return
    const run = { python: python?.run, cpp: cpp?.judged, typescript: runHere }[language]
    // A machine may lack the tools.
    if (!run) return
    // How long they take is not tested.
    const chosen = pattern === 'nothing' ? undefined : 0
    const untimed: Run = async (request) => (request.measure ? { outcomes: [] } : run(request))
    const found = await judgePasted(matches, { code, language }, untimed, async () => chosen)
    expect([found?.pattern ?? 'nothing', found?.verdict], found?.text).toEqual([pattern, verdict])
    if (found?.verdict === 'fails') expect(found.text).toMatch(/```input\n.*expected.*got: /s)
  })

  test.each([
    ['def top(words):\n    return Counter(words).most_common(1)[0][0]', 'from collections import Counter'],
    ['import heapq\ndef f(a):\n    return math.sqrt(heapq.heappop(a))', 'import math'],
    ['from collections import Counter, deque\ndef f(a):\n    return deque(Counter(a))', undefined],
    ['class Counter:\n    pass\ndef f(a):\n    return Counter()', undefined],
  ])('what only interview sites import is told: %j', (code, assumed) => {
    expect(assumedBy(code)).toBe(assumed)
  })

  test('the solutions are of all problems that only a program judges', () => {
    expect(solutions.map(({ id }) => id).toSorted()).toEqual(
      Object.values(judged)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test.each(solutions)('a solution of $id passes', async ({ id, message }) => {
    if (!python) return
    const { code } = readCode(message)!
    const { patterns } = Object.values(judged).find((each) => each.id === id)!
    const candidates = casesOfPrograms(patterns)
    const [title] = interviewProblems[id]!
    const matches = matchProgram({ code, language: 'python' }, candidates, title, [])
    expect(matches[0]?.title).toBe(title)
    const untimed: Run = async (request) => (request.measure ? { outcomes: [] } : python.run(request))
    const found = await judgePasted(
      matches.slice(0, 2),
      { code, language: 'python' },
      untimed,
      async () => undefined,
    )
    expect(found?.verdict, found?.text).toBe('passes')
  })
})
