import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { readCode } from './mailbox.ts'
import type { Site } from './start-site.ts'

export interface Member {
  readonly email: string
  readonly password: string
}

/** Somebody who has no account yet. */
export function newPerson(firstName = 'ada'): Member {
  return {
    email: `${firstName}-${randomUUID().slice(0, 8)}@example.org`,
    password: 'steep paths need calm feet',
  }
}

/** Makes an account without the screens, for journeys that are not about them, and signs this browser in. */
export async function signUpQuickly(
  { request }: BrowserContext,
  site: Site,
  { firstName = 'Ada', person = newPerson(firstName.toLowerCase()) } = {},
): Promise<Member> {
  const { email, password } = person
  const asked = await request.post(`${site.url}/api/auth/request-otp`, {
    data: { email, userData: { password, firstName } },
  })
  await expect(asked, await asked.text()).toBeOK()
  const otp = readCode(await site.waitForMail(email))
  const verified = await request.post(`${site.url}/api/auth/verify-otp`, { data: { email, otp } })
  await expect(verified, await verified.text()).toBeOK()
  return person
}

/** Makes an account of which the journey's own browser knows nothing. */
export async function signUpElsewhere(
  browser: Browser,
  site: Site,
  who?: Parameters<typeof signUpQuickly>[2],
): Promise<Member> {
  const elsewhere = await browser.newContext()
  const member = await signUpQuickly(elsewhere, site, who)
  await elsewhere.close()
  return member
}

/** Signs this browser in without the screens. */
export async function signInQuickly(context: BrowserContext, site: Site, person: Member): Promise<void> {
  const answer = await context.request.post(`${site.url}/api/login`, { data: person })
  await expect(answer, await answer.text()).toBeOK()
}

/** This browser has looked around as a guest before, and may have ticked something. */
export async function beGuest(
  context: BrowserContext,
  site: Site,
  ticks: Readonly<Record<number, number>> = {},
): Promise<void> {
  const progress = Object.fromEntries(
    Object.entries(ticks).map(([id, problemsSolved]) => [id, { completed: false, problemsSolved }]),
  )
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: site.url,
        localStorage: [
          { name: 'isGuestMode', value: 'true' },
          ...(Object.keys(ticks).length > 0
            ? [{ name: 'guestProgress', value: JSON.stringify(progress) }]
            : []),
        ],
      },
    ],
  })
}

export type Kind = 'visitor' | 'guest' | 'member'

export async function be(kind: Kind, context: BrowserContext, site: Site): Promise<void> {
  if (kind === 'guest') await beGuest(context, site)
  if (kind === 'member') await signUpQuickly(context, site)
}

/** Saves a pattern's solved problems without the screens; bit i stands for problem i. */
export async function solve(
  { request }: BrowserContext,
  site: Site,
  patternId: number,
  mask: number,
): Promise<void> {
  const answer = await request.post(`${site.url}/api/progress`, { data: { patternId, problemsSolved: mask } })
  await expect(answer, await answer.text()).toBeOK()
}

/** How many solved problems the server has of this member, whatever the screens say. */
export async function countSaved({ request }: BrowserContext, site: Site): Promise<number> {
  const answer = await request.get(`${site.url}/api/progress/stats`)
  const { solvedProblems }: { solvedProblems: number } = await answer.json()
  return solvedProblems
}

/** Takes back what this member has reported, which everybody on this site would see. */
export async function withdrawReports({ request }: BrowserContext, site: Site): Promise<void> {
  const address = `${site.url}/api/company-questions`
  const answer = await request.get(`${address}/marks`)
  if (answer.status() === 401) return
  const { sightings }: { sightings: readonly { questionId: number; companySlug: string }[] } =
    await answer.json()
  for (const { questionId, companySlug } of sightings)
    await expect(await request.delete(`${address}/${questionId}/sighting/${companySlug}`)).toBeOK()
}
