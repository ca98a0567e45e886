import { displayNameOf } from '#curriculum/patterns.ts'
import { countWord } from '#platform/count-words.ts'
import type { Standing } from '../../../contract.ts'
import type { Estimate } from '../../../standing/beta.ts'
import { estimateOfPattern } from '../../../standing/category-recall.ts'
import { mixUpsIn } from '../../overview/MixUps.tsx'
import type { RoundStart } from './round-start.ts'

/** What a round made of a pattern's recall. */
export interface PatternMove {
  readonly pattern: string
  /** Undefined if nothing was counted before, or if it is not known here. */
  readonly before: Estimate | undefined
  readonly after: Estimate
  readonly isProvisional: boolean
  /** Nothing was counted before this round. */
  readonly isNew: boolean
}

/** The asked patterns that have a number now. Without a start, only where they are. */
export function movesOf(
  asked: ReadonlySet<string>,
  standing: Standing,
  start: RoundStart | undefined,
): readonly PatternMove[] {
  const starts = new Map(start?.patterns.map((each) => [each.pattern, each]))
  return standing.patterns.flatMap((now) => {
    const after = estimateOfPattern(now)
    if (!after || !asked.has(now.pattern)) return []
    const known = starts.get(now.pattern)
    const before = known && estimateOfPattern(known)
    return [
      {
        pattern: now.pattern,
        before,
        after,
        isProvisional: !now.isShown,
        isNew: known !== undefined && !before,
      },
    ]
  })
}

const gainOf = ({ before, after }: PatternMove) => (before ? after.value - before.value : 0)

const most = 3

/** Three at most, from gain to loss: the largest gain, one that is new, the largest loss, then what else moved most. */
export function largestMoves(moves: readonly PatternMove[]): readonly PatternMove[] {
  const byGain = moves.filter(({ before }) => before !== undefined).toSorted((a, b) => gainOf(b) - gainOf(a))
  // After a first round, everything is new.
  if (byGain.length === 0) return moves.slice(0, most)
  const [first, last] = [byGain[0], byGain.at(-1)]
  const chosen = [
    first && gainOf(first) > 0 ? first : undefined,
    moves.find(({ isNew }) => isNew),
    last && gainOf(last) < 0 ? last : undefined,
    ...byGain
      .filter((move) => gainOf(move) !== 0)
      .toSorted((a, b) => Math.abs(gainOf(b)) - Math.abs(gainOf(a))),
    ...moves.filter(({ isNew }) => isNew),
  ].filter((move) => move !== undefined)
  if (chosen.length === 0) return moves.slice(0, most)
  return [...new Set(chosen)].slice(0, most).toSorted((a, b) => gainOf(b) - gainOf(a))
}

/** What is new since the round began, in sentences; what was asked comes first. No praise of what was missed. */
export function newsOf(
  standing: Standing,
  start: RoundStart | undefined,
  asked: ReadonlySet<string>,
  missed: ReadonlySet<string>,
): readonly string[] {
  if (!start) return []
  const wasSecure = new Set(start.patterns.filter(({ isSecure }) => isSecure).map(({ pattern }) => pattern))
  const secure = standing.patterns
    .filter(({ pattern, isSecure }) => isSecure && !wasSecure.has(pattern) && !missed.has(pattern))
    .map(({ pattern }) => pattern)
    .toSorted((a, b) => Number(asked.has(b)) - Number(asked.has(a)))
  const mixUps = mixUpsIn(standing.confusions)
  const ended = start.mixUps.filter(
    ({ pattern, takenFor }) =>
      !missed.has(pattern) && !mixUps.some((now) => now.pattern === pattern && now.takenFor === takenFor),
  )
  return [
    ...secureTexts(secure.map(displayNameOf)),
    ...ended.map(
      ({ pattern, takenFor }) =>
        `You no longer take ${displayNameOf(pattern)} for ${displayNameOf(takenFor)}.`,
    ),
  ]
}

/** A better level can make many secure at once. */
function secureTexts([first, ...others]: readonly string[]): readonly string[] {
  if (first === undefined) return []
  const rest = others.length > 3 ? others.length - 2 : 0
  const named = [...others.slice(0, others.length - rest), ...(rest > 0 ? [`${countWord(rest)} more`] : [])]
  if (named.length === 0) return [`${first} is secure now.`]
  const verb = others.length === 1 ? 'is' : 'are'
  return [`${first} is secure now.`, `So ${verb} ${new Intl.ListFormat('en').format(named)}.`]
}
