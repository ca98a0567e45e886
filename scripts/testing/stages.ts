import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cacheFolder, projectFolder } from '../lib/project.mjs'
import { type Counts, countOne, countPlaywright, countVitest } from './counts.ts'

/** What a stage needs that not every machine has, and the setting by which its tests learn of it. */
export type Need = 'CHROMIUM_PATH' | 'TEST_DATABASE_URL'

export interface Stage {
  /** As in `npm test -- <name>`. */
  readonly name: string
  readonly what: string
  readonly needs?: readonly Need[]
  /** Stages that must have passed for this one to mean anything. */
  readonly after?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The words after `node`. */
  readonly command: readonly string[]
  readonly count: (exitCode: number) => Counts
}

const reports = join(cacheFolder, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitest = (name: string, what: string, project: string, more: Partial<Stage> = {}): Stage => {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    what,
    command: [program('vitest', 'vitest'), 'run', '--project', project, ...reporters],
    count: (exitCode) => countVitest(exitCode, report),
    ...more,
  }
}

const journeysReport = join(reports, 'journeys.json')

export const stages: readonly Stage[] = [
  { name: 'types', what: 'types fit', command: [program('typescript', 'tsc'), '--noEmit'], count: countOne },
  {
    name: 'style',
    what: 'format and lint',
    command: [program('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
    count: countOne,
  },
  {
    name: 'promises',
    what: 'no promise is forgotten',
    command: [program('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'],
    count: countOne,
  },
  { name: 'unused', what: 'nothing is unused', command: [program('knip', 'knip')], count: countOne },
  vitest('units', 'unit tests', 'unit'),
  vitest('components', 'component tests', 'component', { needs: ['CHROMIUM_PATH'] }),
  vitest('sqlite', 'server on SQLite', 'server-sqlite'),
  vitest('postgres', 'server on PostgreSQL', 'server-postgres', { needs: ['TEST_DATABASE_URL'] }),
  { name: 'build', what: 'production build', command: [join('scripts', 'build.mjs')], count: countOne },
  {
    name: 'journeys',
    what: 'browser journeys',
    needs: ['CHROMIUM_PATH', 'TEST_DATABASE_URL'],
    after: ['build'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    command: [program('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    count: (exitCode) => countPlaywright(exitCode, journeysReport),
  },
]

/** The script behind a package's command, so that it runs on our Node and no shell stands between. */
function program(packageName: string, command: string): string {
  const file = join(projectFolder, 'node_modules', packageName, 'package.json')
  const { bin } = createRequire(import.meta.url)(file)
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command])
}
