import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Member, newPerson, signUpQuickly } from './people.ts'
import { visit } from './screens.ts'
import type { Site } from './start-site.ts'

/** What people do and see in My Herd. */

export const criteria = [
  'Problem understanding',
  'Approach',
  'Complexity',
  'Code quality',
  'Testing',
  'Communication',
  'Optimization',
] as const

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

export function card(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'GoatMates' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** The first interview of the history with this person, in the role that is shown. */
export function row(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: /^Interviews you/ })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${name} (asked|answered)`) })
    .first()
}

/** The first interview or request under Coming up with this person. */
export function comingUp(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Coming up' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${name} a(sks|nswers)`) })
    .first()
}

export async function openHerd(page: Page): Promise<void> {
  await visit(page, '/my-herd')
  await waitForList(page, 'GoatMates', 'No GoatMates yet')
}

export async function openHistory(page: Page, role: 'candidate' | 'interviewer'): Promise<void> {
  await visit(page, `/my-herd?tab=history&as=${role}`)
  await waitForList(page, /^Interviews you/, 'No interviews yet')
}

/** Waits for the list itself: a missing loading state could also mean that its code has not loaded yet. */
async function waitForList(page: Page, list: string | RegExp, orNone: string): Promise<void> {
  const panel = page.getByRole('tabpanel')
  await expect(
    panel.getByRole('list', { name: list }).or(panel.getByRole('heading', { name: orNone })),
  ).toBeVisible()
}

/** Chooses a score in a dialog that shows all seven criteria. */
async function giveScore(page: Page, criterion: string, score: number): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('group', { name: criterion })
    .getByRole('radio', { name: new RegExp(`^${score} `) })
    // The radio is transparent and covers its cell.
    .check({ force: true })
}

export async function giveScores(page: Page, scores: readonly number[]): Promise<void> {
  for (const [index, criterion] of criteria.entries()) await giveScore(page, criterion, scores[index] ?? 3)
}

/** Two members who are GoatMates; this browser is signed in as the first. */
export async function makeGoatMatesQuickly(
  context: BrowserContext,
  site: Site,
): Promise<{ ada: Member; bob: Member; bobsContext: BrowserContext }> {
  const browser = context.browser()
  if (!browser) throw new Error('This browser context has no browser.')
  const bobsContext = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const ada = await signUpQuickly(context, site)
  const bob = await signUpQuickly(bobsContext, site, { firstName: 'Bob', person: newPerson('bob') })
  const invited = await context.request.post(`${site.url}/api/buddy/request`, {
    data: { toEmail: bob.email },
  })
  await expect(invited, await invited.text()).toBeOK()
  const accepted = await bobsContext.request.post(`${site.url}/api/buddy/auto-accept`)
  await expect(accepted, await accepted.text()).toBeOK()
  return { ada, bob, bobsContext }
}

/** Creates an interview that `interviewer` gives their only GoatMate, and returns its id. */
export async function startQuickly(interviewer: BrowserContext, site: Site, number = 200): Promise<string> {
  const [goatMate]: { id: string }[] = await read(interviewer, site, '/api/buddies')
  const response = await interviewer.request.post(`${site.url}/api/interviews`, {
    data: {
      intervieweeId: goatMate?.id,
      leetcodeQuestionNumber: number,
      googleMeetLink: 'https://meet.example.org/abc',
    },
  })
  await expect(response, await response.text()).toBeOK()
  const { id }: { id: string } = await response.json()
  return id
}

// Playwright types parsed JSON as `any`; the caller states the type.
async function read(context: BrowserContext, site: Site, path: string) {
  const response = await context.request.get(`${site.url}${path}`)
  return response.json()
}
