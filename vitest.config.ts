import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumArguments, findTestChromium } from './scripts/testing/chromium.ts'

const serverTests = 'src/**/server/**/*.test.ts'
/** Short forms of the runs in `npm run test:faults`; the other fault tests run there only. */
const faultTests = ['faults/only-once/*.test.ts', 'faults/kill-while-writing/*.test.ts']
/** Only with `npm run test:faults`. */
const slowTests = ['faults/clock/*.test.ts']
/** What depends on the database runs on PostgreSQL too: store files, every statement, races, deletion, copies. */
const databaseTests = [
  'src/**/server/**/*{store,races,postgres}*.test.ts',
  'src/**/server/**/{no-scan,export-and-deletion,commands,mail,import}.test.ts',
  'src/**/server/**/{registration,progress,buddies,start-interview,complete-interview,questions}.test.ts',
  ...faultTests,
]
/** Screens in a real browser, with the network stubbed: see docs/testing.md. */
const componentTests = 'src/**/*.browser.test.tsx'
const pageTests = 'src/**/*.test.{ts,tsx}'

/** Whole runs of the product take longest and mostly wait, so they begin first: at the end nothing would fill the waits. */
class RunsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isRun = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')
    return [...sorted.filter(isRun), ...sorted.filter((file) => !isRun(file))]
  }
}

/**
 * Three projects. The server suite runs once on each store; it learns which one from TEST_STORE.
 * Without a PostgreSQL at hand: `npx vitest run --project unit --project server-sqlite`.
 */
export default defineConfig({
  test: {
    // Two workers: the machines this runs on have two cores, and PostgreSQL wants a share of them.
    maxWorkers: 2,
    sequence: { sequencer: RunsFirst },
    // Only to end what hangs: a busy machine must not fail a test that is merely slow there.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [pageTests, 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [serverTests, componentTests],
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        // Found anew at each start: a dependency found while tests run would reload their page.
        optimizeDeps: {
          entries: ['src/app/web/main.tsx', componentTests, 'src/testing/browser/*'],
          force: true,
        },
        test: {
          name: 'component',
          include: [componentTests],
          globalSetup: 'src/testing/browser/real-replies.ts',
          setupFiles: 'src/testing/browser/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findTestChromium() ?? '', args: chromiumArguments },
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-sqlite',
          environment: 'node',
          include: [serverTests, ...faultTests],
          exclude: slowTests,
          globalSetup: 'src/testing/database-templates.ts',
          env: { TEST_STORE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          environment: 'node',
          include: databaseTests,
          globalSetup: 'src/testing/database-templates.ts',
          env: { TEST_STORE: 'postgres' },
          setupFiles: ['scripts/lib/require-test-database.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: slowTests,
          globalSetup: 'src/testing/database-templates.ts',
        },
      },
    ],
  },
})
