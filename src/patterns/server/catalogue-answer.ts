import { createHash } from 'node:crypto'
import { VersionedAnswer } from '#platform/server/route.ts'
import { type Progress, progressSchema } from '#progress/contract.ts'
import { type Category, categorySchema } from '../contract.ts'
import { presentCategories } from './present-categories.ts'

/** A category as someone signed in sees it, written once with a gap wherever a person's progress goes. */
interface WrittenCategory {
  /** Up to the number of completed patterns. */
  readonly head: string
  readonly patterns: readonly { readonly id: number; readonly text: string }[]
}

/**
 * Lessons are the same for everybody and are a hundred times as long as anybody's progress: they are checked and
 * written once, and each answer only puts the progress between them.
 */
export function catalogueAnswers(): (progress: ReadonlyMap<number, Progress>) => VersionedAnswer {
  const written = presentCategories({ isSignedIn: true })
    .map((category) => categorySchema.parse(category))
    .map(writeCategory)
  const edition = createHash('sha256').update(JSON.stringify(written)).digest('base64url')

  return (progress) => {
    const checked = new Map([...progress].map(([id, each]) => [id, progressSchema.parse(each)]))
    return new VersionedAnswer(
      edition + JSON.stringify([...checked]),
      () => `[${written.map((category) => withProgress(category, checked)).join(',')}]`,
    )
  }
}

function writeCategory({ patterns, completedCount: _, ...rest }: Category): WrittenCategory {
  return {
    head: openEnded(rest),
    patterns: patterns.map((pattern) => ({ id: pattern.id, text: openEnded(pattern) })),
  }
}

function withProgress({ head, patterns }: WrittenCategory, all: ReadonlyMap<number, Progress>): string {
  const completedCount = patterns.filter(({ id }) => all.get(id)?.completed).length
  const texts = patterns.map(({ id, text }) => {
    const progress = all.get(id)
    return progress ? `${text},"progress":${JSON.stringify(progress)}}` : `${text}}`
  })
  return `${head},"completedCount":${completedCount},"patterns":[${texts.join(',')}]}`
}

/** JSON of an object without its closing brace, so that more can follow. */
function openEnded(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}
