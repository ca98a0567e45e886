import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cacheFolder, projectFolder } from '../lib/project.mjs'
import { countOne, type Results, readPlaywright, readVitest } from './results.ts'

/** A requirement of a stage, named by the environment variable that its tests read. */
export type Need = 'CHROMIUM_PATH' | 'TEST_DATABASE_URL'

export interface Stage {
  /** As in `npm test -- <name>`. */
  readonly name: string
  readonly title: string
  readonly needs?: readonly Need[]
  /** Stages that must pass first. */
  readonly after?: readonly string[]
  /** Runs when all others have finished: it needs what they make, or all cores. */
  readonly isLast?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Arguments for `node`. */
  readonly command: readonly string[]
  readonly read: (exitCode: number) => Results
}

const reports = join(cacheFolder, 'reports')

/** Deletes the reports of earlier runs. */
export function removeOldReports(): void {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

const vitest = (name: string, title: string, project: string, more: Partial<Stage> = {}): Stage => {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    title,
    command: [program('vitest', 'vitest'), 'run', '--project', project, ...reporters],
    read: (exitCode) => readVitest(exitCode, report),
    ...more,
  }
}

const e2eReport = join(reports, 'e2e.json')

/** In the order in which they start, two at a time. The browser of the component tests leaves one core to the others. */
export const stages: readonly Stage[] = [
  vitest('component', 'component tests', 'component', { needs: ['CHROMIUM_PATH'] }),
  { name: 'types', title: 'types', command: [program('typescript', 'tsc'), '--noEmit'], read: countOne },
  {
    name: 'style',
    title: 'format and lint',
    command: [program('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
    read: countOne,
  },
  {
    name: 'promises',
    title: 'awaited promises, hooks',
    command: [program('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'],
    read: countOne,
  },
  { name: 'unused', title: 'unused code', command: [program('knip', 'knip')], read: countOne },
  { name: 'build', title: 'production build', command: [join('scripts', 'build.mjs')], read: countOne },
  vitest('unit', 'unit tests', 'unit'),
  vitest('sqlite', 'server on SQLite', 'server-sqlite'),
  vitest('postgres', 'server on PostgreSQL', 'server-postgres', { needs: ['TEST_DATABASE_URL'] }),
  {
    name: 'size',
    title: 'script sizes of the public pages',
    after: ['build'],
    isLast: true,
    command: [program('size-limit', 'size-limit')],
    read: countOne,
  },
  {
    name: 'e2e',
    title: 'end-to-end tests',
    needs: ['CHROMIUM_PATH', 'TEST_DATABASE_URL'],
    after: ['build'],
    isLast: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    command: [program('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    read: (exitCode) => readPlaywright(exitCode, e2eReport),
  },
]

/** The script of a package's command, to run it with our Node and without a shell. */
export function program(packageName: string, command: string): string {
  const file = join(projectFolder, 'node_modules', packageName, 'package.json')
  const { bin } = createRequire(import.meta.url)(file)
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command])
}
