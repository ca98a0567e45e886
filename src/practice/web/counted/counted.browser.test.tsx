import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'

const main = page.getByRole('main')
const bins = Array.from({ length: 10 }, (_, index) => ({ from: index / 10, to: (index + 1) / 10 }))
const known = standing([standingOf('two-pointers', '+++++++-+')], {
  forecasts: bins.map((bin, index) =>
    index === 7
      ? { ...bin, count: 20, forecast: 15, credit: 14 }
      : { ...bin, count: 9, forecast: 5, credit: 4 },
  ),
  words: [
    { count: 9, right: 2 },
    { count: 30, right: 20 },
    { count: 22, right: 18 },
  ],
})

test.each(['dark', 'light'])(
  'tells how recall is counted, with an example and what has come true: %s',
  async (theme) => {
    await openPage('/practice?counted', {
      as: 'member',
      calls: { 'GET /api/practice/standing': known },
      localStorage: { theme },
    })
    await expect.element(main).toMatchTextContent('Three right answers: 79% [64 to 92]')
    await expect.element(main).toMatchTextContent('One wrong answer on the next day: 71% [51 to 87]')
    await expect.element(main).toMatchTextContent('predicted 75%, actual 70% of 20')
    await expect
      .element(main)
      .toMatchTextContent('When you say sure, you are right in eight of ten (18 of 22)')
    await expect.element(main).not.toMatchTextContent('When you say a guess')
    await expect
      .element(main.getByRole('region', { name: 'Have these numbers been right?' }).getByRole('listitem'))
      .toHaveLength(1)
    await expectAccessible()
  },
)

test('a guest who has not answered yet gets the same page', async () => {
  await openPage('/practice?counted', { as: 'guest' })
  await expect.element(main).toMatchTextContent('from your eleventh answer that counts on')
  await expect.element(main).toMatchTextContent('From ten answers with the same word on')
})
