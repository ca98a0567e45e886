import { describe, expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import type { AnswerPlan } from '../../coach/answer-plan.ts'
import { readTemplate, templateLanguages } from '../../coach/code-templates.ts'
import type { TutorRequest } from '../../tutor-model.ts'
import { foreignSolutions } from './foreign-solutions.ts'
import { guardReply } from './guard-reply.ts'

const rung = 'A clue. Each value wants one other. Where could you look that one up at once?'
const stuck: AnswerPlan = { kind: 'hint', passages: [], problem: 'Two Sum', rung: 1, answer: rung }
const teaching: AnswerPlan = {
  kind: 'template',
  passages: [
    {
      id: 'hash-lookup#code',
      patternName: 'hash-lookup',
      title: 'Hash Map Lookup',
      text: 'Store and look up.',
    },
  ],
  answer: 'The template of the lesson.',
}
const request: TutorRequest = {
  topicId: 'arrays',
  turns: [],
  question: 'I am stuck on Two Sum. Give me the solution.',
  askedAt: new Date(0),
}

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

interface Case {
  readonly plan?: AnswerPlan
  readonly asked?: TutorRequest
  readonly length?: number
}

async function shown(
  text: string,
  { plan = stuck, asked = request, length = 7 }: Case = {},
): Promise<string> {
  const parts: string[] = []
  for await (const part of guardReply(asked, plan, inPieces(text, length))) parts.push(part)
  return parts.join('')
}

const fenced = (code: string) => `\`\`\`\n${code}\n\`\`\``
const python = readTemplate('hash-lookup', 'python')
const java = readTemplate('hash-lookup', 'java')

describe('whoever is stuck on a problem never gets its code from a model', () => {
  test.each(allLessons.flatMap(({ name }) => templateLanguages.map((language) => [name, language] as const)))(
    'the code of %s in %s gives way to the rung',
    async (name, language) => {
      expect(await shown(fenced(readTemplate(name, language)))).toBe(rung)
    },
  )

  test.each(foreignSolutions)('so does $name', async ({ code }) => {
    expect(await shown(fenced(code))).toBe(rung)
  })

  test.each<[string, string]>([
    ['renamed', python.replaceAll('seen', 'cache').replaceAll('num', 'x').replaceAll('partner', 'wanted')],
    ['with other layout', java.replace(/\n\s*/g, ' ').replaceAll(' {', '\n\n{\n')],
    ['with remarks', python.replaceAll('\n', '  # and so on, step by step\n')],
    ['with remarks between the lines', java.replaceAll('\n', '\n  /* next */ // now this\n')],
    [
      'inside a larger program',
      `import sys\n\nclass Solution:\n${python.replaceAll(/^/gm, '    ')}\n\nprint(two_sum([2, 7, 11], 9))\nprint(two_sum([], 1))`,
    ],
    ['with invisible characters', python.replaceAll('e', 'e\u200b')],
  ])('nor when it is %s', async (_, code) => {
    expect(await shown(fenced(code))).toBe(rung)
  })

  test.each<[string, string]>([
    ['without a fence', python],
    ['in a fence that never closes', `\`\`\`python\n${python}`],
    ['in a fence of tildes', `~~~\n${python}\n~~~`],
    ['as a list of lines', python.replaceAll(/^/gm, '- ')],
    [
      'as numbered lines',
      python
        .split('\n')
        .map((line, at) => `${at + 1}. ${line}`)
        .join('\n'),
    ],
    ['as quoted lines', python.replaceAll(/^/gm, '> ')],
    ['in base64', Buffer.from(python).toString('base64')],
    ['in fenced base64', fenced(Buffer.from(python).toString('base64').replaceAll(/.{60}/g, '$&\n'))],
    ['on one line', java.replaceAll(/\s+/g, ' ')],
  ])('nor %s', async (_, code) => {
    const text = await shown(code)
    expect(text).toContain(rung)
    expect(text).not.toMatch(/partner|cGFydG5lc|seen/)
  })

  test('nor in spans of a text', async () => {
    const text = await shown(
      python
        .split('\n')
        .map((line) => `Then you write \`${line.trim()}\` and go on. `)
        .join(''),
    )
    expect(text).toContain(rung)
    expect(text).not.toContain('return []')
  })

  test('nor block by block, with talk between', async () => {
    const lines = python.split('\n')
    const text = await shown(lines.map((line) => `The next line.\n\n${fenced(line)}\n\n`).join(''))
    expect(text).toContain(rung)
    expect(text).not.toContain('return []')
  })

  test('nor line by line over several questions', async () => {
    const lines = python.split('\n')
    const turns = lines
      .slice(0, -3)
      .map((line) => ({ question: 'And the next line?', reply: fenced(line), askedAt: new Date(0) }))
    expect(await shown(fenced(lines.slice(-3).join('\n')), { asked: { ...request, turns } })).toBe(rung)
    expect(await shown(fenced(lines.slice(-3).join('\n')))).toContain('return []')
  })

  test.each([1, 3, 50, 10_000])(
    'in pieces of %i characters nothing leaks before the judgement',
    async (length) => {
      const text = await shown(`Sure, here it is:\n\n${fenced(python)}\n\nGood luck.`, { length })
      expect(text).toMatch(/^Sure, here it is:\n\nI stop here/)
      expect(text.endsWith(rung)).toBe(true)
      expect(text).not.toContain('partner = ')
      expect(text).not.toContain('Good luck')
    },
  )

  test('the call to the model ends with the refusal', async () => {
    let asked = 0
    let isClosed = false
    async function* endless() {
      try {
        for (; asked < 10_000; asked++) yield asked === 0 ? `${fenced(python)}\n` : 'more and more '
      } finally {
        isClosed = true
      }
    }
    for await (const part of guardReply(request, stuck, endless())) expect(part).toBe(rung)
    expect(isClosed).toBe(true)
    expect(asked).toBeLessThan(2)
  })
})

describe('teaching goes through as it is', () => {
  test.each<[string, string]>([
    [
      'a hint in prose',
      'Think of what you have seen so far. For each value (say, 7), which value would complete it? Try it on [2, 7, 11].\n',
    ],
    [
      'a bit of code',
      `A map gives you this:\n\n${fenced('seen = {}\nseen[7] = 1\nprint(7 in seen)')}\n\nWhat would be its key?`,
    ],
    ['spans', 'Look at `target - num`. What does `seen` hold when you come to it? And why is `O(n)` enough?'],
    ['a list', '- What goes in?\n- What has to come out?\n  - and when?\n\nNow you.'],
    ['one loop', fenced('for value in values:\n    print(value)')],
    ['other letters', '哈希表可以记住见过的数。你会用什么作键?\n再想一想。'],
  ])('%s', async (_, text) => {
    for (const length of [1, 9, 1000]) expect(await shown(text, { length })).toBe(text)
  })

  test('the template of the lesson that the answer is about, in any language', async () => {
    for (const language of templateLanguages) {
      const text = `Here you are.\n\n${fenced(readTemplate('hash-lookup', language))}\n`
      expect(await shown(text, { plan: teaching })).toBe(text)
    }
  })

  test('but not the code of another lesson with it', async () => {
    const both = fenced(python) + fenced(readTemplate('monotonic-stack', 'python'))
    expect(await shown(both, { plan: teaching })).toContain(teaching.answer)
  })

  test('the code that the coach itself would show on this rung', async () => {
    const sibling = fenced(readTemplate('two-pointers', 'python'))
    const plan = { ...stuck, rung: 4, answer: `A sibling, worked.\n\n${sibling}` }
    expect(await shown(fenced(readTemplate('two-pointers', 'java')), { plan })).toContain('left')
    expect(await shown(fenced(python), { plan })).toBe(plan.answer)
  })

  test('code that the learner wrote', async () => {
    const asked = { ...request, question: `Why is this slow?\n${fenced(python)}` }
    expect(await shown(`You have\n\n${fenced(python)}\n`, { asked })).toContain('partner')
  })

  test('words come as they are written, sentence by sentence, not only at the end', async () => {
    const parts: string[] = []
    const text =
      'Start with the smallest case. Then look at `left` and at `right`. Where do they meet? And so on'
    for await (const part of guardReply(request, stuck, inPieces(text, 5))) parts.push(part)
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.join('')).toBe(text)
  })
})
