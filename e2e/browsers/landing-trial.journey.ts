import { expect } from '@playwright/test'
import { test } from './test.ts'
import { button, heading, link, region, text, within } from './user/targets.ts'

const question = region('Can you spot it?')
const feedback = region('What gives it away')
const word = (name: string) => within(question, '[data-word]', text(name))
/** How many words end beyond the right edge of their prompt. */
const wordsOutside = `[...document.querySelectorAll('[data-word]')].filter((word) =>
  word.getBoundingClientRect().right > word.closest('p').getBoundingClientRect().right + 4).length`

test('a visitor marks words, spots a pattern and goes on to a round as a guest', async ({ user }) => {
  await user.open('/landing')
  await user.see(question)
  expect(await user.evaluate<number>(wordsOutside)).toBe(0)
  await user.drag(word('negative.'), word('entry'))
  await user.see(within(question, text(/^Marked: /)), 'Marked: entry is negative. 2 of 3.')
  await user.click(within(question, button(/^Sliding Window/)))
  await user.see(within(feedback, heading('Sliding Window')))
  await user.expectFocus(within(feedback, heading('Sliding Window')))
  expect(await user.evaluate<number>(wordsOutside)).toBe(0)

  await user.click(within(feedback, button('Try a harder one')))
  await user.click(within(region('A harder one'), button('I don’t know')))
  await user.click(within(feedback, link('Play a round')))
  await user.click(button('Continue as Guest'))
  await user.see(heading('Practice'))
})
