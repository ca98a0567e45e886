import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { readName } from '#accounts/server/registration/person-name.ts'
import { type ModelServer, startModelServer } from '#testing/model-servers/model-server.ts'
import { openAiFormat } from '#testing/model-servers/openai-server.ts'
import { scriptPayloads } from '#testing/script-payloads.ts'
import { dialog, openHerd, openHistory } from './herd-screens.ts'
import { readCode } from './mailbox.ts'
import { type Member, newPerson } from './people.ts'
import { visit } from './screens.ts'
import { type Site, startSite } from './start-site.ts'
import { askTutor, openChat, replies } from './tutor-screens.ts'

/** Sixty texts that run scripts elsewhere are stored by people and shown to others, on every page that shows texts. */

let site: Site
let model: ModelServer

test.beforeAll(async () => {
  model = await startModelServer(openAiFormat())
  site = await startSite({
    settings: {
      OPERATOR_EMAILS: 'operator@example.org',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'payloads',
      ...Object.fromEntries(
        'CODE_PER_HOUR_IP WRITES_PER_MINUTE MEMBER_PER_MINUTE MEMBER_BURST BUDDY_INVITES_FIRST_DAY INTERVIEWS_PER_DAY INTERVIEWS_PER_DAY_AND_PAIR INTERVIEWS_OPEN TUTOR_QUESTIONS_PER_MINUTE'
          .split(' ')
          .map((name) => [`LIMIT_${name}`, '10000']),
      ),
    },
  })
})
test.afterAll(async () => {
  await site.close()
  await model.close()
})

/** What ran, was refused by the content policy, opened a box, or left for another site, from now on. */
async function watch(context: BrowserContext): Promise<string[]> {
  const events: string[] = []
  await context.exposeBinding('ran', ({ page }, number) => {
    events.push(`payload ${number} ran at ${page.url()}`)
  })
  await context.exposeBinding('violated', ({ page }, what) => {
    events.push(`${what} at ${page.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // Given by the binding above.
      ;(window as unknown as { violated(what: string): void }).violated(
        `${violatedDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  context.on('page', (page) => {
    page.on('dialog', (box) => {
      events.push(`dialog at ${page.url()}`)
      void box.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:image/'))
        events.push(`a request to ${request.url()}`)
    })
  })
  return events
}

/** No element of the page is one that a text brought along. */
async function expectOwnElements(page: Page): Promise<void> {
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches(
            'body script:not([src]), object, embed, base, marquee, math, template, meta[http-equiv=refresh], #ran',
          ) ||
          [...element.attributes].some(
            ({ name, value }) =>
              /^on/.test(name) ||
              (/^(href|src|action|formaction|srcdoc)$/.test(name) &&
                /^\s*(javascript|data:text)/i.test(value)),
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
      .filter((html) => /ran\(|evil|javascript:/.test(html)),
  )
  expect(foreign, page.url()).toEqual([])
}

async function look(page: Page, path: string): Promise<void> {
  await visit(page, site.url + path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expectOwnElements(page)
}

async function post(context: BrowserContext, path: string, data?: object, method = 'POST') {
  const answer = await context.request.fetch(`${site.url}/api/${path}`, { method, ...(data ? { data } : {}) })
  return { isOk: answer.ok(), body: await answer.json().catch(() => null) }
}

async function signUp(
  context: BrowserContext,
  firstName: string,
  lastName: string,
  person: Member = newPerson('p'),
) {
  const { email, password } = person
  const asked = await post(context, 'auth/request-otp', {
    email,
    userData: { password, firstName, lastName },
  })
  expect(asked.isOk, `${firstName} ${lastName}`).toBe(true)
  const otp = readCode(await site.waitForMail(email))
  const { body } = await post(context, 'auth/verify-otp', { email, otp })
  return { ...person, id: String(body.id) }
}

function isName(text: string): boolean {
  try {
    return readName('firstName', text) !== null
  } catch {
    return false
  }
}

const names = scriptPayloads.filter(isName)

test('what people store runs nowhere it is shown', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const events = await watch(context)
  const page = await context.newPage()
  const ada = await signUp(context, names[0] ?? '', names[1] ?? '')
  const friends: BrowserContext[] = []

  await test.step('people with such names become GoatMates, invite, and are blocked', async () => {
    for (let i = 2; i + 1 < Math.min(names.length, 22); i += 2) {
      const theirs = await browser.newContext({ baseURL: site.url })
      friends.push(theirs)
      const friend = await signUp(theirs, names[i] ?? '', names[i + 1] ?? '')
      await post(theirs, 'buddy/request', { toEmail: ada.email })
      if (i > 4) await post(context, 'buddy/auto-accept')
      if (i === 20) await post(context, `buddies/${friend.id}/block`)
    }
    expect((await post(context, 'buddies', undefined, 'GET')).body.length).toBeGreaterThan(5)
  })

  const interviews: string[] = []
  await test.step('they interview each other', async () => {
    const [friend] = friends
    if (!friend) throw new Error('There is a friend.')
    const [goatMate] = (await post(friend, 'buddies', undefined, 'GET')).body
    for (let i = 0; i < scriptPayloads.length; i += 1) {
      const payload = scriptPayloads[i]
      const links = {
        googleMeetLink: `https://meet.example/#${payload}`,
        codepadLink: `https://pad.example/?${payload}`,
      }
      const plan = { intervieweeId: goatMate.id, leetcodeQuestionNumber: (i % 25) + 1 }
      const linked = await post(friend, 'interviews', { ...plan, ...links })
      const { body } = linked.isOk ? linked : await post(friend, 'interviews', plan)
      interviews.push(body.id)
      if (i % 10 === 9) continue
      const comment = i < 6 ? scriptPayloads.slice(i * 10, i * 10 + 10).join('\n') : payload
      const scores = Object.fromEntries(
        'problemUnderstanding approach complexity codeQuality testing communication optimization'
          .split(' ')
          .map((key) => [key, 3]),
      )
      const feedback = i % 2 === 0 ? JSON.stringify({ scores, comment }) : comment
      await post(friend, `interviews/${body.id}`, { status: 'completed', score: 3, feedback }, 'PUT')
    }
  })

  await test.step('Ada keeps notes and sightings; an operator imports lists', async () => {
    const { body: questions } = await post(context, 'company-questions?limit=100', undefined, 'GET')
    for (const [i, payload] of scriptPayloads.entries()) {
      const path = `company-questions/${questions[i].id}`
      expect((await post(context, `${path}/mark`, { isStarred: true, note: payload }, 'PUT')).isOk).toBe(true)
      await post(
        context,
        `${path}/sighting`,
        { company: payload.slice(0, 60), month: null, stage: 'Onsite' },
        'PUT',
      )
    }
    const guide = await browser.newContext({ baseURL: site.url })
    await signUp(guide, 'Guide', '', {
      email: 'operator@example.org',
      password: 'steep paths need calm feet',
    })
    const header = 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link'
    const lines = scriptPayloads.map(
      (payload, i) =>
        `${80_000 + i},"${payload.replaceAll('"', '""')}",50%,Easy,1.0,https://leetcode.com/problems/payload-${i}`,
    )
    const files = ['payloads.csv', ...scriptPayloads.slice(0, 40).map((payload) => `${payload}.csv`)]
    const text = `${header}\n${lines.join('\n')}\n`
    expect(
      (await post(guide, 'operator/import', { files: [{ path: files[0], text }], isDryRun: false })).isOk,
    ).toBe(true)
    await post(guide, 'operator/import', {
      files: files.slice(1).map((path) => ({ path, text: `${header}\n${lines[0]}\n` })),
      isDryRun: false,
    })
    friends.push(guide)
  })

  await test.step('every page that shows them shows text', async () => {
    for (const path of [
      '/',
      '/landing',
      '/account',
      '/company-questions',
      '/company-questions?starred=true',
      '/company-questions?companies=payloads',
      '/company-questions?view=practice',
      '/interview-questions',
    ])
      await look(page, path)
    await visit(page, '/company-questions?starred=true')
    await expect(page.getByText(scriptPayloads[0] ?? '').first()).toBeVisible()
    for (let turn = 0; turn < 12; turn += 1) {
      await page.mouse.wheel(0, 1200)
      await expectOwnElements(page)
    }
    await page
      .getByRole('button', { name: /^Note on/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^I was asked this/ })
      .first()
      .click()
    await expectOwnElements(page)

    await openHerd(page)
    await expect(page.getByText(names[3] ?? '').first()).toBeVisible()
    await expectOwnElements(page)
    for (const role of ['candidate', 'interviewer'] as const) {
      await openHistory(page, role)
      await expectOwnElements(page)
    }
    await openHistory(page, 'candidate')
    const shown = page.getByRole('button', { name: /^View Feedback/ })
    const count = 20
    await expect(shown.nth(count - 1)).toBeVisible()
    for (let i = 0; i < count; i += 1) {
      await shown.nth(i).click()
      const box = dialog(page, 'View Interview Feedback')
      const skip = page.getByRole('button', { name: 'Show the feedback now' })
      await expect(page.getByRole('dialog')).toBeVisible()
      if (await skip.count()) await skip.first().click()
      await expectOwnElements(page)
      await page.keyboard.press('Escape')
      await expect(box).toHaveCount(0)
    }
  })

  await test.step('the interviewer’s pages show text, and only links of the web', async () => {
    const [friend] = friends
    if (!friend) throw new Error('There is a friend.')
    events.push(...(await lookAsInterviewer(friend, interviews)))
  })

  await test.step('a language model that writes them writes text', async () => {
    await openChat(page)
    for (let i = 0; i < scriptPayloads.length; i += 12) {
      const some = scriptPayloads.slice(i, i + 12).join('\n\n')
      model.say(...(some.match(/.{1,7}/gsu) ?? []))
      await askTutor(page, some.slice(0, 1000))
      await expectOwnElements(page)
    }
    await page.reload()
    await expect(replies(page)).toHaveCount(6)
    await expectOwnElements(page)
  })

  expect(events).toEqual([])
  await Promise.all([context.close(), ...friends.map((each) => each.close())])
})

async function lookAsInterviewer(
  context: BrowserContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  const events = await watch(context)
  const page = await context.newPage()
  for (const id of ids.filter((_, i) => i % 10 === 9)) {
    await look(page, `/my-herd/interviews/${id}`)
    for (const link of await page.getByRole('list', { name: 'Where you meet' }).getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
  }
  await openHerd(page)
  await expectOwnElements(page)
  return events
}

test('what stands in an address or in the browser’s storage runs nowhere', { tag: '@slow' }, async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: site.url })
  const events = await watch(context)
  const page = await context.newPage()
  await signUp(context, 'Ada', 'L')
  for (const [i, payload] of scriptPayloads.entries()) {
    const text = encodeURIComponent(payload)
    const paths = [
      `/company-questions?q=${text}&companies=${text}&patterns=${text}&view=${text}`,
      `/category/1#${text}`,
      `/my-herd?tab=${text}&as=${text}`,
      `/category/${text}`,
      `/stop-invitations#${text}`,
      `/auth/reset#${text}`,
      `/auth?next=${text}&email=${text}`,
      `/ai-tutor/chat/${text}`,
      `/${text}`,
      `/my-herd/interviews/${text}`,
    ]
    await page.goto(`${site.url}${paths[i % paths.length]}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectOwnElements(page)
    expect(new URL(page.url()).origin).toBe(site.url)
  }
  const keys = [
    'theme',
    'guestProgress',
    'isGuestMode',
    'capra.tutorSession',
    'capra.codeLanguage',
    'capra.openedSheetSections',
  ]
  for (const payload of scriptPayloads.filter((_, i) => i % 10 === 0)) {
    await page.evaluate(
      ([all, value]) => {
        for (const key of all) localStorage.setItem(key, value)
      },
      [keys, payload] as const,
    )
    for (const path of ['/', '/ai-tutor/chat/arrays', '/linkedlist-cheatsheet', '/category/1']) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectOwnElements(page)
    }
  }
  expect(events).toEqual([])
  await context.close()
})

test('nobody is sent to another site after signing in', async ({ browser }) => {
  for (const remembered of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:ran(1)',
    '/%2f%2fevil.example',
  ]) {
    const context = await browser.newContext({ baseURL: site.url })
    const events = await watch(context)
    const page = await context.newPage()
    await signUp(context, 'Ada', '')
    await visit(page, '/landing')
    await page.evaluate((value) => localStorage.setItem('intendedDestination', value), remembered)
    await page.goto(`${site.url}/auth?next=${encodeURIComponent(remembered)}&redirect=//evil.example`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(new URL(page.url()).origin, remembered).toBe(site.url)
    expect(events).toEqual([])
    await context.close()
  }
})

test('the watch sees a script that runs and one that the policy stops', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url })
  const events = await watch(context)
  const page = await context.newPage()
  await visit(page, '/landing')
  // Run by the browser's own tools, which the policy does not bind.
  await page.evaluate(() => (window as unknown as { ran(number: number): void }).ran(7))
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=ran(8)>')
  })
  await expect.poll(() => events.length).toBeGreaterThan(1)
  expect(events.join()).toContain('payload 7 ran')
  expect(events.join()).toContain('script-src')
  await expect(expectOwnElements(page)).rejects.toThrow()
  await context.close()
})
