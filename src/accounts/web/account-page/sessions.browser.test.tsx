import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnSession } from '#accounts/account-contract.ts'
import { minuteMs } from '#platform/durations.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()

const session = (id: string, device: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device,
  isCurrent: false,
  signedInAt: ago(3000),
  lastSeenAt: ago(90),
  ...more,
})
const here = session('here', 'Chrome on Linux', { isCurrent: true, lastSeenAt: ago(1) })
const phone = session('phone', 'Safari on iPhone')
const library = session('library', 'Firefox on Windows')

const noFactors = {
  'GET /api/account/factors': {
    authenticator: { isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 },
    passkeys: [],
  },
} satisfies Stubs

const section = page.getByRole('region', { name: 'Where you are signed in' })
const browsers = section.getByRole('list', { name: 'Browsers' })

/** A server with these sessions, from which the calls remove some. */
async function openSessions(sessions: readonly OwnSession[], calls: Stubs = {}) {
  let open = [...sessions]
  const opened = await openPage('/account', {
    as: 'member',
    calls: {
      ...noFactors,
      'GET /api/account/sessions': () => open,
      'DELETE /api/account/sessions/:id': ({ url }) => {
        open = open.filter(({ id }) => !url.pathname.endsWith(`/${id}`))
        return { message: 'Signed out' }
      },
      'DELETE /api/account/sessions': () => {
        const endedCount = open.length - 1
        open = open.filter(({ isCurrent }) => isCurrent)
        return { endedCount }
      },
      ...calls,
    },
  })
  await expect.element(browsers.getByRole('listitem')).toHaveLength(sessions.length)
  return opened
}

test('one browser is signed out, and the list keeps the focus', async () => {
  const { calls } = await openSessions([phone, here, library])
  await expect
    .element(browsers.getByRole('listitem').first())
    .toMatchTextContent('Chrome on LinuxThis browser')
  await browsers.getByRole('button', { name: /^Sign out Safari on iPhone, signed in on / }).click()
  await expect.element(toast()).toMatchTextContent('Safari on iPhone is signed out')
  await expect.element(browsers.getByRole('listitem')).toHaveLength(2)
  await expect.element(browsers).toHaveFocus()
  await expect
    .poll(() => calls.to('DELETE /api/account/sessions/:id').map(({ url }) => url.pathname))
    .toEqual(['/api/account/sessions/phone'])
})

test('all other browsers are signed out at once', async () => {
  const { calls } = await openSessions([here, phone, library])
  await section.getByRole('button', { name: 'Sign out all other browsers' }).click()
  await expect.element(toast()).toMatchTextContent('2 browsers are signed out')
  await expect.element(browsers.getByRole('listitem')).toHaveLength(1)
  await expect.element(section.getByRole('button')).not.toBeInTheDocument()
  await expect.element(section.getByText(/^You are not signed in anywhere else\./)).toBeVisible()
  await expect.poll(() => calls.to('DELETE /api/account/sessions')).toHaveLength(1)
})

test('a browser that is signed out already counts as signed out', async () => {
  let open = [here, phone]
  await openSessions(open, {
    'GET /api/account/sessions': () => open,
    'DELETE /api/account/sessions/:id': () => {
      open = [here]
      return refusal(404, 'Session not found')
    },
  })
  await browsers.getByRole('button', { name: /^Sign out/ }).click()
  await expect.element(toast()).toMatchTextContent('Safari on iPhone is signed out')
  await expect.element(browsers.getByRole('listitem')).toHaveLength(1)
})

test('a sign-out that failed is explained, and the browser stays in the list', async () => {
  await openSessions([here, phone], {
    'DELETE /api/account/sessions/:id': refusal(503, 'Try again in a minute.'),
  })
  await browsers.getByRole('button', { name: /^Sign out/ }).click()
  await expect.element(toast()).toMatchTextContent('Try again in a minute.')
  await expect.element(browsers.getByRole('listitem')).toHaveLength(2)
})

test('sessions that cannot be loaded say so and can be retried', async () => {
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { ...noFactors, 'GET /api/account/sessions': refusal(503, 'Try again in a minute.') },
  })
  const alert = section.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Try again in a minute.')
  calls.stub({ 'GET /api/account/sessions': [here] })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(browsers.getByRole('listitem')).toHaveLength(1)
})
