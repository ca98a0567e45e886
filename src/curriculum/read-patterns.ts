import { join } from 'node:path'
import type { Cases } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import type { EdgeCases } from '#algorithms/edge-cases.ts'
import { categorySummaries } from './index.ts'
import type { Lesson } from './lesson.ts'
import { patternList } from './pattern-list.ts'
import type { PracticeFit } from './practice-fit.ts'
import type { ProblemHelpTexts } from './problem-help.ts'
import type { Prompt } from './prompt.ts'
import type { TutorTexts } from './tutor-texts.ts'
import type { Walkthrough } from './walkthroughs/walkthrough.ts'

/** The files of a pattern that the server reads, and what each exports. */
interface PatternFiles {
  readonly 'lesson.ts': { readonly lesson: Lesson }
  readonly 'prompts.ts': { readonly prompts: readonly Prompt[] }
  readonly 'sealed.ts': { readonly sealed: readonly Prompt[] }
  readonly 'tutor.ts': { readonly tutor: TutorTexts }
  readonly 'help.ts': { readonly help: ProblemHelpTexts }
  readonly 'walkthrough.ts': { readonly walkthrough: Walkthrough }
  readonly 'fit.ts': { readonly fit: PracticeFit }
  readonly 'cases.ts': {
    /** Of the demo's code. */
    readonly cases: Cases
    /** How the tests run a further listing whose cases do not say it: it is more than one function, for example. By its id. */
    readonly variations?: Readonly<Record<string, CodeProof>>
  }
  readonly 'further-cases.ts': {
    /** Of the further listings, by their ids. */
    readonly furtherCases: Readonly<Record<string, Cases>>
  }
  readonly 'edge-cases.ts': {
    /** Of each listing, by its id. */
    readonly edgeCases: Readonly<Record<string, EdgeCases>>
  }
}

/** One file of every pattern by slug, in the order of the index. Node only: the browser build uses `import.meta.glob`. */
export async function readPatterns<File extends keyof PatternFiles>(
  file: File,
): Promise<ReadonlyMap<string, PatternFiles[File]>> {
  const entries = patternList.map(async ({ name }) => {
    const exports: PatternFiles[File] = await import(/* @vite-ignore */ join(folderOf(name), file))
    return [name, exports] as const
  })
  return new Map(await Promise.all(entries))
}

/** The folder of a pattern, by slug. */
export function folderOf(name: string): string {
  const categoryId = patternList.find((pattern) => pattern.name === name)?.categoryId
  const category = categorySummaries.find(({ id }) => id === categoryId)
  if (!category) throw new Error(`There is no pattern named ${name}`)
  return join(import.meta.dirname, category.folder, name)
}
