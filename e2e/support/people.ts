import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, devices, expect } from '@playwright/test'
import { insertAccount } from '#accounts/server/account-store.ts'
import { createPasswords } from '#accounts/server/passwords/passwords.ts'
import { hashToken, systemRandomness } from '#accounts/server/randomness.ts'
import { usernameFrom } from '#accounts/server/registration/create-account.ts'
import { insertSession } from '#accounts/server/sessions/session-store.ts'
import type { Site } from './start-site.ts'

export interface Member {
  readonly email: string
  readonly password: string
}

/** A person without an account. */
export function newPerson(firstName = 'ada'): Member {
  return {
    email: `${firstName}-${randomUUID().slice(0, 8)}@example.org`,
    password: 'steep paths need calm feet',
  }
}

/**
 * Writes an account with an open session straight into the site's store and signs this browser in. Tests about accounts
 * sign up by the screens and the mail instead.
 */
export async function signUpQuickly(
  context: BrowserContext,
  site: Site,
  who?: Parameters<typeof createAccount>[1],
): Promise<Member> {
  const { person, token } = await createAccount(site, who)
  await context.addCookies([{ name: 'sid', value: token, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  return person
}

/** Writes an account with an open session into the site's store. @returns also the session's cookie, `sid` */
export async function createAccount(
  site: Site,
  { firstName = 'Ada', person = newPerson(firstName.toLowerCase()) } = {},
): Promise<{ person: Member; token: string }> {
  const token = systemRandomness.token()
  const passwordHash = await passwords.hash(person.password, { networks: [], isKnown: true })
  const store = site.openStore()
  try {
    await store.transaction(async (tx) => {
      const names = { firstName, lastName: null, email: person.email, emailKey: person.email }
      const account = await insertAccount(tx, { ...names, passwordHash }, usernameFrom(person.email))
      if (!account) throw new Error(`${person.email} has an account already.`)
      await insertSession(tx, { userId: account.id, tokenHash: hashToken(token), userAgent })
    })
  } finally {
    await store.close()
  }
  return { person, token }
}

/** Cheap parameters, to keep tests fast. */
const passwords = createPasswords(
  { hashesInFlight: 100, hashWaitMs: 2000 },
  { memoryCost: 8, timeCost: 1, parallelism: 1 },
)
const { userAgent } = devices['Desktop Chrome']

/** Creates an account without signing the test's own browser in. */
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
  // The browser of a guest has told the server so. Without it, pages lead to the sign-in first.
  await context.addCookies([{ name: 'capra.visitor', value: 'guest', url: site.url, sameSite: 'Lax' }])
}

export type Kind = 'visitor' | 'guest' | 'member'

export async function be(kind: Kind, context: BrowserContext, site: Site): Promise<void> {
  if (kind === 'guest') await beGuest(context, site)
  if (kind === 'member') await signUpQuickly(context, site)
}

/** Saves solved problems of a pattern by API; bit i is problem i. */
export async function solve(
  { request }: BrowserContext,
  site: Site,
  patternId: number,
  mask: number,
): Promise<void> {
  const answer = await request.post(`${site.url}/api/progress`, { data: { patternId, problemsSolved: mask } })
  await expect(answer, await answer.text()).toBeOK()
}

/** How many solved problems the server has stored for this member. */
export async function countSaved({ request }: BrowserContext, site: Site): Promise<number> {
  const answer = await request.get(`${site.url}/api/progress/stats`)
  const { solvedProblems }: { solvedProblems: number } = await answer.json()
  return solvedProblems
}

/** Withdraws this member's reports, which every user of the site would see. */
export async function withdrawReports({ request }: BrowserContext, site: Site): Promise<void> {
  const address = `${site.url}/api/company-questions`
  const answer = await request.get(`${address}/marks`)
  if (answer.status() === 401) return
  const { sightings }: { sightings: readonly { questionId: number; companySlug: string }[] } =
    await answer.json()
  for (const { questionId, companySlug } of sightings)
    await expect(await request.delete(`${address}/${questionId}/sighting/${companySlug}`)).toBeOK()
}
