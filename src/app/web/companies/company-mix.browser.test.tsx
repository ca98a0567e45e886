import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Fingerprint } from '#practice/fingerprint-contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage, type PageOptions } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'
import { realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const address = 'GET /api/practice/fingerprint'
const mix = (name = 'What Uber asks, and what you would spot') => page.getByRole('region', { name })
const fold = () => mix().getByRole('button', { name: /^What Uber asks/ })
const opened = { 'capra.openedMix': 'open' }

/** Uber's mix of four patterns, for a member who has answered. */
function aFingerprint(isShown = true): Fingerprint {
  const shares = { trie: 0.4, backtracking: 0.3, 'hash-lookup': 0.2, 'breadth-first-search': 0.1 }
  return {
    companies: [{ slug: 'uber', name: 'Uber' }],
    patterns: Object.entries(shares).map(([pattern, share]) => ({
      ...{ pattern, share },
      recall: { value: 0.63, interval: [0.5, 0.76], isShown: isShown && pattern !== 'breadth-first-search' },
    })),
    own: {
      recall: { value: 0.653, interval: [0.61, 0.702], isShown, known: isShown ? 0.9 : 0.2 },
      meters: 1120,
      nextHour: [
        { pattern: 'trie', gain: 0.028 },
        { pattern: 'backtracking', gain: 0.0195 },
        { pattern: 'hash-lookup', gain: 0.03 },
      ],
    },
    questionCount: 45,
    builtInDate: 'May 2022',
    importedReportCount: 0,
  }
}
const open = (options: PageOptions = {}, companies = 'uber') =>
  openPage(`/company-questions?companies=${companies}`, {
    as: 'member',
    localStorage: opened,
    ...options,
    calls: { [address]: aFingerprint(), ...options.calls } as Stubs,
  })

test('on a phone, the companies of the plan come first', async () => {
  await page.viewport(390, 844)
  await openPage('/company-questions', {
    as: 'member',
    calls: { 'GET /api/settings': { ...realReply('GET /api/settings'), companies: ['uber'] } },
  })
  const companies = page.getByRole('list', { name: 'Questions of one company' }).getByRole('listitem')
  await expect.element(companies.first()).toHaveTextContent('Uber')
  await expect.element(companies.nth(1)).toHaveTextContent('Adobe')
})

test('without a chosen company there is no mix', async () => {
  const { calls } = await openPage('/company-questions', { as: 'member', localStorage: opened })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^What .* asks?/ })).not.toBeInTheDocument()
  expect(calls.to(address)).toEqual([])
})

test('the mix is shut while the filters are open, and opening it closes them', async () => {
  await page.viewport(1440, 900)
  await open()
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  await fold().click()
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
})

test('a chosen company has a closed line with the number, which opens by keyboard and stays open', async () => {
  const { unmount } = await open({ localStorage: {} })
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(fold()).toMatchTextContent('65%')
  await expect.element(fold()).toMatchTextContent('most likely between 61 and 70')
  expect(fold().element().getBoundingClientRect().height).toBe(56)
  fold().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mix().getByRole('button', { name: 'Practice this mix' })).toBeVisible()
  await expect.element(fold()).toHaveFocus()
  await unmount()
  const { unmount: leaveEmptyList } = await open({}, 'uber&q=zzz')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect.element(mix()).not.toBeInTheDocument()
  await leaveEmptyList()
  await open({ localStorage: {} })
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  await fold().click()
  await expect.element(mix().getByRole('button', { name: 'Practice this mix' })).not.toBeInTheDocument()
})

test('the mix says what is asked, where the next hour is worth most, and where it comes from', async () => {
  await open()
  const patterns = mix().getByRole('list', { name: 'The mix, most asked first' }).getByRole('listitem')
  await expect.element(patterns).toHaveLength(4)
  await expect.element(patterns.first()).toHaveTextContent('Trie (Prefix Tree): 40.0% of the mix, recall 63%')
  await expect
    .element(patterns.last())
    .toHaveTextContent('Breadth-First Search: 10.0% of the mix, recall about 65%')
  const worth = mix().getByRole('list', { name: 'Where the next hour is worth most' })
  await expect.element(worth.getByRole('link').first()).toHaveTextContent('Trie+2.8 points')
  await expect.element(worth.getByRole('link').first()).toHaveAttribute('href', '/category/6#trie')
  await expect.element(worth.getByRole('link').last()).toHaveTextContent('Hash Map+3 points')
  await expect.element(mix()).toMatchTextContent('Pale: 10% of the mix')
  await expect
    .element(mix())
    .toMatchTextContent('45 questions, each counted for its first pattern, reported until May 2022.')
  await expect.element(mix().getByRole('link', { name: /^hxu296/ })).toHaveAttribute('rel', 'noopener')
  await expectAccessible()
})

test('while too little of the mix is known, its number is only about right', async () => {
  await open({ calls: { [address]: aFingerprint(false) } })
  await expect.element(fold()).toMatchTextContent('about 65%')
  await expect.element(mix()).toMatchTextContent('Pale: 80% of the mix')
})

test('before the first answer there is a mix without a number', async () => {
  await open({ calls: { [address]: realReply(address) } })
  await expect.element(mix()).toMatchTextContent('Your number and the heights come with your first answers')
  await expect.element(fold()).not.toMatchTextContent('%')
})

test('the mix can be practiced, and several companies add up', async () => {
  const { calls } = await open(
    { calls: { 'POST /api/practice/rounds': refusal(503, 'Try later.') } },
    'uber,snap',
  )
  const both = mix('What Uber and Snap ask, and what you would spot')
  await both.getByRole('button', { name: 'Practice this mix' }).click()
  await expect
    .element(both.getByRole('alert'))
    .toMatchTextContent('This round could not be started. Try later.')
  expect(calls.to('POST /api/practice/rounds')[0]?.body.company).toBe('uber,snap')
  expect(calls.to(address)[0]?.url.searchParams.get('companies')).toBe('snap,uber')
})

test('the company becomes part of the plan, beside those that are there', async () => {
  const settings = { ...realReply('GET /api/settings'), companies: ['google'] }
  const { calls } = await open({
    calls: {
      'GET /api/settings': settings,
      'PUT /api/settings': { ...settings, companies: ['google', 'uber'] },
    },
  })
  await mix().getByRole('link', { name: 'Plan towards Uber' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('plan')
  await expect
    .poll(() => calls.to('PUT /api/settings')[0]?.body)
    .toMatchObject({ companies: ['google', 'uber'] })
})

test('a company of the plan leads to it without a change', async () => {
  await open({ calls: { 'GET /api/settings': { ...realReply('GET /api/settings'), companies: ['uber'] } } })
  await expect.element(mix().getByRole('link', { name: 'Open the plan' })).toHaveAttribute('href', '/plan')
})

test('guests see the mix, and what an account adds', async () => {
  await open({ as: 'guest', calls: { [address]: realReply(address, 'anonymous') } })
  const guestMix = mix('What Uber asks')
  await expect.element(guestMix).toMatchTextContent('With an account you also see how much of this mix')
  await expect.element(guestMix.getByRole('button', { name: 'Practice this mix' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('more than ten companies have no mix, and a mix that fails can be tried again', async () => {
  const { companies } = realReply('GET /api/company-questions/list')
  const slugs = companies.slice(0, 11).map(({ slug }) => slug)
  const { calls, unmount } = await open({}, slugs.join())
  await expect
    .element(mix('What these 11 companies ask, and what you would spot'))
    .toMatchTextContent('Choose at most 10 companies to see their mix.')
  expect(calls.to(address)).toEqual([])
  await unmount()
  const { calls: later } = await open({ calls: { [address]: refusal(400, 'Something is wrong.') } })
  await expect
    .element(mix().getByRole('alert'))
    .toMatchTextContent('This mix could not be loaded. Something is wrong.')
  later.stub({ [address]: aFingerprint() })
  await mix()
    .getByRole('button', { name: /again|retry/i })
    .click()
  await expect.element(fold()).toMatchTextContent('65%')
})

test("the practice page draws the height of the first company's mix", async () => {
  await openPage('/practice', {
    as: 'member',
    calls: {
      'GET /api/settings': { ...realReply('GET /api/settings'), companies: ['uber', 'google'] },
      [address]: aFingerprint(),
      'GET /api/practice/standing': standing([standingOf('trie', '+++')]),
    },
  })
  await expect.element(page.getByRole('img', { name: /Uber at 1,120 meters/ })).toBeVisible()
})
