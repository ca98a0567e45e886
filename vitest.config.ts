import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const serverTests = 'src/**/server/**/*.test.ts'
/** Short forms of the runs in `npm run test:faults`. */
const faultTests = 'faults/**/*.test.ts'
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
          exclude: [serverTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-sqlite',
          environment: 'node',
          include: [serverTests, faultTests],
          env: { TEST_STORE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          environment: 'node',
          include: [serverTests, faultTests],
          env: { TEST_STORE: 'postgres' },
          setupFiles: ['scripts/lib/require-test-database.mjs'],
        },
      },
    ],
  },
})
