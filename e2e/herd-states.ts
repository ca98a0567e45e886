import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  befriendQuickly,
  completeQuickly,
  dialog,
  giveScore,
  giveScores,
  openHerd,
  openHistory,
  row,
  scoreSelfQuickly,
  startQuickly,
} from './herd-screens.ts'
import { signUpQuickly } from './people.ts'
import { expectHeading, toast, visit } from './screens.ts'
import type { Site } from './start-site.ts'

/** Ada, in whose browser it is, has given Bob two interviews, taken two, and has one of each open. */
async function tradeInterviews(context: BrowserContext, site: Site): Promise<{ open: string }> {
  const { bobsContext } = await befriendQuickly(context, site)
  for (const number of [1, 53]) {
    const given = await startQuickly(context, site, number)
    await completeQuickly(context, site, given, [3, 4, 3, 4, 2, 5, number === 1 ? 2 : 3])
    const taken = await startQuickly(bobsContext, site, number)
    if (number === 1) await scoreSelfQuickly(context, site, taken, [4, 4, 3, 3, 4, 5, 2])
    await completeQuickly(bobsContext, site, taken, [4, 4, 3, 4, 3, 5, 3])
  }
  await startQuickly(bobsContext, site, 15)
  return { open: await startQuickly(context, site, 200) }
}

async function giveFeedback(page: Page): Promise<void> {
  await openHistory(page, 'interviewer')
  await row(page, 'Bob')
    .getByRole('button', { name: /^Give Feedback/ })
    .click()
  await expect(dialog(page, 'Give Interview Feedback')).toBeVisible()
}

/** Every state of My Herd that looks different. */
export const herdStates: readonly {
  readonly name: string
  readonly open: (page: Page, site: Site) => Promise<void>
}[] = [
  {
    name: 'My Herd, nobody in it',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await openHerd(page)
      await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
    },
  },
  {
    name: 'My Herd, nothing loads',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await page.route('**/api/{buddies,buddy,interviews}**', (route) => route.abort())
      await page.route('**/api/{buddy,interviews}/**', (route) => route.abort())
      await visit(page, '/my-herd')
      await expect(page.getByText('Your GoatMates could not be loaded.')).toBeVisible()
    },
  },
  {
    name: 'My Herd, a GoatMate has just come, invitations are open, somebody is blocked',
    async open(page, site) {
      const context = page.context()
      const { bobsContext } = await befriendQuickly(context, site)
      const [bob]: { id: string }[] = await (await context.request.get(`${site.url}/api/buddies`)).json()
      const me: { email: string } = await (await context.request.get(`${site.url}/api/user`)).json()
      const post = (who: BrowserContext, path: string, data?: object) =>
        who.request.post(`${site.url}/api/${path}`, data ? { data } : {})
      await post(context, `buddies/${bob?.id}/block`)
      await post(context, 'buddy/request', { toEmail: 'somebody@example.org' })
      await bobsContext.clearCookies()
      await signUpQuickly(bobsContext, site, { firstName: 'Carol' })
      await post(bobsContext, 'buddy/request', { toEmail: me.email })
      await openHerd(page)
      await expect(page.getByText('Carol is now your GoatMate')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Unblock Bob' })).toBeVisible()
    },
  },
  {
    name: 'inviting, refused',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await openHerd(page)
      await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
      await page.getByRole('button', { name: 'Send Invitation' }).click()
      await expect(page.getByText('Email required')).toBeVisible()
    },
  },
  {
    name: 'removing a GoatMate',
    async open(page, site) {
      await befriendQuickly(page.context(), site)
      await openHerd(page)
      await page.getByRole('button', { name: 'Remove Bob' }).click()
      await expect(dialog(page, 'Remove Bob from your herd?')).toBeVisible()
    },
  },
  {
    name: 'starting an interview, refused',
    async open(page, site) {
      await befriendQuickly(page.context(), site)
      await openHerd(page)
      await page.getByRole('button', { name: 'Start Interview with Bob' }).click()
      await page.getByRole('button', { name: 'Create Interview' }).click()
      await expect(page.getByText('Question required')).toBeVisible()
    },
  },
  {
    name: 'interviews one gave, with their charts',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await openHistory(page, 'interviewer')
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'interviews one took, with their charts',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await openHistory(page, 'candidate')
      // Scores show once their feedback was opened.
      await page.getByRole('button', { name: 'View Feedback: Bob, 1 Two Sum' }).click()
      await expect(page.getByText('Furthest apart:')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'giving feedback, half done',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await giveFeedback(page)
      await giveScore(page, 'Approach', 4)
      await page.getByRole('button', { name: 'Submit Feedback' }).click()
      await expect(page.getByText('Please complete all scores')).toBeVisible()
    },
  },
  {
    name: 'giving feedback, all scored and refused',
    async open(page, site) {
      const { open } = await tradeInterviews(page.context(), site)
      await page.route(`**/api/interviews/${open}`, (route) => route.abort())
      await giveFeedback(page)
      await giveScores(page, [4, 4, 3, 4, 3, 5, 3])
      await page.getByRole('button', { name: 'Submit Feedback' }).click()
      await expect(page.getByText('Failed to submit feedback')).toBeVisible()
    },
  },
  {
    name: 'feedback, not opened yet',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await openHistory(page, 'candidate')
      await page.getByRole('button', { name: 'View Feedback: Bob, 53 Maximum Subarray' }).click()
      await expect(page.getByRole('button', { name: 'Score yourself first' })).toBeVisible()
    },
  },
  {
    name: 'feedback beside own scores',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await openHistory(page, 'candidate')
      await page.getByRole('button', { name: 'View Feedback: Bob, 1 Two Sum' }).click()
      await expect(page.getByText('Furthest apart:')).toBeVisible()
    },
  },
  {
    name: 'scoring oneself',
    async open(page, site) {
      await tradeInterviews(page.context(), site)
      await openHistory(page, 'candidate')
      await page.getByRole('button', { name: 'Score yourself: Bob, 15 3Sum' }).click()
      await expect(dialog(page, 'Score yourself')).toBeVisible()
    },
  },
  {
    name: 'an interview in progress, with a toast',
    async open(page, site) {
      await befriendQuickly(page.context(), site)
      await openHerd(page)
      await page.getByRole('button', { name: 'Start Interview with Bob' }).click()
      await page.getByRole('radio', { name: /Number of Islands/ }).check()
      await page.getByRole('button', { name: 'Create Interview' }).click()
      await toast(page).hover()
      await page.getByRole('link', { name: /^Run it now/ }).click()
      await page.getByRole('button', { name: 'Start timer' }).click()
      await page.getByRole('button', { name: 'Show hint 1 of 3' }).click()
      await expectHeading(page, '200 Number of Islands')
    },
  },
  {
    name: 'an interview that is over',
    async open(page, site) {
      const { open } = await tradeInterviews(page.context(), site)
      await visit(page, `/my-herd/interviews/${open}`)
      await page.getByRole('button', { name: 'Finish Interview' }).click()
      await page.getByRole('button', { name: 'Complete Interview' }).click({ force: true })
      await expect(page.getByText('Invalid score')).toBeVisible()
    },
  },
]
