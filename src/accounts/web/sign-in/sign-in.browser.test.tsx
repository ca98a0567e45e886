import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const form = page.getByRole('tabpanel')
const codeField = page.getByLabelText('Verification code')
const codeSent = {
  message: 'OTP sent to your email',
  expiresInSeconds: 600,
  resendAfterSeconds: 60,
}
const wrongCode = 'That code is not right or has expired. Ask for a new one.'

async function fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await form.getByLabelText(label, { exact: true }).fill(text)
}

async function signIn(calls: Stubs) {
  const opened = await openPage('/auth', { calls })
  await fillIn({ Email: 'ada@example.org', Password: 'steep paths need calm feet' })
  await form.getByRole('button', { name: 'Sign In' }).click()
  return opened
}

async function register(calls: Stubs, fields: Readonly<Record<string, string>> = {}) {
  const opened = await openPage('/auth', { calls })
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await fillIn({
    'First Name': 'Ada',
    Email: 'ada@example.org',
    Password: 'steep paths need calm feet',
    'Confirm Password': 'steep paths need calm feet',
    ...fields,
  })
  await form.getByRole('button', { name: 'Create Account' }).click()
  return opened
}

async function enterCode(code: string): Promise<void> {
  await codeField.fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
}

const requestedPage = () => page.getByRole('region', { name: 'The page you asked for' })

test.each([
  ['/my-herd', 'guest', 'My Herd needs a free account'],
  ['/ai-tutor/chat/graphs?a=b', 'visitor', 'AI Tutor needs a free account'],
  ['/category/5', 'visitor', 'Stack & Queue needs a free account'],
  ['/account', 'visitor', 'Sign in to open your account'],
] as const)('%s needs an account, as the sign-in page says to a %s', async (address, role, reason) => {
  await openPage(address, { as: role })
  await expect.element(requestedPage()).toMatchTextContent(reason)
  await expect.element(requestedPage().getByRole('button')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.element(page.getByText('Guest Mode: First 2 patterns unlocked')).toBeVisible()
})

test('Start Learning offers a visitor guest mode or an account in one step', async () => {
  await openPage('/auth?next=%2F&tab=register')
  await expect.element(requestedPage()).toMatchTextContent('you can open Arrays and Binary Search')
  await expect.element(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible()
  await expectAccessible()
  await requestedPage().getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('button', { name: 'Skip, just start' }).click()
  await expect.element(page.getByText('Guest Mode: First 2 patterns unlocked')).toBeVisible()
  await expect.element(page.getByText(/that is all of Arrays and Binary Search/)).toBeVisible()
})

test('a visitor continues as a guest to the page that was asked for', async () => {
  await openPage('/practice/blind?difficulty=hard')
  await expect.element(requestedPage()).toMatchTextContent('Practice: continue as a guest, or sign in')
  await requestedPage().getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blind practice')
  expect(location.search).toBe('?difficulty=hard')
})

test('the sign-in page offers two tabs, a guest entry and a side panel', async () => {
  await openPage('/auth')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Capra')
  await expect
    .element(
      page.getByText('Master Data Structures and Algorithms through pattern recognition', { exact: true }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Create Account' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible()
  for (const benefit of ['Master DSA Patterns', 'Pattern Recognition', 'Practice Problems'])
    await expect
      .element(page.getByRole('complementary').getByText(benefit, { exact: true }))
      .toBeInTheDocument()
  await expect.element(form.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  await expect
    .element(form.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password')
})

const never = () => new Promise<Response>(() => {})

test.each([
  ['Signing in...', () => signIn({ 'POST /api/login': never })],
  ['Creating account...', () => register({ 'POST /api/auth/request-otp': never })],
])('the button reads “%s” while the server answers', async (label, submit) => {
  await submit()
  await expect.element(form.getByRole('button', { name: label })).toBeVisible()
})

test('registering requires an email and two equal passwords, and explains a failure', async () => {
  await register({ 'POST /api/auth/request-otp': offline }, { 'Confirm Password': 'another password' })
  for (const label of ['Email', 'Password', 'Confirm Password'])
    await expect.element(form.getByLabelText(label, { exact: true })).toBeRequired()
  for (const label of ['First Name', 'Last Name'])
    await expect.element(form.getByLabelText(label)).not.toBeRequired()
  const repeated = form.getByLabelText('Confirm Password', { exact: true })
  await expect.element(repeated).toHaveAccessibleDescription('Passwords do not match')
  await expect.element(repeated).toHaveFocus()
  await fillIn({ 'Confirm Password': 'steep paths need calm feet' })
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect.element(form.getByRole('alert')).toHaveTextContent('Registration failed. Please try again.')
})

test('the code field takes six digits, and only digits', async () => {
  await register({ 'POST /api/auth/request-otp': codeSent })
  await expect.element(page.getByText(/The code expires in 10 minutes\.$/)).toBeVisible()
  const verify = page.getByRole('button', { name: 'Verify Email' })
  await expect.element(verify).toBeDisabled()
  await codeField.click()
  await userEvent.keyboard('12a4-5')
  await expect.element(codeField).toHaveValue('1245')
  await expect.element(verify).toBeDisabled()
  await userEvent.keyboard('6789')
  await expect.element(codeField).toHaveValue('124567')
  await expect.element(verify).toBeEnabled()
})

test('a wrong password is refused above the button', async () => {
  await signIn({ 'POST /api/login': refusal(401, 'Invalid email or password.') })
  await expect.element(form.getByRole('alert')).toHaveTextContent('Invalid email or password.')
  const bottomOf = (alert: Element) => alert.getBoundingClientRect().bottom
  const button = form.getByRole('button', { name: 'Sign In' }).element()
  expect(bottomOf(form.getByRole('alert').element())).toBeLessThan(button.getBoundingClientRect().top)
  await expectAccessible()
})

test('an address that has no code entered yet goes on to the code', async () => {
  const sentence = 'Please verify your email first. Enter the code we emailed you.'
  await signIn({ 'POST /api/login': refusal(403, sentence, { code: 'email_not_verified' }) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
  await expect.element(codeField).toHaveAccessibleDescription(sentence)
})

test('a browser that keeps no cookie says what to do', async () => {
  await signIn({ 'POST /api/login': realReply('GET /api/user') })
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(
      'Your browser blocked the sign-in cookie. Open this site over https or ask its operator to set PUBLIC_URL.',
    )
})

test('the address can name the page to go on to and the form, and is used up', async () => {
  await openPage('/auth?next=%2Fmy-herd%3Fa%3Db&tab=register#top')
  await expect.element(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible()
  await expect.element(requestedPage()).toMatchTextContent('My Herd needs a free account')
  await expect.poll(() => location.pathname + location.search).toBe('/auth')
  expect(localStorage.getItem('intendedDestination')).toBe('/my-herd?a=b#top')
})

test('an address of another site is not followed', async () => {
  await openPage('/auth?next=//evil.example')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/landing')
})

test.each([
  ['/interview-questions', 'Interview Questions'],
  ['/category/5', 'Stack & Queue'],
  ['/my-herd', 'Welcome to Capra'],
])('a guest whom the server took for a visitor goes on to %s', async (path, heading) => {
  await openPage(`/auth?${new URLSearchParams({ next: path })}`, { as: 'guest' })
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.poll(() => location.pathname).toBe(path === '/my-herd' ? '/auth' : path)
  expect(localStorage.getItem('intendedDestination')).toBe(path === '/my-herd' ? path : null)
})

test('somebody with a session sees only a spinner until it is known who is here', async () => {
  const reply = Promise.withResolvers<Response>()
  await openPage('/auth', { as: 'member', calls: { 'GET /api/user': () => reply.promise } })
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('Loading...')
  await expect.element(page.getByRole('main')).toHaveTextContent('Loading...')
  reply.resolve(Response.json(null))
  await expect.element(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
})

test('while nobody knows who is here, a spinner beside the form says so, and nothing moves', async () => {
  const reply = Promise.withResolvers<Response>()
  await openPage('/auth', { calls: { 'GET /api/user': () => reply.promise } })
  const button = form.getByRole('button', { name: 'Sign In' })
  await expect.element(button).toBeVisible()
  const { top } = button.element().getBoundingClientRect()
  await form.getByLabelText('Email').fill('ada@example.org')
  const status = page.getByRole('main').getByRole('status')
  await expect.element(status).toHaveTextContent('Checking whether you are signed in...')
  expect(button.element().getBoundingClientRect().top).toBe(top)
  await expectAccessible()
  reply.resolve(new Response('{}', { status: 401 }))
  await expect.element(status).not.toBeInTheDocument()
  expect(button.element().getBoundingClientRect().top).toBe(top)
  await expect.element(form.getByLabelText('Email')).toHaveValue('ada@example.org')
})

test('all of signing in is on the first screen of a small laptop, and no label of the map is cut', async () => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height)
    const { unmount } = await openPage('/auth')
    const note = page.getByText(/^Guests can open the first/)
    await expect.element(note).toBeVisible()
    expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
    await unmount()
  }
  for (const width of [360, 390, 768, 1024, 1100, 1280, 1366, 1440, 1920]) {
    await page.viewport(width, 800)
    const { unmount } = await openPage('/auth')
    const labels = page.getByRole('complementary', { name: 'What you get' }).getByRole('listitem')
    await expect.element(labels).toHaveLength(3)
    for (const label of labels.elements()) {
      const { left, right } = label.getBoundingClientRect()
      expect(left, `${width}: ${label.textContent}`).toBeGreaterThanOrEqual(0)
      expect(right, `${width}: ${label.textContent}`).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      )
    }
    await unmount()
  }
})

test('without a connection, signing in asks to try again', async () => {
  await signIn({ 'POST /api/login': offline })
  await expect.element(form.getByRole('alert')).toHaveTextContent('Login failed. Please try again.')
})

test('a page that a proxy replied with is not shown', async () => {
  await signIn({ 'POST /api/login': new Response('<h1>Bad Gateway</h1>', { status: 502 }) })
  await expect.element(form.getByRole('alert')).toHaveTextContent('Login failed')
})

test.each([
  ['First Name', 'https://example.org', 'Names can be up to 50 characters and cannot contain links.'],
  ['Email', 'ada@localhost', 'Enter a valid email address.'],
])('a registration whose %s is refused shows the sentence of the server', async (label, text, sentence) => {
  const { calls } = await register(
    { 'POST /api/auth/request-otp': refusal(400, sentence) },
    { [label]: text },
  )
  await expect.element(form).toMatchTextContent(sentence)
  await expect.poll(() => calls.to('POST /api/auth/request-otp')).toHaveLength(1)
})

test.each([
  ['seven accented letters as some devices send them', 'é'.repeat(7).normalize('NFD')],
  ['129 letters', 'x'.repeat(129)],
])('a new password of %s is refused before it is sent, as the server counts it', async (_, password) => {
  const { calls } = await register({}, { Password: password, 'Confirm Password': password })
  const field = form.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAccessibleDescription(/Passwords must have 8 to 128 characters\.$/)
  await expect.element(field).toHaveFocus()
  expect(calls.to('POST /api/auth/request-otp')).toHaveLength(0)
})

test('what is typed arrives whole: emoji in a name, and a password repeated in another form', async () => {
  const name = '🐐'.repeat(50)
  const { calls } = await register(
    { 'POST /api/auth/request-otp': codeSent },
    {
      'First Name': name,
      Password: 'crème brûlée'.normalize('NFC'),
      'Confirm Password': 'crème brûlée'.normalize('NFD'),
    },
  )
  await expect.element(codeField).toBeVisible()
  await expect
    .poll(() => calls.to('POST /api/auth/request-otp')[0]?.body)
    .toMatchObject({ userData: { firstName: name } })
})

test.each([
  wrongCode,
  'This code has expired. Ask for a new one.',
  'This code was already used. Please sign in.',
  'Too many wrong codes. Ask for a new one.',
])('a refused code is cleared and explained: %s', async (sentence) => {
  await register({
    'POST /api/auth/request-otp': codeSent,
    'POST /api/auth/verify-otp': refusal(400, sentence),
  })
  await enterCode('000000')
  await expect.element(codeField).toHaveAccessibleDescription(sentence)
  await expect.element(codeField).toHaveValue('')
})

test('a code that did not reach the server stays in its field', async () => {
  await register({ 'POST /api/auth/request-otp': codeSent, 'POST /api/auth/verify-otp': offline })
  await enterCode('123456')
  await expect.element(toast()).toMatchTextContent('Verification failed')
  await expect.element(codeField).toHaveValue('123456')
})

test('asking for another code too early says how long to wait', async () => {
  const { calls } = await register({ 'POST /api/auth/request-otp': { ...codeSent, resendAfterSeconds: 0 } })
  calls.stub({
    'POST /api/auth/request-otp': refusal(429, 'Please wait 42 seconds before asking for another code.', {
      retryAfterSeconds: 42,
    }),
  })
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect.element(toast()).toMatchTextContent('Failed to resend code')
  await expect.element(toast()).toMatchTextContent('Please wait 42 seconds before asking for another code.')
})
