import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { problemsOf } from '#curriculum/patterns.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const card = (pattern: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${pattern}`) }).getByRole('button')
const menu = page.getByRole('navigation', { name: 'Sections of Two Pointers' })
const section = (name: string) => page.getByCss(`#two-pointers-${name}`)

const guestLesson = (progress: object) => ({
  localStorage: {
    'capra.guestLearning': JSON.stringify({ lessons: { 'two-pointers': progress }, hints: {} }),
  },
})
const startedAt = '2026-11-01T08:00:00.000Z'

test.each([
  ['is offered', {}, 'Start with the lesson', '9 steps, about 12 min', 'Start the lesson'],
  [
    'goes on where it was left',
    guestLesson({ startedAt, step: 2, answers: {} }),
    'Continue at step 3: The idea',
    '2 of 9 done, about 10 min left',
    'Continue',
  ],
  [
    'can be played again',
    guestLesson({ startedAt, step: 8, answers: {}, finishedAt: startedAt }),
    'Lesson done',
    'Lesson done',
    'Again',
  ],
])('the lesson %s at the top of the card', async (_, options, title, text, action) => {
  await openPage('/category/1#two-pointers', { as: 'guest', ...options })
  const band = page.getByRole('region', { name: 'Lesson' })
  await expect.element(band.getByRole('heading')).toHaveTextContent(title)
  await expect.element(band).toMatchTextContent(text)
  await expect
    .element(band.getByRole('link', { name: action }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expectAccessible()
})

test('a pattern without a lesson has no band', async () => {
  await openPage('/category/1#two-pointers', {
    as: 'guest',
    calls: { 'GET /api/categories': withoutLessons(realReply('GET /api/categories')) },
  })
  await expect.element(page.getByRole('heading', { name: 'Recognition guide' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Lesson' })).not.toBeInTheDocument()
})

function withoutLessons(categories: ReplyTo<'GET /api/categories'>) {
  return categories.map((category) => ({
    ...category,
    patterns: category.patterns.map((pattern) =>
      pattern.locked ? pattern : { ...pattern, lessonSteps: undefined },
    ),
  }))
}

test('the menu of an open card leads to its sections and marks the one on the screen', async () => {
  await openPage('/category/1', { as: 'guest' })
  await page.getByRole('tab', { name: 'Not Started' }).click()
  await card('Two Pointers').click()
  expect(
    menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Clues', 'Demo', 'Practice', 'Mistakes', 'Variations', 'Questions'])
  await menu.getByRole('link', { name: 'Practice' }).click()
  await expect.element(section('practice')).toHaveFocus()
  await expect
    .element(section('practice').getByRole('heading', { name: 'Practice problems' }))
    .toBeInViewport()
  await expect
    .element(menu.getByRole('link', { name: 'Practice' }))
    .toHaveAttribute('aria-current', 'location')
  await expect.element(page.getByRole('tab', { name: 'Not Started', selected: true })).toBeInTheDocument()
  // It stays under the header.
  await expect.element(menu.getByRole('link', { name: 'Variations' })).toBeInViewport()
  menu.getByRole('link', { name: 'Variations' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(section('variations')).toHaveFocus()
  await expect
    .element(section('variations').getByRole('heading', { name: 'Common variations' }))
    .toBeInViewport()
  await expect
    .element(menu.getByRole('link', { name: 'Variations' }))
    .toHaveAttribute('aria-current', 'location')
  await expectAccessible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px, no heading is hidden after a press on its link in the menu`, async () => {
    await page.viewport(width, height)
    await openPage('/category/1#two-pointers', { as: 'member' })
    await expect.element(page.getByCss('#two-pointers .demo')).toBeInTheDocument()
    for (const name of ['Clues', 'Demo', 'Practice', 'Mistakes', 'Variations']) {
      await menu.getByRole('link', { name }).click()
      await expect.element(section(name.toLowerCase())).toHaveFocus()
      const covered = [...document.querySelectorAll('header, #two-pointers nav')]
        .filter((bar) => getComputedStyle(bar).position === 'sticky')
        .map((bar) => bar.getBoundingClientRect())
      // The demo's title on a phone is that of its problem.
      const { top } = section(name.toLowerCase()).element().getBoundingClientRect()
      expect(top, name).toBeLessThan(height / 2)
      for (const { bottom } of covered) expect(top, name).toBeGreaterThanOrEqual(bottom)
    }
  })

test('a link to a section of a card opens the card there', async () => {
  await openPage('/category/1#two-pointers-mistakes', { as: 'guest' })
  await expect.element(card('Two Pointers')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByCss('#two-pointers .demo')).toBeInTheDocument()
  await expect.element(section('mistakes').getByRole('heading', { name: 'Common mistakes' })).toBeInViewport()
  await expect.element(section('mistakes')).toHaveFocus()
})

test('on a phone, every clue is in sight; variations and code are folded', async () => {
  await page.viewport(390, 844)
  await openPage('/category/1#two-pointers', { as: 'guest' })
  for (const name of ['Recognition guide', 'Phrases that give it away', 'Easily mistaken for'])
    await expect.element(section('clues').getByRole('heading', { name })).toBeVisible()
  await expect.element(section('clues').getByRole('link', { name: 'Sliding Window' })).toBeVisible()
  await expect.element(section('demo').getByText('Code, variables and more')).toBeVisible()
  await expect.element(section('demo').getByCss('.demo-code')).not.toBeVisible()
  await expect.element(section('variations').getByText('Reader and writer')).not.toBeVisible()
  await section('variations').getByRole('heading', { name: 'Common variations' }).click()
  await expect.element(section('variations').getByText('Reader and writer')).toBeVisible()
  await expectAccessible()
})

test('a similar pattern has one question and its answer; its example and the rest of the clues open in place', async () => {
  await openPage('/category/1#two-pointers', { as: 'guest' })
  const rival = section('clues').getByRole('listitem').filter({ hasText: 'Sliding Window' })
  await expect.element(rival.getByRole('paragraph')).toHaveLength(2)
  await rival.getByRole('button', { name: 'Example of Sliding Window' }).click()
  await expect.element(rival.getByRole('paragraph')).toHaveLength(3)
  const clues = section('clues')
    .getByRole('paragraph')
    .filter({ hasText: /^(?!.*, here:).{250,}$/ })
  const { height } = clues.element().getBoundingClientRect()
  await section('clues').getByRole('button', { name: 'More about its clues' }).click()
  expect(clues.element().getBoundingClientRect().height).toBeGreaterThan(height)
  await expectAccessible()
})

test('the code of a variation opens below it, and that of the demo is in the demo', async () => {
  await openPage('/category/1#two-pointers', { as: 'guest' })
  const variations = section('variations')
  await expect
    .element(variations.getByRole('link', { name: 'In the demo' }))
    .toHaveAttribute('href', '/category/1#two-pointers-demo')
  await variations.getByRole('button', { name: /more variations$/ }).click()
  await variations.getByRole('button', { name: 'Code of Reader and writer' }).click()
  await expect.element(variations.getByText(/^Both indices move right/)).toBeVisible()
  await expect.element(variations.getByRole('button', { name: 'Copy' })).toBeVisible()
  await variations.getByRole('button', { name: 'Hide code of Reader and writer' }).click()
  await expect.element(variations.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument()
  await variations.getByRole('button', { name: 'Code of Reader and writer' }).click()
  await expectAccessible()
})

test('five problems are shown first, the others after a press or by a link', async () => {
  const { unmount } = await openPage('/category/1#two-pointers', { as: 'guest' })
  const boxes = section('practice').getByRole('checkbox')
  await expect.element(boxes).toHaveLength(5)
  const more = section('practice').getByRole('button', { name: /practice problems$/ })
  await expect.element(more).toMatchTextContent('Four more, one of them hard')
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(boxes).toHaveLength(9)
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(boxes).toHaveLength(5)
  await unmount()
  await openPage('/category/1#two-pointers/42', { as: 'guest' })
  await expect.element(boxes).toHaveLength(9)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Trapping Rain Water' })).toHaveFocus()
})

const questions: ReplyTo<'GET /api/patterns/:name/questions'> = [
  {
    id: 'two-pointers-question-why-not-try-all-pairs',
    question: 'Why not try all pairs?',
    asks: ['brute force'],
    answer: 'There are n² of them; a move rules out `n` at once.',
  },
  {
    id: 'two-pointers-question-does-it-need-a-sorted-array',
    question: 'Does it need a sorted array?',
    asks: ['unsorted input'],
    answer: 'For sums, yes.',
  },
]

test('the questions are loaded when they are opened, and can be searched in the words of learners', async () => {
  const { calls } = await openPage('/category/1#two-pointers', {
    as: 'guest',
    calls: { 'GET /api/patterns/:name/questions': questions },
  })
  const part = section('questions')
  await expect.element(part.getByRole('button', { name: 'Questions learners ask' })).toBeVisible()
  expect(calls.to('GET /api/patterns/:name/questions')).toHaveLength(0)
  await part.getByRole('button', { name: 'Questions learners ask' }).click()
  await part.getByText('Why not try all pairs?').click()
  await expect.element(part.getByText('n', { exact: true })).toBeVisible()
  await part.getByRole('searchbox').fill('UNSORTED')
  await expect.element(part.getByText('Why not try all pairs?')).not.toBeInTheDocument()
  await expect.element(part.getByText('Does it need a sorted array?')).toBeVisible()
  await expectAccessible()
  await part.getByRole('searchbox').fill('unicorn')
  await expect.element(part.getByRole('status')).toMatchTextContent('No question here matches "unicorn".')
})

test('a link to a question opens it on its card', async () => {
  await openPage(`/category/1#${questions[1]?.id}`, {
    as: 'guest',
    calls: { 'GET /api/patterns/:name/questions': questions },
  })
  await expect.element(page.getByText('For sums, yes.')).toBeInViewport()
  await expect.element(page.getByCss(`#${questions[1]?.id}`)).toHaveAttribute('open')
  await expect.element(page.getByCss(`#${questions[0]?.id}`)).not.toHaveAttribute('open')
})

test('questions that cannot be loaded are asked for again', async () => {
  const { calls } = await openPage('/category/1#two-pointers', {
    as: 'guest',
    calls: { 'GET /api/patterns/:name/questions': offline },
  })
  await section('questions').getByRole('button', { name: 'Questions learners ask' }).click()
  await expect.element(section('questions').getByRole('alert')).toMatchTextContent('could not be loaded')
  calls.stub({ 'GET /api/patterns/:name/questions': questions })
  await section('questions').getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Why not try all pairs?')).toBeVisible()
})

test('a link to a part that the card no longer has leads to the card', async () => {
  await openPage('/category/1#sliding-window-story', { as: 'guest' })
  await expect.element(card('Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(card('Sliding Window')).toHaveFocus()
})

test('the last tick completes the pattern and offers the next one', async () => {
  const { id: userId } = realReply('GET /api/user')
  await openPage('/category/1#two-pointers-practice', {
    as: 'member',
    calls: {
      'GET /api/solved': { userId, version: 1, solved: problemsOf(1).slice(1) },
      'PUT /api/solved': () => new Promise(() => {}),
    },
  })
  const status = section('practice').getByRole('status')
  await expect.element(status).toHaveTextContent('8 of 9 problems solved')
  await section('practice').getByRole('checkbox').first().click()
  await expect.element(status).toMatchTextContent('Pattern Completed! Great job!')
  await expect.element(section('practice').getByText(/^1 of \d+ patterns of Arrays completed/)).toBeVisible()
  await expect.element(section('practice').getByCss('.contour-ring[data-drawn]')).toHaveLength(1)
  await section('practice').getByRole('link', { name: 'Next pattern: Sliding Window' }).click()
  await expect.element(card('Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(card('Sliding Window')).toHaveFocus()
})
