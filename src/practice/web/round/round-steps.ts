import type { Answer, Item, Round, SpotItem } from '../../contract.ts'
import { answerFinder, resultOf, type Step } from './round-state.ts'

/** With fewer items left, a miss does not come back in this round. */
const fewestItemsLeft = 4

/**
 * The items of a round in order, and after a missed Spot, four to six steps later, the prompt that comes back for it. All
 * of it follows from items and answers, so that every device shows the same.
 */
export function stepsOf({ id, items }: Pick<Round, 'id' | 'items'>, answers: readonly Answer[]): Step[] {
  const answerTo = answerFinder(id, answers)
  // A prompt that the round asks anyway does not come back as well.
  const asked = new Set(items.flatMap(promptIdsOf))
  const steps: Step[] = []
  const waiting: { readonly due: number; readonly missed: number; readonly item: SpotItem }[] = []

  function bringBack() {
    const next = waiting.shift()
    if (next) steps.push({ item: next.item, answer: answerTo(next.item), comebackOf: next.missed })
  }

  for (const [index, item] of items.entries()) {
    while (waiting[0] && waiting[0].due <= steps.length) bringBack()
    const answer = answerTo(item)
    const missed = steps.length
    steps.push({ item, answer })
    const back = item.kind === 'spot' && answer && isMissed(item, answer) ? item.comeback : undefined
    if (!back || asked.has(back.id) || items.length - 1 - index < fewestItemsLeft) continue
    asked.add(back.id)
    waiting.push({
      // Four, five and six later by turns: so no two misses come back at the same place.
      due: missed + 4 + (missed % 3),
      missed,
      item: { kind: 'spot', prompt: back, isSeen: true, isNew: false },
    })
    waiting.sort((a, b) => a.due - b.due)
  }
  while (waiting.length > 0) bringBack()
  return steps
}

function isMissed(item: Item, answer: Answer): boolean {
  const result = resultOf(item, answer)
  return result === 'wrong' || result === 'unknown'
}

function promptIdsOf(item: Item): readonly string[] {
  return item.kind === 'spot' ? [item.prompt.id] : item.prompts.map(({ id }) => id)
}
