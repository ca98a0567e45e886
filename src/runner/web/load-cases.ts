import type { Cases } from '#algorithms/cases.ts'

const files = import.meta.glob<Cases>('../../curriculum/*/*/cases.ts', { import: 'cases' })

/** The cases of a pattern's algorithm. They are loaded only here, when a learner writes code. */
export async function loadCases(pattern: string): Promise<Cases> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${pattern}/cases.ts`)) ?? []
  if (!load) throw new Error(`No cases for ${pattern}`)
  return load()
}
