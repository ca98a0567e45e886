import type { Cases } from '#algorithms/cases.ts'

const demoFiles = import.meta.glob<Cases>('../../curriculum/*/*/cases.ts', { import: 'cases' })
const furtherFiles = import.meta.glob<Readonly<Record<string, Cases>>>(
  '../../curriculum/*/*/further-cases.ts',
  { import: 'furtherCases' },
)

/**
 * The cases of a pattern's listing; that of the demo has the pattern's slug. They are loaded only here, when a learner
 * writes code.
 */
export async function loadCases(pattern: string, listing: string): Promise<Cases> {
  const cases =
    listing === pattern
      ? await load(demoFiles, `/${pattern}/cases.ts`)
      : (await load(furtherFiles, `/${pattern}/further-cases.ts`))?.[listing]
  if (!cases) throw new Error(`No cases for ${listing} of ${pattern}`)
  return cases
}

/** The cases of all listings of a pattern by listing, the demo's first. */
export async function loadAllCases(pattern: string): Promise<Readonly<Record<string, Cases>>> {
  const [own, further] = await Promise.all([
    load(demoFiles, `/${pattern}/cases.ts`),
    load(furtherFiles, `/${pattern}/further-cases.ts`),
  ])
  return { ...(own && { [pattern]: own }), ...further }
}

function load<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  end: string,
): Promise<Content> | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]()
}
