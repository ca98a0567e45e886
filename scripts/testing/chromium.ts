import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { say, Trouble } from '../lib/project.mjs'
import { canInstallDebianPackages, installDebianPackages } from './debian.ts'

/** For containers, and so that a test browser calls nobody but the site under test. */
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

/** Draws pages and no windows, and so takes a journey through them in half the processor time. */
const headlessShell = 'chromium-headless-shell'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium that people use, for figures, or nothing. One that CHROMIUM_PATH names is believed. */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    firstThatStarts([...usualPlaces, ...onPath(names), chromium.executablePath()])
  )
}

/** The Chromium for the journeys, or nothing: without windows where there is one. */
export function findTestChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || firstThatStarts(onPath([headlessShell])) || findChromium()
}

function onPath(programs: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

function firstThatStarts(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path) && doesStart(path))
}

/** A Chromium for the journeys: the system's, else Playwright's own download, else Debian's package. */
export function getTestChromium(): string {
  const present = findTestChromium()
  if (present) return present

  say('There is no Chromium here; Playwright fetches one ...')
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const download = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 600_000,
  })
  const downloaded = findTestChromium()
  if (downloaded) return downloaded

  let refusal =
    download.status === 0 ? 'What Playwright fetched does not start.' : 'Playwright could not fetch one.'
  if (canInstallDebianPackages()) {
    say(`${refusal} Installing the system's package ...`)
    const words = installDebianPackages(headlessShell)
    const installed = findTestChromium()
    if (installed) return installed
    refusal += ` The system's package could not be installed either: ${words ?? 'what it brings does not start.'}`
  }
  throw new Trouble(
    `The browser journeys need Chromium. ${refusal} Install Chromium or Google Chrome with your system's own tools, ` +
      'or set CHROMIUM_PATH to its program, and run the same command again.',
  )
}

/** A browser whose libraries are missing, or a stub that points to a shop, is no browser. */
function doesStart(path: string): boolean {
  // On Windows the question would open a window instead of being answered.
  if (process.platform === 'win32') return true
  const answer = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout)
}
