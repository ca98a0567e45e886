import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWordCounter } from './between/prompts/word-counter.ts'
import { firstSentence, type Lesson } from './lesson.ts'
import type { Category, CategorySummary, PatternEntry } from './pattern.ts'

interface Folder extends Category {
  readonly folder: string
  readonly lessons: readonly Lesson[]
}

interface CurriculumIndex {
  readonly patterns: readonly PatternEntry[]
  /** The generated files of this folder by name, without formatting. */
  readonly files: Readonly<Record<string, string>>
}

/** What `npm run index` writes. Guests get the prompts of the first `openCategoryCount` categories. */
export async function buildIndex(openCategoryCount: number): Promise<CurriculumIndex> {
  const folders = await readFolders()
  const patterns = folders.flatMap(patternsOf)
  const numbers = new Set(patterns.flatMap(({ problems }) => problems))
  const lessons = folders.flatMap((folder) => folder.lessons)
  const files = {
    'index.ts': fileOf("import type { CategorySummary, PublishedProblems } from './pattern.ts'", [
      ['/** In display order. */', 'categorySummaries: readonly CategorySummary[]', folders.map(summaryOf)],
      [
        '/** Of each pattern, in display order. Without names, because every page loads these for its ticks. */',
        'publishedProblems: readonly PublishedProblems[]',
        patterns.map(({ id, problems }) => ({ id, problems })),
      ],
      [
        '/** A problem that is practiced under two patterns counts once. */',
        'catalogueTotals',
        { categories: folders.length, patterns: patterns.length, distinctProblems: numbers.size },
      ],
    ]),
    'pattern-list.ts': patternListOf(patterns),
    'short-names.ts': fileOf('', [
      [
        '/** Of patterns by slug, where they have one. Not in the list of patterns, which public pages load. */',
        'shortNames: Readonly<Record<string, string>>',
        Object.fromEntries(
          lessons.flatMap(({ name, shortName }) => (shortName === undefined ? [] : [[name, shortName]])),
        ),
      ],
    ]),
    'needs.ts': fileOf('', [
      [
        '/** The first sentence of the clues of each pattern, by slug, where its lesson is not loaded. */',
        'patternNeeds: Readonly<Record<string, string>>',
        Object.fromEntries(
          lessons.map(({ name, identificationClues }) => [name, firstSentence(identificationClues)]),
        ),
      ],
    ]),
    'prompt-difficulties.ts': await promptDifficulties(),
    'guest-prompts.ts': guestPromptsOf(folders.slice(0, openCategoryCount)),
  }
  return { patterns, files }
}

/** Every folder with a `category.ts`, and the lessons it lists. */
async function readFolders(): Promise<readonly Folder[]> {
  const files = globSync('*/category.ts', { cwd: import.meta.dirname })
  const folders = files.map(async (file) => {
    const folder = file.split(/[\\/]/)[0] ?? ''
    const { category }: { category: Category } = await load(file)
    const lessons = category.patterns.map(async (name) => {
      const { lesson }: { lesson: Lesson } = await load(join(folder, name, 'lesson.ts'))
      if (lesson.name !== name) throw new Error(`The lesson in the folder ${name} is named ${lesson.name}.`)
      return lesson
    })
    return { ...category, folder, lessons: await Promise.all(lessons) }
  })
  return (await Promise.all(folders)).toSorted((a, b) => a.id - b.id)
}

/** How hard prompts are, as far as their words say: a word counter names it first, among the first three, or later. */
async function promptDifficulties(): Promise<string> {
  const { openPrompts, minimalPairs }: typeof import('./prompts.ts') = await load('prompts.ts')
  const { sealedPrompts }: typeof import('./sealed-prompts.ts') = await load('sealed-prompts.ts')
  const prompts = [...openPrompts, ...minimalPairs.flatMap((pair) => pair.prompts), ...sealedPrompts]
  const { rank } = createWordCounter(prompts)
  const ranks = prompts.map((prompt) => ({ id: prompt.id, rank: rank(prompt).indexOf(prompt.pattern) }))
  const idsOf = (isIn: (rank: number) => boolean) =>
    ranks.flatMap(({ id, rank }) => (isIn(rank) ? id : [])).sort()
  return fileOf('', [
    [
      '/** Their words alone suggest the pattern. */',
      'easierPrompts: readonly string[]',
      idsOf((rank) => rank === 0),
    ],
    [
      '/** Their words alone suggest three other patterns before it. */',
      'harderPrompts: readonly string[]',
      idsOf((rank) => rank > 2),
    ],
  ])
}

function load(file: string) {
  return import(/* @vite-ignore */ join(import.meta.dirname, file))
}

function summaryOf({ patterns, lessons, ...category }: Folder): CategorySummary {
  const problemCount = lessons.reduce((sum, { practice }) => sum + practice.length, 0)
  return { ...category, patternCount: patterns.length, problemCount }
}

function patternsOf({
  id: categoryId,
  displayName: category,
  hue,
  lessons,
}: Folder): readonly PatternEntry[] {
  return lessons.map(({ id, name, displayName, practice }) => {
    const problems = practice.map(({ number }) => number)
    return { id, name, displayName, categoryId, category, hue, problems }
  })
}

function patternListOf(patterns: readonly PatternEntry[]): string {
  const entries = patterns.map(({ problems, ...facts }, index) => {
    const text = JSON.stringify(facts, null, 2)
    return `${text.slice(0, -2)},\n"problems": publishedProblems[${index}]!.problems\n}`
  })
  return [
    notice,
    "import { publishedProblems } from './index.ts'",
    "import type { PatternEntry } from './pattern.ts'\n",
    '/** In display order. */',
    `export const patternList: readonly PatternEntry[] = [${entries.join(',\n')}]\n`,
  ].join('\n')
}

/** Static imports, so that the prompts of other categories are in no file that a browser can load. */
function guestPromptsOf(open: readonly Folder[]): string {
  const prompts = open.flatMap(({ folder, patterns }) =>
    patterns.map((name) => `./${folder}/${name}/prompts.ts`),
  )
  const pairs = open.map(({ folder }) => `./between/pairs/${folder}.ts`)
  const paths = [...prompts, ...pairs].sort()
  const spread = (those: readonly string[]) =>
    `[${those.map((path) => `...from${paths.indexOf(path)}`).join(', ')}]`
  return [
    notice,
    ...paths.map(
      (path, index) =>
        `import { ${pairs.includes(path) ? 'pairs' : 'prompts'} as from${index} } from '${path}'`,
    ),
    "import type { MinimalPair, Prompt } from './prompt.ts'\n",
    '/** Of the categories that are open to guests. */',
    `export const guestPrompts: readonly Prompt[] = ${spread(prompts)}\n`,
    '/** The first pattern of each is open to guests, the second may not be. */',
    `export const guestPairs: readonly MinimalPair[] = ${spread(pairs)}\n`,
  ].join('\n')
}

const notice = '// Generated by `npm run index` from the folders beside it. Do not edit.'

type Constant = readonly [comment: string, name: string, value: unknown, type?: string]

function fileOf(imports: string, constants: readonly Constant[]): string {
  const texts = constants.map(
    ([comment, name, value, type = '']) =>
      `${comment}\nexport const ${name} = ${JSON.stringify(value, null, 2)}${type}\n`,
  )
  return [notice, imports, '', ...texts].join('\n')
}

/**
 * Sentences on problems that lost their place between two indexes. A problem's index is its bit in every learner's
 * solved mask, so the list of a pattern may only grow at its end.
 */
export function findMovedProblems(
  before: readonly Pick<PatternEntry, 'id' | 'name' | 'problems'>[],
  after: readonly Pick<PatternEntry, 'id' | 'problems'>[],
): readonly string[] {
  return before.flatMap(({ id, name, problems }) => {
    const now = after.find((pattern) => pattern.id === id)?.problems
    if (!now) return [`${name} (id ${id}) was published and is gone.`]
    const moved = problems.find((number, index) => now[index] !== number)
    return moved === undefined
      ? []
      : [`Problem ${moved} of ${name} has lost its place: only append to published problems.`]
  })
}

/** A generated file as it is committed. */
export function readGenerated(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
