import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumArguments, findTestChromium } from './scripts/testing/chromium.ts'

const serverTests = 'src/**/server/**/*.test.ts'
/** Short versions of scenarios in `npm run test:faults`; the others run only there. */
const faultTests = ['faults/concurrency/*.test.ts', 'faults/crash/*.test.ts', 'faults/upgrade/*.test.ts']
/** SQLite runs in the server's own thread, PostgreSQL does not. */
const sqliteFaultTests = ['faults/event-loop/*.test.ts']
/** Only with `npm run test:faults`. */
const slowTests = ['faults/clock-skew/*.test.ts']
/** Tests that depend on the database also run on PostgreSQL. */
const databaseTests = [
  'src/**/server/**/*{store,races,postgres}*.test.ts',
  'src/**/server/**/{no-scan,export-and-deletion,commands,mail,import}.test.ts',
  'src/**/server/**/{registration,authenticator,passkeys,progress,learning,drafts,settings,reminders,send-reminders,buddies,start-interview,complete-interview,interview-requests,move-and-cancel,practice,questions}.test.ts',
  ...faultTests,
]
/** Screens in a real browser, with the network stubbed: see docs/testing.md. */
const componentTests = 'src/**/*.browser.test.tsx'
const asInProduction = { 'process.env.NODE_ENV': '"production"' }
const pageTests = 'src/**/*.test.{ts,tsx}'

/** Fault injection tests take longest and mostly wait, so they start first and overlap with the others. */
class FaultTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFaultTest = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')
    return [...sorted.filter(isFaultTest), ...sorted.filter((file) => !isFaultTest(file))]
  }
}

/**
 * The server suite runs once on each store, chosen by TEST_STORE.
 * Without PostgreSQL: `npx vitest run --project unit --project server-sqlite`.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Two workers for machines with two cores, which PostgreSQL shares.
    maxWorkers: 2,
    sequence: { sequencer: FaultTestsFirst },
    // Only to end what hangs: on a busy machine, a test may take many times as long as on a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their modules, which saves a third of the time. So no file may mock a module.
          isolate: false,
          include: [pageTests, 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [serverTests, componentTests],
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // React as users get it: what it does for developers takes a third of the time.
        define: asInProduction,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // Scanned at each start, because a dependency discovered during a test would reload the page.
        optimizeDeps: {
          entries: ['src/app/web/main.tsx', componentTests, 'src/testing/browser/*'],
          include: ['react/jsx-runtime'],
          force: true,
          rolldownOptions: { transform: { define: asInProduction } },
        },
        test: {
          name: 'component',
          // Files share a page: it loads most of the product, which takes two seconds.
          isolate: false,
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
          isolate: false,
          include: [serverTests, ...faultTests, ...sqliteFaultTests],
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
          isolate: false,
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
