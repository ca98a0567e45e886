import { createHash } from 'node:crypto'
import { GappedText } from '#platform/server/gapped-text.ts'
import { VersionedAnswer } from '#platform/server/route.ts'
import { type Progress, progressSchema } from '#progress/contract.ts'
import { type Category, categorySchema } from '../contract.ts'
import { presentCategories } from './present-categories.ts'

type ProgressByPattern = ReadonlyMap<number, Progress>

/** A place where a person's progress goes. */
interface Gap {
  readonly width: number
  readonly fill: (progress: ProgressByPattern) => string
}

/** Characters of a count of completed patterns, and of the longest progress: two UUIDs and numbers as long as they get. */
const countWidth = 3
const progressWidth = 210

/**
 * Lessons are the same for everybody and are a hundred times as long as anybody's progress: they are checked, written
 * and packed once, and each answer only puts the progress between them.
 */
export function catalogueAnswers(): (progress: ProgressByPattern) => VersionedAnswer {
  const categories = presentCategories({ isSignedIn: true }).map((category) => categorySchema.parse(category))
  const { parts, gaps } = writeCatalogue(categories)
  const edition = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  const text = new GappedText(
    parts,
    gaps.map(({ width }) => width),
  )
  return (progress) => {
    const checked = new Map([...progress].map(([id, each]) => [id, progressSchema.parse(each)]))
    const fillings = () => gaps.map(({ fill }) => fill(checked))
    return new VersionedAnswer(
      edition + JSON.stringify([...checked]),
      () => text.text(fillings()),
      () => text.gzip(fillings()),
    )
  }
}

function writeCatalogue(categories: readonly Category[]): { parts: string[]; gaps: Gap[] } {
  const parts: string[] = []
  const gaps: Gap[] = []
  let text = '['
  const leaveGap = (gap: Gap) => {
    parts.push(text)
    gaps.push(gap)
    text = ''
  }
  for (const [i, { patterns, completedCount: _, ...category }] of categories.entries()) {
    text += `${i === 0 ? '' : ','}${openEnded(category)},"completedCount":`
    leaveGap({
      width: countWidth,
      fill: (progress) => String(patterns.filter(({ id }) => progress.get(id)?.completed).length),
    })
    text += ',"patterns":['
    for (const [j, pattern] of patterns.entries()) {
      text += `${j === 0 ? '' : ','}${openEnded(pattern)}`
      leaveGap({ width: progressWidth, fill: (progress) => progressField(progress.get(pattern.id)) })
      text += '}'
    }
    text += ']}'
  }
  return { parts: [...parts, `${text}]`], gaps }
}

function progressField(progress: Progress | undefined): string {
  return progress ? `,"progress":${JSON.stringify(progress)}` : ''
}

/** JSON of an object without its closing brace, so that more can follow. */
function openEnded(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}
