import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { UserError } from '../lib/project.mjs'

/** For containers, and to disable the browser's own network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Renders without windows, which halves the CPU time. */
const headlessShell = 'chromium-headless-shell'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The full Chromium, for benchmarks, if installed. CHROMIUM_PATH is trusted. */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH || firstThatStarts([...usualPaths, ...onPath(names), chromium.executablePath()])
  )
}

/** The Chromium for tests, preferably the headless shell, if installed. */
export function findTestChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || firstThatStarts(onPath([headlessShell])) || findChromium()
}

/** Where these programs may be, whether or not they are. */
export function onPath(programs: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

function firstThatStarts(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path) && doesStart(path))
}

/** Returns a Chromium for tests: the system's, else Playwright's download, else Debian's package. */
export function getTestChromium(): string {
  const present = findTestChromium()
  if (present) return present

  console.log('No Chromium found; downloading one with Playwright ...')
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const download = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 600_000,
  })
  const downloaded = findTestChromium()
  if (downloaded) return downloaded

  let failure =
    download.status === 0 ? 'The downloaded Chromium does not start.' : 'Playwright could not download it.'
  if (canInstallDebianPackages()) {
    console.log(`${failure} Installing the system's package ...`)
    const reason = installDebianPackage(headlessShell)
    const installed = findTestChromium()
    if (installed) return installed
    failure += ` The system's package could not be installed either: ${reason ?? 'what it brings does not start.'}`
  }
  throw new UserError(
    `The component and end-to-end tests need Chromium. ${failure} Install Chromium or Google Chrome with your system's own tools, ` +
      'or set CHROMIUM_PATH to its program, and run the same command again.',
  )
}

/** False for a browser with missing libraries, or a stub that only points to an app store. */
function doesStart(path: string): boolean {
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return true
  const answer = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout)
}

/** True for root on a system with apt. */
function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Returns the end of apt's error output when it fails. */
function installDebianPackage(name: string): string | undefined {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  // Without updated lists, apt finds no packages or outdated versions.
  apt('update')
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', name)
  return status === 0 ? undefined : stderr.trim().split('\n').slice(-3).join(' ')
}
