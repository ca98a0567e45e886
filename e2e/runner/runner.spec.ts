import { type BrowserContext, expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { beGuest } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** The scratch pad of a guest: nothing of an account is needed to run code. */
test.beforeEach(async ({ page, context, site }) => {
  await beGuest(context, site)
  await visit(page, '/run')
  await expect(editor(page)).toBeVisible()
})

const editor = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const output = (page: Page) => page.getByRole('region', { name: 'Output' })

async function choose(page: Page, language: string): Promise<void> {
  await page.getByText(language, { exact: true }).click()
}

/** Replaces the code, runs it by keyboard, and waits until it has ended. */
async function run(page: Page, source: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(source)
  await page.keyboard.press('Control+Enter')
  await expect(output(page).getByText(/^(Done|It did not end well)/)).toBeVisible({ timeout: 120_000 })
}

test('Python prints, names the line of an error, and goes on after each ending', async ({ page }) => {
  await run(page, 'from collections import Counter\nprint(Counter("goat herd")["t"] + 41)')
  await expect(output(page)).toContainText('42')

  await run(page, 'numbers = [1, 2]\n\nprint(numbers[2])')
  await expect(output(page)).toContainText('Line 3. IndexError: list index out of range')

  await run(page, 'def f(:\n    pass')
  await expect(output(page)).toContainText('Line 1. SyntaxError')

  await run(page, 'while True: pass')
  await expect(output(page)).toContainText('Ended after 5 seconds')

  await run(page, 'while True: print("goat")')
  await expect(output(page)).toContainText('printed characters')

  await run(page, 'held = []\nwhile True: held.append([0] * 100_000)')
  await expect(output(page)).toContainText('256 MB')

  await run(page, 'def f(n): return f(n + 1)\nf(0)')
  await expect(output(page)).toContainText('RecursionError')

  await run(
    page,
    'from functools import cache\n@cache\ndef f(n): return 1 + f(n - 1) if n else 0\nprint(f(9000))',
  )
  await expect(output(page)).toContainText('9000')

  await run(page, 'def f(n): return list(map(f, [n + 1]))\nf(0)')
  await expect(output(page)).toContainText('RecursionError')
})

test('a stopped program leaves the page and the next run as they were', async ({ page }) => {
  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('while True: pass')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Running' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await run(page, 'print("still here")')
  await expect(output(page)).toContainText('still here')
})

for (const language of ['TypeScript', 'JavaScript'] as const) {
  test(`${language} prints, names the line of an error, and goes on after each ending`, async ({ page }) => {
    await choose(page, language)
    const typed = language === 'TypeScript' ? ': number[]' : ''
    await run(
      page,
      `const values${typed} = [20, 22]\nconsole.log(values.reduce((sum, value) => sum + value))`,
    )
    await expect(output(page)).toContainText('42')

    await run(page, 'const values = []\n\nvalues[0].length')
    await expect(output(page)).toContainText('Line 3. TypeError')

    await run(page, '/'.repeat(20_001))
    await expect(output(page)).toContainText('more than 20,000 characters')

    await run(page, 'while (true) {}')
    await expect(output(page)).toContainText('Ended after 3 seconds')

    await run(page, 'while (true) console.log("goat")')
    await expect(output(page)).toContainText('printed characters')

    await run(page, 'const f = (n) => f(n + 1) + 1\nf(0)')
    await expect(output(page)).toContainText('Maximum call stack size exceeded')
  })
}

test('C++ is compiled in the page, and names the line of an error', async ({ page }) => {
  test.setTimeout(180_000)
  await choose(page, 'C++')
  await run(page, 'int main() { vector<int> values{20, 22}; cout << values[0] + values[1]; }')
  await expect(output(page)).toContainText('42')
  await run(page, 'int main() {\n    int n = 1;\n    return n +;\n}')
  await expect(output(page)).toContainText('Line 3.')
  await run(page, 'int main() {\n    vector<int> values(2);\n    return values[5];\n}')
  await expect(output(page)).toContainText('out of bounds')
  await run(page, 'int main() { while (true) {} }')
  await expect(output(page)).toContainText('Ended after 5 seconds')
})

/** A request that the policy refuses never leaves the browser, so it has no response. */
function urlsOfResponses(context: BrowserContext): readonly string[] {
  const urls: string[] = []
  context.on('response', (response) => urls.push(response.url()))
  return urls
}

/** What a program could reach our site by, or our storage, or the page that runs it. */
const doors = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'importScripts',
  'caches',
  'indexedDB',
  'navigator',
  'BroadcastChannel',
  'postMessage',
  'addEventListener',
]

test('a program in JavaScript reaches no address, no storage of ours, and not the page', async ({
  page,
  context,
}) => {
  await choose(page, 'JavaScript')
  await run(page, 'console.log("ready")')
  const answered = urlsOfResponses(context)
  await run(
    page,
    `console.log(${JSON.stringify(doors)}.filter((name) => self[name] !== undefined).length, 'doors are open')
for (const address of ['/api/user', location.origin + '/api/user', 'data:text/javascript,1'])
  await import(address).then(() => console.log('loaded'), () => console.log('refused'))`,
  )
  await expect(output(page)).toContainText('0 doors are open')
  await expect(output(page)).not.toContainText('loaded')
  expect(answered.filter((url) => !/^blob:|\/runner\//.test(url))).toEqual([])
})

test('a program in Python has no way into the browser', async ({ page, context }) => {
  await run(page, 'print("ready")')
  const answered = urlsOfResponses(context)
  await run(
    page,
    `import js
print([name for name in ${JSON.stringify(doors)} if hasattr(js, name)])
try:
    from pyodide.http import open_url
    open_url("${new URL(page.url()).origin}/api/user")
    print("loaded")
except BaseException as error:
    print("refused")
try:
    from pyodide.code import run_js
    print(run_js("fetch"))
except BaseException as error:
    print("refused")`,
  )
  await expect(output(page)).toContainText('[]\nrefused\nrefused')
  expect(answered.filter((url) => !url.includes('/runner/'))).toEqual([])
})

test('the editor is left by Escape and Tab, and the pad is accessible', async ({ page }) => {
  await editor(page).click()
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
})

test('each worker is served with a policy of its own, compressed or not', async ({ page, site }) => {
  await run(page, 'print(1)')
  await choose(page, 'JavaScript')
  await run(page, 'console.log(1)')
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/runner/')),
  )
  const folder = new URL('.', addresses[0]).href
  for (const [file, scripts] of [
    ['python.js', "'wasm-unsafe-eval'"],
    ['script.js', 'blob:'],
  ] as const)
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await page.request.get(folder + file, { headers: { 'accept-encoding': encoding } })
      expect(reply.headers()['content-security-policy'], `${file} ${encoding}`).toBe(
        `default-src 'none'; script-src ${scripts}; worker-src 'none'`,
      )
      expect(reply.url()).toContain(site.url)
    }
})
