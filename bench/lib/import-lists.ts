import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from '../../e2e/start-site.ts'

/** Makes the lists and imports them as an operator does, while the site runs. */
export function importLists(site: Site): void {
  const folder = mkdtempSync(join(tmpdir(), 'capra-lists-'))
  const run = (script: string, settings: Readonly<Record<string, string>>, ...rest: readonly string[]) =>
    execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...rest], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('../make-questions.ts', {}, folder)
  run('../../src/app/server/import-companies.ts', site.settings, folder)
  rmSync(folder, { recursive: true })
}
