import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onPath } from '../../../scripts/testing/chromium.ts'
import { findFreePort } from '../../../scripts/testing/find-free-port.ts'
import type { Engine, Key, Point, Size, Tab } from './engine.ts'

export function startWebKit(): Promise<Engine> | string {
  const driver = onPath(['WebKitWebDriver']).find((path) => existsSync(path))
  const display = onPath(['Xvfb']).find((path) => existsSync(path))
  if (!driver) return 'There is no WebKit: install the package webkit2gtk-driver.'
  if (!display) return 'WebKit needs a screen to draw on: install the package xvfb.'
  return start(driver, display)
}

/** It takes a second or two. */
const longestLaunchMs = 40_000

async function start(driver: string, xvfb: string): Promise<Engine> {
  const settings = await mkdtemp(join(tmpdir(), 'capra-webkit-'))
  await narrowToolbar(settings)
  const screen = await startDisplay(xvfb)
  const launch = async () => {
    const port = await findFreePort()
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings, GDK_BACKEND: 'x11' },
    })
    const send = sender(`http://127.0.0.1:${port}`)
    await untilReady(send)
    return { server, send }
  }
  let running = await launch()
  const newSession = () =>
    running.send('POST', '/session', { capabilities: {} }, AbortSignal.timeout(longestLaunchMs))
  return {
    async open(size) {
      const session = await newSession().catch(async () => {
        // On a busy machine, the driver sometimes waits forever for the browser that it starts.
        await stop(running.server)
        running = await launch()
        return newSession()
      })
      const { send } = running
      const tab = tabOf((method, path, body) => send(method, `/session/${session.sessionId}${path}`, body))
      await tab.resize(size)
      return tab
    },
    async close() {
      await stop(running.server)
      await stop(screen.program)
      await rm(settings, { recursive: true, force: true })
    },
  }
}

/** The toolbar of WebKit's small browser would keep its window wider than a phone. */
async function narrowToolbar(settings: string): Promise<void> {
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(
    join(settings, 'gtk-3.0', 'gtk.css'),
    'button, entry { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; }',
  )
}

async function startDisplay(xvfb: string): Promise<{ name: string; program: ChildProcess }> {
  const program = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    program.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
  })
  return { name: `:${number}`, program }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await ended
}

type Send = ReturnType<typeof sender>

/** Commands of the W3C WebDriver protocol. */
function sender(address: string) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, signal?: AbortSignal) => {
    const answer = await fetch(address + path, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    // oxlint-disable-next-line typescript/no-unsafe-assignment: each command has a value of its own
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit refused ${method} ${path}: ${value.error}, ${value.message}`)
    return value
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (tries === 100) throw error
      await wait(100)
    }
  }
}

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
}

function tabOf(send: Send): Tab & { resize(size: Size): Promise<void> } {
  const evaluate = async (expression: string): Promise<string> =>
    send('POST', '/execute/async', {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value)))`,
      args: [],
    })
  const type = async (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    evaluate,
    type,
    key: (key) => type(keys[key]),
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    async press(...[start, ...rest]) {
      const actions = [move(start), { type: 'pointerDown', button: 0 }, ...rest.map(move)]
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
      await send('POST', '/actions', {
        actions: [{ ...pointer, actions: [...actions, { type: 'pointerUp', button: 0 }] }],
      })
    },
    setCookie: (name, value) =>
      send('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } }),
    screenshot: async () => Buffer.from(await send('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
    async resize({ width, height }) {
      const toolbar: number = JSON.parse(await evaluate('outerHeight - innerHeight'))
      await send('POST', '/window/rect', { width, height: height + toolbar })
    },
  }
}

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
})
