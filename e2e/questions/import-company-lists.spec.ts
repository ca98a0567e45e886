import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { row as questionRow } from '../support/company-screens.ts'
import { newPerson, signUpQuickly } from '../support/people.ts'
import { expectHeading, figure, visit } from '../support/screens.ts'
import { test as base } from '../support/test.ts'

const importPage = '/operator/import'
const layouts = {
  first: 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics',
  second: 'ID,URL,Title,Difficulty,Acceptance %,Frequency %',
  third: 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link',
}

/** A folder with lists in three layouts, and the usual other files. */
const files: Readonly<Record<string, string>> = {
  'Glacier Labs/5. All.csv': `${layouts.first}
HARD,Rope Teams,42.6,0.31,https://leetcode.com/problems/rope-teams,"Graph, Topological Sort"
MEDIUM,,42.6,0.31,https://leetcode.com/problems/no-title,Graph
`,
  'Glacier Labs/4. More Than Six Months.csv': `${layouts.first}
MEDIUM,Crevasse Paths,30,0.31,https://leetcode.com/problems/crevasse-paths,Graph
`,
  'Glacier Labs/1. Thirty Days.csv': `${layouts.first}\n`,
  'serac.csv': `${layouts.second}
1,https://leetcode.com/problems/two-sum,Two Sum,Easy,55.0%,75.0%
90210,https://leetcode.com/problems/avalanche-days,Avalanche Days,Medium,40.1%,12.5%
`,
  'moraine_alltime.csv': `${layouts.third}
90210,Avalanche Days,33.3%,Medium,4.0, https://leetcode.com/problems/avalanche-days
90211,Snow Bridges,33.3%,Hard,1.0, https://leetcode.com/problems/snow-bridges
`,
  'lists/more-than-six-months.csv': `${layouts.second}\n`,
  'broken.csv': 'a,b\n1,2\n',
  'readme.txt': 'not a list',
}

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'capra-lists-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

test('an operator tries a folder with three layouts, imports it and sees the questions', async ({
  page,
  folder,
  startOwnSite,
}) => {
  const guide = newPerson('guide')
  const site = await startOwnSite({ settings: { OPERATOR_EMAILS: `someone@else.example, ${guide.email}` } })
  await signUpQuickly(page.context(), site, { person: guide })
  await visit(page, site.url + importPage)
  await expectHeading(page, 'Import company lists')

  await test.step('the dry run reports what would change, and saves nothing', async () => {
    await chooseFolder(page, folder)
    await expect(page.getByRole('heading', { name: 'Dry run' })).toBeVisible()
    await expect(page.getByText('5 of 7 files can be read. Nothing is saved yet.')).toBeVisible()
    await expect(page.getByText('3 new companies: Glacier Labs, Moraine, Serac.')).toBeVisible()
    await expect(figure(page, 'To be added')).toHaveText('6')
    await expect(row(page, 'Glacier Labs')).toContainText(/2 ?0 ?0 ?0$/)
    await expect(filesRow(page, 'broken.csv')).toContainText('The first line has to name the columns')
    await expect(filesRow(page, 'more-than-six-months.csv')).toContainText('names a company')
    await expect(
      page.getByRole('listitem').filter({ hasText: '1 line: The title is missing' }),
    ).toContainText('5. All.csv, line 3')
    expect(await find(page, site.url, 'companies=moraine')).toEqual([])
  })

  await test.step('the keyboard starts the import', async () => {
    await page.getByRole('button', { name: 'Import 5 files' }).press('Enter')
    await expect(page.getByText('5 of 7 files imported. The questions are in the list now.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused()
    await expect(page.getByRole('progressbar', { name: 'Imported files' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await expect(figure(page, 'Added')).toHaveText('6')
    const titles = async (company: string) => (await find(page, site.url, `companies=${company}`)).sort()
    expect(await titles('glacier-labs')).toEqual(['Crevasse Paths', 'Rope Teams'])
    expect(await titles('serac')).toEqual(['Avalanche Days', 'Two Sum'])
    expect(await titles('moraine')).toEqual(['Avalanche Days', 'Snow Bridges'])
    await page.getByRole('link', { name: 'See the questions' }).click()
    await expect(page).toHaveURL(`${site.url}/company-questions`)
    await page.getByRole('searchbox').last().fill('Snow Bridges')
    await expect(questionRow(page, 'Snow Bridges')).toContainText('Moraine')
  })

  await test.step('importing again finds nothing new', async () => {
    await visit(page, site.url + importPage)
    await chooseFolder(page, folder)
    await expect(page.getByText('They contain nothing new.')).toBeVisible()
    await expect(figure(page, 'Unchanged')).toHaveText('6')
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  })

  await test.step('a newer list removes what it dropped', async () => {
    const newer = join(folder, 'serac (1).csv')
    writeFileSync(
      newer,
      (files['serac.csv'] ?? '').replace(/^90210.*\n/m, '').replaceAll(',', ';'),
      'utf16le',
    )
    await page.getByLabel('Company lists', { exact: true }).setInputFiles(newer)
    await expect(figure(page, 'To be removed')).toHaveText('1')
    await page.getByRole('button', { name: 'Import 1 file' }).click()
    await expect(page.getByText('1 of 1 file imported.')).toBeVisible()
    expect(await find(page, site.url, 'companies=serac')).toEqual(['Two Sum'])
  })

  await test.step('an imported company can be removed', async () => {
    await page.getByRole('button', { name: '3 companies' }).click()
    await page.getByRole('button', { name: 'Remove Moraine' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Removed: Moraine', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Imported companies' })).toBeFocused()
    expect(await find(page, site.url, 'companies=moraine')).toEqual([])
  })

  await test.step('choosing no list shows an error', async () => {
    await page.getByLabel('Company lists', { exact: true }).setInputFiles(join(folder, 'readme.txt'))
    await expect(page.getByRole('alert')).toHaveText('No .csv files were chosen.')
  })

  await test.step('an interrupted import can be resumed', async () => {
    await page.route('**/api/operator/import', (route) => route.abort())
    await page.getByLabel('Company lists', { exact: true }).setInputFiles(join(folder, 'serac.csv'))
    await expect(page.getByRole('alert')).toContainText(
      'Network connection error. Please check your internet connection and try again. Done so far: 0 of 1 file.',
    )
    await page.unroute('**/api/operator/import')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('1 of 1 file can be read.')).toBeVisible()
  })
})

async function chooseFolder(page: Page, folder: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a folder' }).press('Enter')
  await (await chooser).setFiles(folder)
}

function row(page: Page, company: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: company }) })
}

function filesRow(page: Page, file: string) {
  return page.getByRole('row').filter({ has: page.getByRole('cell').filter({ hasText: file }) })
}

/** Titles, from the API. */
async function find(page: Page, url: string, query: string): Promise<string[]> {
  const answer = await page.request.get(`${url}/api/company-questions?${query}`)
  const questions: { title: string }[] = await answer.json()
  return questions.map(({ title }) => title)
}
