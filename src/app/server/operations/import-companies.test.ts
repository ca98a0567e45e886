import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runServerScript } from '#testing/server/product-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'capra-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const header = 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics'
const line = (slug: string) => `EASY,Rope Teams,50,0.5,https://leetcode.com/problems/${slug},Graph`
const files: Readonly<Record<string, string | Buffer>> = {
  'Acme/5. All.csv': `${header}\n`,
  'Acme/more-than-six-months.csv': `${header}\n${line('rope-teams')}\n${line('')}\n`,
  'google_6months.csv': Buffer.from(`${header}\n${line('rope-teams')}\n`.replaceAll(',', ';'), 'utf16le'),
  'lists/thirty-days.csv': `${header}\n${line('rope-teams')}\n`,
  'serac.xlsx': Buffer.from('PK\x03\x04', 'latin1'),
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, 'set', path)), { recursive: true })
  writeFileSync(join(folder, 'set', path), content)
}
const settings = {
  APP_SECRET: 'a secret of the tests, long enough to be one',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
}
const run = async (...words: readonly string[]) => {
  const { code, stdout, stderr } = await runServerScript('operations/import-companies.ts', settings, words)
  return { code, stdout: stdout.replaceAll(`${folder}/set/`, ''), stderr }
}

test('the command names what is new, why files and lines are left out, and removes a company', async () => {
  const set = join(folder, 'set')
  const dryRun = await run('--dry-run', set)
  expect(dryRun.code).toBe(1)
  expect(dryRun.stdout.split('\n')).toEqual([
    '3 of 5 files read (dry run: nothing was saved).',
    '2 added, 0 updated, 0 removed, 0 unchanged, 1 line skipped.',
    'New companies (1): Acme.',
    'Updated companies (1): Google.',
    expect.stringMatching(/^lists\/thirty-days.csv: Neither the file name nor the folder names a company\./),
    'serac.xlsx: This is a spreadsheet or a zip file, not a CSV file. Open it and save it as CSV.',
    '1 line skipped: The link does not lead to a problem on LeetCode.',
    '  Acme/more-than-six-months.csv:3: “https://leetcode.com/problems/”',
    '',
  ])
  expect((await run(set)).stdout).toContain('New companies (1): Acme.')
  expect((await run(set)).stdout).toContain('Unchanged companies (2): Acme, Google.')
  expect(await run('--remove', 'acme')).toMatchObject({
    code: 0,
    stdout: 'Removed 1 imported question from Acme.\n',
  })
  const again = await run('--remove', 'acme')
  expect([again.code, again.stderr]).toEqual([
    2,
    expect.stringContaining('Nothing was imported for a company called acme.'),
  ])
})
