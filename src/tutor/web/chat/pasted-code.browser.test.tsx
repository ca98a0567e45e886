import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { ask, openChat, writtenAnswer } from '#testing/browser/tutor-replies.ts'
import type { CodeRun } from '#tutor/contract.ts'

/**
 * The real worker is only in the build. This one runs JavaScript in the page's own thread, on as many inputs as it is
 * given, and never ends a program named `endless`.
 */
class WorkerOfThisPage {
  onmessage: ((event: { data: unknown }) => void) | null = null

  postMessage(message: { kind: string; request?: RunRequest }) {
    const reply = (data: object) => this.onmessage?.({ data })
    const { program, inputs = [] } = message.request ?? {}
    queueMicrotask(() => {
      if (!program) return reply({ kind: 'ready' })
      if (program.source.includes('endless')) return
      // A script has no name.
      const answer = new Function(`${program.source}\nreturn ${program.target.name ?? '() => null'}`)()
      inputs.forEach((input, index) => {
        const value = answer(...structuredClone(input))
        const outcome = { kind: 'returned', value, shown: '', printed: '', milliseconds: 0 }
        reply({ kind: 'outcome', index, outcome })
      })
      reply({ kind: 'done', isSpent: false })
    })
  }

  terminate() {}
}

interface RunRequest {
  readonly program: { readonly source: string; readonly target: { readonly name?: string } }
  readonly inputs: readonly unknown[][]
}

const { Worker } = globalThis
beforeEach(() => {
  Object.assign(globalThis, {
    Worker: WorkerOfThisPage,
    RUNNER_BUILD: { version: 'test', files: {} },
  })
})
afterEach(() => {
  Object.assign(globalThis, { Worker })
})

const pointers = (sign: string, name = 'twoSum') =>
  `Is this right?\n\n\`\`\`js
function ${name}(nums, target) {
  let left = 0, right = nums.length - 1
  while (left ${sign} right) {
    const sum = nums[left] + nums[right]
    if (sum === target) return [left, right]
    if (sum < target) left++
    else right--
  }
  return []
}
\`\`\``

const box = () => page.getByLabelText(/^Your question/)
const chat = 'POST /api/ai-tutor/chat'

test('a wrong program is sent with the smallest input on which it is wrong', async () => {
  const answer = writtenAnswer()
  const { calls } = await openChat({ [chat]: answer.reply })
  await ask(pointers('<='))
  await expect.poll(() => calls.to(chat).length).toBe(1)
  const [sent] = calls.to(chat)
  const run = sent?.body?.run as CodeRun | undefined
  const text = run?.text ?? ''
  expect(sent?.body).toMatchObject({
    message: pointers('<='),
    run: { pattern: 'two-pointers', verdict: 'fails' },
  })
  expect(text).toMatch(/```input\nnums = \[-?\d\]\ntarget = -?\d+\nexpected: \[\]\ngot: \[0, 0\]\n```/)
  answer.say(text)
  answer.finish()
  await expect.element(page.getByRole('figure')).toMatchTextContent('expected: []')
  await expectAccessible()
})

test('a right program is sent with how many inputs it passes', async () => {
  const { calls } = await openChat({ [chat]: writtenAnswer().reply })
  await ask(pointers('<'))
  await expect.poll(() => calls.to(chat).length).toBe(1)
  expect(calls.to(chat)[0]?.body).toMatchObject({
    run: {
      verdict: 'passes',
      text: expect.stringMatching(/^I ran your code in your browser\. It passes all \d+ inputs/),
    },
  })
})

test('code that may answer several problems is run for the one that the learner chooses', async () => {
  const { calls } = await openChat({ [chat]: writtenAnswer().reply })
  await ask(pointers('<=', 'solve').replace('Is this right?', 'Why?'))
  await expect.element(page.getByRole('status').filter({ hasText: 'Which problem is this' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Another problem' })).toBeVisible()
  await page.getByRole('button', { name: /^Two Sum II/ }).click()
  await expect.poll(() => calls.to(chat).length).toBe(1)
  expect(calls.to(chat)[0]?.body).toMatchObject({ run: { pattern: 'two-pointers', verdict: 'fails' } })
})

test('while code is run, the learner can ask without it, or take the question back', async () => {
  const { calls } = await openChat({ [chat]: writtenAnswer().reply })
  const endless = `${pointers('<')}\n// endless`.replace('```\n//', '//').concat('\n```')
  await ask(endless)
  await expect.element(page.getByRole('status').filter({ hasText: 'Running your code' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Answer without running it' })).toBeInViewport()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(box()).toHaveValue(endless)
  await expect.element(box()).toHaveFocus()
  expect(calls.to(chat)).toEqual([])

  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Answer without running it' }).click()
  await expect.poll(() => calls.to(chat).length).toBe(1)
  expect(calls.to(chat)[0]?.body).not.toHaveProperty('run')
  await expect.element(box()).toHaveFocus()
})

test('code for no problem of ours is sent as it is', async () => {
  const { calls } = await openChat({ [chat]: writtenAnswer().reply })
  await ask('Why?\n\n```java\nint f(int n) {\n  return n > 1 ? f(n - 1) : 1;\n}\n```')
  await expect.poll(() => calls.to(chat).length).toBe(1)
  expect(calls.to(chat)[0]?.body).not.toHaveProperty('run')
})
