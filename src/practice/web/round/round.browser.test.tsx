import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { patternExamples } from '#curriculum/between/pattern-examples.ts'
import type { Answer, Item, Round, Standing } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import {
  radioPrompt,
  roundId,
  roundOf,
  spotOf,
  standingWith,
  tentFlip,
  tramPrompt,
} from '#testing/browser/practice-replies.ts'
import { toast } from '#testing/browser/screens.ts'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const address = `/practice/rounds/${roundId}`
const known = {
  ...{ pattern: 'prefix-sum', n: 6, right: 3, recall: 0.44, weight: 5, isShown: true },
  interval: [0.25, 0.63] as [number, number],
}
const standing = standingWith([known])

function openRound(
  items: Item[],
  {
    round,
    calls,
    at = address,
    ...rest
  }: { round?: Partial<Round>; calls?: Stubs; at?: string; localStorage?: Record<string, string> } = {},
) {
  return openPage(at, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf(items, round),
      'GET /api/practice/standing': standing,
      'POST /api/practice/answers': { patterns: [] },
      ...calls,
    },
    ...rest,
  })
}

const prompt = () => page.getByRole('application', { name: /^Mark the words that decide/ })
const word = (text: string) => page.getByCss(`[role=application] [data-word]:text-is("${text}")`)
const marks = () => page.getByRole('list', { name: 'Your marks, three at most' })
const field = () => page.getByRole('combobox', { name: 'Name the pattern' })
const sure = (label: string) => page.getByRole('button', { name: label, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const strip = () => page.getByRole('img', { name: /items?:/ })

async function name(pattern: string, inField = field()) {
  await inField.fill(pattern)
  await userEvent.keyboard('{Enter}')
}

function answerTo(item: Item, named: Answer['named'], changes: Partial<Answer> = {}): Answer {
  const promptId = item.kind === 'spot' ? item.prompt.id : item.pairId
  const kept = { roundId, marks: [], sure: 2, ms: 30_000, at: new Date().toISOString() }
  return { id: crypto.randomUUID(), kind: item.kind, promptId, named, ...kept, ...changes } as Answer
}

test('a prompt is marked with the mouse: by press, by drag, and by moving an end', async () => {
  await openRound([spotOf(tramPrompt)])
  await word('200,000').click()
  await expect.element(marks().getByRole('listitem').first()).toMatchTextContent('200,000')
  await userEvent.dragAndDrop(word('runs'), word('consecutive'))
  await expect.element(marks().getByRole('listitem').nth(1)).toMatchTextContent('runs of consecutive')
  await userEvent.dragAndDrop(word('consecutive'), word('of').nth(1))
  await expect.element(marks().getByRole('listitem').nth(1)).toMatchTextContent('runs of')
  await word('load').click()
  await word('exactly').click()
  await expect.element(page.getByText('You can mark up to three. Remove one first.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove the mark: load' }).click()
  await expect.element(marks().getByRole('button')).toHaveLength(2)
  await word('200,000').click()
  await expect.element(marks().getByRole('button')).toHaveLength(1)
})

test('the keyboard alone marks, names, answers and goes on', async () => {
  const { calls } = await openRound([spotOf(tramPrompt), spotOf(radioPrompt)])
  await expect.element(prompt()).toBeVisible()
  for (let tabs = 0; tabs < 12 && document.activeElement?.getAttribute('role') !== 'application'; tabs++)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
  await expect.element(page.getByText('Marked: by exactly k. 1 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{Enter}{Delete}')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('slid{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(page.getByRole('group', { name: 'How sure?' })).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(heading('Prefix Sums & Kadane')).toHaveFocus()
  const sent = () => calls.to('POST /api/practice/answers')[0]?.body.answers[0]
  await expect.poll(sent).toMatchObject({
    roundId,
    promptId: tramPrompt.id,
    kind: 'spot',
    named: 'sliding-window',
    marks: [{ prompt: 0, from: 42, to: 44 }],
    sure: 3,
  })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('Prompt 2 of 2')).toHaveFocus()
})

/** What is known before the answer, and once the server has it. */
function counting(after: Partial<Standing>): Stubs {
  let isAnswered = false
  return {
    'GET /api/practice/standing': () =>
      isAnswered ? { ...standing, answered: standing.answered + 1, ...after } : standing,
    'POST /api/practice/answers': () => {
      isAnswered = true
      return { patterns: [] }
    },
  }
}

const prefixSum = (recall: number, weight: number) =>
  standingWith([{ pattern: 'prefix-sum', recall, interval: [0.21, 0.58], isShown: true, weight }]).patterns

test('a wrong and sure answer shows what decides, why the pattern fails here and where it would be right', async () => {
  await openRound([spotOf(tramPrompt)], { calls: counting({ patterns: prefixSum(0.39, 6) }) })
  await word('200,000').click()
  await word('number').first().click()
  await name('sliding window')
  await sure('Sure').click()
  await expect
    .element(page.getByText(/^You said Sliding Window, and you were sure\. No other mistake/))
    .toBeVisible()
  const verdict = page.getByRole('heading', { level: 1, name: 'Prefix Sums & Kadane' })
  await expect.element(verdict).toHaveFocus()
  await expect
    .element(verdict)
    .toHaveAccessibleDescription(/^It was You said Sliding Window, and you were sure/)
  // Both numbers, never points lost.
  await expect.element(page.getByText('44% → 39%')).toBeVisible()
  await expect.element(page.getByText(/^for Prefix Sums & Kadane\./)).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /^Recall 39%, most likely between 21 and 58; it was 44%/ }))
    .toBeVisible()
  const notes = page.getByRole('region', { name: 'The prompt, with what decides' }).getByRole('listitem')
  await expect.element(notes).toHaveLength(4)
  await expect.element(notes.nth(0)).toMatchTextContent('minus people who got off, decides')
  await expect.element(notes.nth(1)).toMatchTextContent('you marked it')
  await expect.element(notes.nth(3)).toMatchTextContent('numberYou marked this. It doesn’t decide here.')
  const fails = page.getByRole('region', { name: 'Why Sliding Window fails here' })
  await expect.element(fails).toMatchTextContent('Does a longer subarray always push the total the same way?')
  await expect
    .element(fails.getByTerm('This prompt'))
    .toMatchTextContent(/^No, “minus people who got off”[^“]+\.$/)
  await expect
    .element(fails)
    .toMatchTextContent('“changed by exactly k”A total to hit, not a limit to stay under.')
  await expect
    .element(fails.getByTerm('Sliding Window').last())
    .toHaveTextContent('Yes, so shrink from the left when it is too much.')
  const small = page.getByRole('region', { name: 'On a small case' })
  await expect.element(small).toMatchTextContent('How many subarrays of [1, -1, 2] have the sum 2?')
  await expect.element(small.getByTerm('Sliding Window')).toHaveTextContent('1')
  await expect.element(small.getByTerm('Prefix Sums')).toHaveTextContent('2')
  await expect.element(small).toMatchTextContent('counts both: 2.')
  const where = page.getByRole('region', { name: 'Where Sliding Window would be right' })
  await expect.element(where.getByText(patternExamples['sliding-window']?.words ?? '')).toBeVisible()
  await expect
    .element(where.getByRole('link', { name: /^Lesson: Prefix Sums & Kadane/ }))
    .toHaveAttribute('href', '/category/1#prefix-sum')
  await expect
    .element(where.getByRole('link', { name: /^Demo: Prefix Sums & Kadane/ }))
    .toHaveAttribute('target', '_blank')
  await expect.element(page.getByText(/^You took \d+ s$/).first()).toBeInTheDocument()
  await expectAccessible()
})

test('a wrong answer that is no rival shows what it needs, and a prompt for which it is right', async () => {
  await openRound([spotOf(tramPrompt)])
  await name('trie')
  await sure('Sure').click()
  const needs = page.getByRole('region', { name: 'Which words would call for Trie (Prefix Tree)?' })
  await expect.element(needs.getByText('This prompt', { exact: true })).not.toBeInTheDocument()
  await expect.element(needs).toMatchTextContent('queried by how they begin')
  const where = page.getByRole('region', { name: 'Where Trie (Prefix Tree) would be right' })
  await expect.element(where).toMatchTextContent(patternExamples.trie?.text ?? '')
  await expect
    .element(where.getByRole('link', { name: /^Lesson: Trie/ }))
    .toHaveAttribute('href', '/category/6#trie')
})

test('an answered prompt of a phone has the way on in sight, before and after scrolling', async () => {
  await openRound([spotOf(tramPrompt)])
  await name('sliding window')
  await sure('Sure').click()
  await page.viewport(390, 664)
  const next = page.getByRole('button', { name: 'See how it went' })
  await expect.element(next).toBeInViewport({ ratio: 1 })
  page.getByRole('heading', { name: 'On a small case' }).element().scrollIntoView()
  await expect.element(next).toBeInViewport({ ratio: 1 })
})

test('on a phone the small case comes right after the heading of what fails', async () => {
  await openRound([spotOf(tramPrompt)])
  await name('sliding window')
  await sure('Sure').click()
  await page.viewport(390, 844)
  const fails = page.getByRole('heading', { name: 'Why Sliding Window fails here' })
  const small = page.getByRole('heading', { name: 'On a small case' })
  await expect.element(small).toBeVisible()
  const distance =
    small.element().getBoundingClientRect().top - fails.element().getBoundingClientRect().bottom
  expect(distance).toBeLessThan(40)
})

test.each([390, 375, 320])(
  'the bar of a phone %i pixels wide cuts neither title nor count',
  async (width) => {
    await page.viewport(width, 844)
    await openRound(
      Array.from({ length: 12 }, (_, index) => spotOf({ ...tramPrompt, id: `prompt-${index}` })),
    )
    const bar = page.getByCss('.own-bar')
    await expect.element(bar).toMatchTextContent('1 of 12')
    for (const end of [bar.getByText('of 12'), bar.getByRole('link', { name: 'Leave' })])
      expect(end.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
    const { clientWidth, scrollWidth } = bar.getByText('Daily round').element()
    // Narrower than this it is for screen readers only.
    if (width >= 390) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    else expect(clientWidth).toBeLessThanOrEqual(1)
  },
)

test('a right answer says so, and a pattern that also fits counts as right', async () => {
  await openRound([spotOf(tramPrompt), spotOf(radioPrompt)])
  await name('prefix')
  await sure('Likely').click()
  await expect.element(page.getByText('Right, and you thought it likely')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'Easily mistaken for Sliding Window' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Next prompt' }).click()
  await name('interval dp')
  await name('interval & game')
  await sure('Guess').click()
  await expect.element(page.getByText('Right: Interval & Game DP also fits. First choice:')).toBeVisible()
  await expect.element(heading('Binary Search on the Answer')).toBeVisible()
  await expect.element(page.getByText('Interval & Game DP counts as right, too.')).toBeVisible()
  await expect.element(strip()).toHaveAccessibleName('2 items: 2 right')
})

test("'I don't know' answers at once, and its cost is told once, on its button", async () => {
  const { calls } = await openRound([spotOf(tramPrompt)])
  await expect.element(sure('Sure')).toBeDisabled()
  const unknown = page.getByRole('button', { name: /^I don’t know/ })
  await expect.element(unknown).toMatchTextContent('costs no more than a wrong name')
  await unknown.click()
  await expect.element(page.getByText(/^You said you don’t know\./)).toBeVisible()
  await expect.element(strip()).toHaveAccessibleName('1 item: 1 not known')
  await expect
    .poll(() => calls.to('POST /api/practice/answers')[0]?.body.answers[0])
    .toMatchObject({ named: null, sure: 1 })
  await page.getByRole('button', { name: 'See how it went' }).first().click()
  await expect.element(heading('None named, one left open')).toBeVisible()
})

test.each([
  [
    'a prompt that was seen lately',
    { isSeen: true, isRated: true },
    {},
    /^You saw this prompt less than 30 days ago/,
  ],
  ['a round of chosen patterns', { isRated: false }, { kind: 'free' }, /you chose what this round asks/],
  ['a third round of a day', { isRated: true }, {}, /two daily rounds a day count, and this is one more/],
] as const)('an answer that does not count is told as such: %s', async (_, more, round, text) => {
  await openRound([{ ...spotOf(tramPrompt), ...more }], { round, calls: counting({ roundsToday: 2 }) })
  await name('trie')
  await sure('Sure').click()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('a new pattern is announced after its first answer only', async () => {
  const second = { ...tramPrompt, id: 'prefix-sum-2' }
  await openRound(
    [{ ...spotOf(tramPrompt), isNew: true, isRated: true }, spotOf(second), spotOf(radioPrompt)],
    {
      calls: counting({ patterns: prefixSum(0.39, 6) }),
    },
  )
  await expect.element(prompt()).toBeVisible()
  await expect.element(page.getByText(/new pattern|^New/)).not.toBeInTheDocument()
  await name('trie')
  await sure('Guess').click()
  await expect.element(page.getByText('That was a new pattern. Here is another prompt of it.')).toBeVisible()
})

test('a duel asks for both names, and its feedback lights the clauses and shows a counterexample', async () => {
  await openRound([tentFlip])
  await expect.element(heading('One clause differs. Mark it, then name both.')).toBeVisible()
  await expectAccessible()
  const second = page.getByRole('region', { name: 'The second prompt' })
  await second.getByCss('[data-word]:text-is("every")').click()
  await name('depth', page.getByRole('combobox', { name: 'The first is' }))
  await expect.element(page.getByRole('combobox', { name: 'The second is' })).toHaveFocus()
  await expect.element(sure('Likely')).toBeDisabled()
  await name('topological', page.getByRole('combobox', { name: 'The second is' }))
  await sure('Likely').click()
  await expect.element(heading('One of two right, and you marked the clause')).toHaveFocus()
  await expect
    .element(page.getByText(/you took Union-Find for Depth-First Search three times in the last six\./))
    .toBeVisible()
  await expect.element(page.getByText('You said Topological Sort, likely')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What the clause changes' })).toBeVisible()
  const example = page.getByRole('region', { name: 'Try it on the second prompt' })
  await expect.element(example.getByTerm('The right answer')).toHaveTextContent('54332')
  await expect.element(strip()).toHaveAccessibleName('1 item: 1 wrong')
  await expectAccessible()
})

test('the two names of a duel in the wrong order are told as such', async () => {
  const [first, second] = tentFlip.prompts
  await openRound([{ ...tentFlip, prompts: [{ ...first, alsoFits: [] }, second] }])
  await name('union', page.getByRole('combobox', { name: 'The first is' }))
  await name('depth', page.getByRole('combobox', { name: 'The second is' }))
  await sure('Likely').click()
  await expect.element(heading('Right names, the wrong way around')).toBeVisible()
})

test('the end tells how it went and what moved, and each item can be read again', async () => {
  const items = [spotOf(tramPrompt), tentFlip, spotOf(radioPrompt)]
  await openRound(items, {
    round: {
      endedAt: new Date().toISOString(),
      answers: [
        answerTo(items[0]!, 'prefix-sum', { sure: 3 }),
        answerTo(items[1]!, ['depth-first-search', 'depth-first-search'], { sure: 3 }),
        answerTo(items[2]!, null, { sure: 1 }),
      ],
    },
  })
  await expect.element(heading('One of three')).toBeVisible()
  await expect
    .element(
      page.getByText(
        /^In two minutes\. You were sure twice, and right in one of them\. Once you said that you/,
      ),
    )
    .toBeVisible()
  // On a device on which the round did not begin, only where it led.
  await expect.element(page.getByText('1,000 m').first()).toBeVisible()
  await expect.element(page.getByText(/^[+−]\d+ m$/)).not.toBeInTheDocument()
  const moved = page.getByRole('list', { name: 'What moved' })
  await expect.element(moved.getByRole('listitem')).toHaveLength(1)
  await expect.element(moved.getByRole('listitem')).toMatchTextContent('44%')
  await expectAccessible()
  await page.getByRole('link', { name: /^DFS, pair \(wrong, read again\)/ }).click()
  await expect.element(heading('One of two right')).toBeVisible()
  await page.getByRole('button', { name: 'Read the next one' }).click()
  await expect.element(heading('Binary Search on the Answer')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect.element(heading('One of three')).toBeVisible()
})

test('a round goes on where it was, also with answers that this browser could not send', async () => {
  const items = [spotOf(tramPrompt), spotOf(radioPrompt), tentFlip]
  const waiting = answerTo(items[1]!, 'trie')
  const { calls } = await openRound(items, {
    round: { answers: [answerTo(items[0]!, 'prefix-sum')] },
    localStorage: {
      'capra.storageOwner': realReply('GET /api/user').id,
      [`capra.waitingAnswers.${realReply('GET /api/user').id}.${waiting.id}`]: JSON.stringify(waiting),
    },
  })
  await expect.element(heading('One clause differs. Mark it, then name both.')).toBeVisible()
  await expect.element(strip()).toHaveAccessibleName('3 items: 1 right, 1 wrong, 1 now')
  await expect.poll(() => calls.to('POST /api/practice/answers')).toHaveLength(1)
})

test('without network the round goes on, and the answers wait in the strip', async () => {
  await page.viewport(1440, 900)
  const { calls } = await openRound([spotOf(tramPrompt), spotOf(radioPrompt)], {
    calls: { 'POST /api/practice/answers': offline },
  })
  await name('prefix')
  await sure('Sure').click()
  await expect.element(heading('Prefix Sums & Kadane')).toBeVisible()
  const next = page.getByRole('button', { name: /^Next prompt/ })
  await expect.element(page.getByText(/^1 answer waits to be sent\./)).toBeVisible()
  const { top } = next.element().getBoundingClientRect()
  await expect.element(strip()).toHaveAccessibleName('2 items: 1 to come, 1 waiting to be sent')
  calls.stub({ 'POST /api/practice/answers': { patterns: [] } })
  window.dispatchEvent(new Event('online'))
  await expect.element(strip()).toHaveAccessibleName('2 items: 1 right, 1 to come')
  // What goes by itself moves no button from under a press.
  expect(next.element().getBoundingClientRect().top).toBe(top)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('capra.waitingAnswers'))).toEqual([])
})

test('an answer that the server refuses is explained', async () => {
  await openRound([spotOf(tramPrompt)], {
    calls: { 'POST /api/practice/answers': refusal(400, 'This prompt no longer exists.') },
  })
  await name('prefix')
  await sure('Guess').click()
  await expect.element(toast()).toMatchTextContent('This prompt no longer exists.')
})

test('a round that is not there, or cannot be loaded, is explained', async () => {
  const { calls } = await openRound([spotOf(tramPrompt)], {
    calls: { 'GET /api/practice/rounds/:id': offline },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('This round could not be loaded.')
  calls.stub({ 'GET /api/practice/rounds/:id': refusal(404, 'Round not found') })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(heading('Round not found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Go to Practice' }))
    .toHaveAttribute('href', '/practice')
})

test('on a phone the name is chosen in a sheet, and nothing scrolls sideways', async () => {
  await openRound([spotOf(tramPrompt)])
  await expect.element(prompt()).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Name the pattern Any of 43' }).click()
  const sheet = page.getByRole('dialog', { name: 'Name the pattern' })
  await sheet.getByRole('combobox', { name: 'Search patterns' }).fill('prefix')
  await sheet.getByRole('option', { name: /^Prefix Sums & Kadane/ }).click()
  await expect
    .element(page.getByRole('button', { name: 'Name the pattern Prefix Sums & Kadane' }))
    .toBeVisible()
  await sure('Sure').click()
  await expect.element(page.getByText('Right, and you were sure')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'See how it went' })).toBeVisible()
})

test('in a duel on a phone, the list leaves the search field free', async () => {
  await page.viewport(390, 844)
  await openRound([tentFlip])
  await page.getByRole('button', { name: 'The first is Any of 43' }).click()
  const search = page.getByRole('dialog', { name: 'The first is' }).getByRole('combobox')
  // A press that something else would get fails.
  await search.click()
  await search.fill('depth')
  await search.click()
})

test('no line breaks anew when words are marked or the answer comes', async () => {
  await openRound([spotOf(tramPrompt)])
  await expect.element(prompt()).toBeVisible()
  await document.fonts.ready
  const lines = () =>
    [...document.querySelectorAll('[data-word]')].map((each) => Math.round(each.getBoundingClientRect().left))
  const wordTops = () => {
    const tops = [...document.querySelectorAll('[data-word]')].map((each) => each.getBoundingClientRect().top)
    return tops.map((top) => Math.round(top - (tops[0] ?? 0)))
  }
  const before = wordTops()
  expect(lines().length).toBe(before.length)
  await userEvent.dragAndDrop(word('runs'), word('consecutive'))
  expect(wordTops()).toEqual(before)
  await name('sliding window')
  await sure('Sure').click()
  await expect.element(heading('Prefix Sums & Kadane')).toBeVisible()
  expect(wordTops()).toEqual(before)
})

test('a finger marks by a tap or by drawing sideways, and scrolling marks nothing', async () => {
  await openRound([spotOf(tramPrompt)])
  await page.viewport(390, 844)
  await expect.element(prompt()).toBeVisible()
  const touch = (type: string, at: Locator) => {
    const rect = at.element().getBoundingClientRect()
    const [clientX, clientY] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    const init = { bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: true, clientX, clientY }
    prompt().element().dispatchEvent(new PointerEvent(type, init))
  }
  touch('pointerdown', word('runs'))
  touch('pointermove', word('consecutive'))
  const plate = page.getByCss('[style*="--x"]')
  await expect.element(plate).toHaveTextContent('runs of consecutive')
  const { left, right } = plate.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(12)
  expect(right).toBeLessThanOrEqual(390)
  touch('pointerup', word('consecutive'))
  await expect.element(plate).not.toBeInTheDocument()
  await expect.element(marks().getByRole('button')).toHaveLength(1)

  // A tap beside a mark joins it.
  touch('pointerdown', word('stops').nth(1))
  touch('pointerup', word('stops').nth(1))
  await expect.element(marks().getByRole('listitem').first()).toMatchTextContent('runs of consecutive stops')

  touch('pointerdown', word('load'))
  touch('pointercancel', word('load'))
  await expect.element(marks().getByRole('button')).toHaveLength(1)
})

test('after an answer Enter and Space go on from anywhere, and the button shows the key', async () => {
  const { calls } = await openRound([spotOf(tramPrompt), spotOf(radioPrompt), tentFlip])
  await page.getByRole('button', { name: /^I don.t know/ }).click()
  await expect.element(heading('Prefix Sums & Kadane')).toHaveFocus()
  expect(getComputedStyle(heading('Prefix Sums & Kadane').element()).outlineStyle).toBe('none')
  const next = page.getByRole('button', { name: 'Next prompt' }).first()
  await expect.element(next).toMatchTextContent('Enter')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Prompt 2 of 3' })).toHaveFocus()
  // It answers nothing.
  await userEvent.keyboard('{Enter} ')
  await expect.poll(() => calls.to('POST /api/practice/answers')).toHaveLength(1)

  await page.getByRole('button', { name: /^I don.t know/ }).click()
  await expect.element(next).toBeVisible()
  // Where nothing has the focus, and not where the key does something else.
  const link = page.getByRole('link', { name: 'Capra, home' })
  link.element().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  await expect.element(next).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(heading('One clause differs. Mark it, then name both.')).toHaveFocus()
})

test('marks and names of the open item are there again, until it is answered', async () => {
  const { unmount } = await openRound([tentFlip])
  const first = page.getByCss('[role=application]').first()
  await first.getByCss('[data-word="2"]').click()
  const name = page.getByRole('combobox', { name: 'The second is' })
  await name.fill('union')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveValue('Union-Find')
  const stored = localStorage.getItem(`capra.openAnswer.${roundId}`) ?? ''

  await unmount()
  await openRound([tentFlip], { localStorage: { [`capra.openAnswer.${roundId}`]: stored } })
  await expect.element(name).toHaveValue('Union-Find')
  await expect.element(page.getByRole('combobox', { name: 'The first is' })).toHaveValue('')
  expect(document.querySelectorAll('[role=application] [class*=marked]')).toHaveLength(1)
  await page.getByRole('combobox', { name: 'The first is' }).fill('depth')
  await userEvent.keyboard('{Enter}')
  await sure('Sure').click()
  await expect.element(heading('Both right')).toBeVisible()
  expect(localStorage.getItem(`capra.openAnswer.${roundId}`)).toBeNull()
})

test('what is stored of an open item and does not fit it is left out', async () => {
  const kept = {
    itemId: tramPrompt.id,
    marks: [
      { prompt: 0, from: 2, to: 9000 },
      { prompt: 0, from: 1, to: 2 },
    ],
    names: { 0: 'no-such-pattern' },
  }
  await openRound([spotOf(tramPrompt)], {
    localStorage: { [`capra.openAnswer.${roundId}`]: JSON.stringify(kept) },
  })
  await expect.element(marks().getByRole('button')).toHaveLength(1)
  await expect.element(field()).toHaveValue('')
})

const driven = (right: number) => ({
  userId: realReply('GET /api/user').id,
  lessons: {},
  hints: {},
  results: {
    'two-pointers': [{ kind: 'drive' as const, at: new Date().toISOString(), input: 'a', acts: 9, right }],
  },
})
const doing = { kind: 'drive' as const, pattern: 'two-pointers' }

test('after the prompts a spotted pattern is driven in the round, which can be left', async () => {
  const item = spotOf(tramPrompt)
  await openRound([item], { round: { doing, createdAt: new Date().toISOString() } })
  await expect.element(strip()).toHaveAccessibleName('2 items: 1 now, 1 to come')
  await name('Prefix')
  await sure('Sure').click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.element(heading('You spot Two Pointers. Now drive it.')).toHaveFocus()
  const player = page.getByRole('region', { name: /^Visual demo / })
  await expect.element(player.getByRole('radio', { name: /^Drive/ })).toBeChecked()
  await expect.element(strip()).toHaveAccessibleName(/1 now$/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Leave it for today' }).click()
  await expect.element(heading(/of one$/)).toHaveFocus()
  await page.getByText(/One extra question is left\./).click()
  await page.getByRole('button', { name: 'Drive Two Pointers' }).click()
  await expect.element(heading('You spot Two Pointers. Now drive it.')).toBeVisible()
})

test('a run since the round was made is its result, and a finished round shows it at its end', async () => {
  const item = spotOf(tramPrompt)
  await openRound([item], {
    round: { doing, createdAt: new Date().toISOString(), answers: [answerTo(item, 'prefix-sum')] },
    calls: { 'GET /api/learning': driven(7) },
  })
  await page.getByText('Nothing is due tomorrow.', { exact: true }).click()
  await expect.element(page.getByText('Drive Two Pointers: 7 of 9 acts right at first try.')).toBeVisible()
  await expect.element(strip()).toHaveAccessibleName('2 items: 1 right, 1 wrong')
})

test('the lines of a pattern that is driven are ordered in another tab', async () => {
  const item = spotOf(tramPrompt)
  const answers = [answerTo(item, 'prefix-sum')]
  const createdAt = new Date().toISOString()
  const passed = { kind: 'build' as const, at: createdAt, rung: 'order' as const, language: 'cpp' as const }
  const round = { doing: { kind: 'order' as const, pattern: 'two-pointers' }, createdAt, answers }
  const { unmount } = await openRound([item], { round })
  await page.getByText(/One extra question is left\./).click()
  await page.getByRole('button', { name: 'Order the lines of Two Pointers' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Order the lines of Two Pointers' }))
    .toHaveAttribute('href', '/build/two-pointers?rung=order')
  await expectAccessible()
  await unmount()
  const learned = { ...driven(9), results: { 'two-pointers': [passed] } }
  await openRound([item], { round, calls: { 'GET /api/learning': learned } })
  await page.getByText('Nothing is due tomorrow.', { exact: true }).click()
  await expect.element(page.getByText('Order the lines of Two Pointers: done.')).toBeVisible()
})
