import { decideAmong } from '#algorithms/moves.ts'
import type { Decision, PicturePosition } from '#algorithms/step.ts'
import { nameOf, type QueueView } from './two-stack-queue-scene.ts'

/** Asks where a new value goes. The queue is not empty. */
export function decideOnArrival(view: QueueView, value: number): Decision {
  const { inbox, outbox } = view
  const [front] = inbox
  const tops = topsOf(view)
  return decideAmong(
    [
      { option: 'On the inbox', wrong: undefined, position: tops?.inbox },
      {
        option: 'On the outbox',
        wrong:
          outbox.length > 0
            ? `There, it would land on ${outbox.at(-1)!.value}, which leaves next. So ${value} would leave first, although it came last.`
            : `On the outbox, ${value} would leave first. But ${inbox.length === 1 ? '' : `${inbox.length} values came before it, and `}${front!.value} has waited longest.`,
        position: tops?.outbox,
      },
    ],
    { question: `push ${value}. Where does ${value} go?`, line: 'start' },
  )
}

/** Asks how a pop or peek gets to the front of the queue, which is not empty. */
export function decideOnCall(view: QueueView): Decision {
  const { inbox, outbox } = view
  const [earliest] = inbox
  const top = outbox.at(-1)
  const tops = topsOf(view)
  return decideAmong(
    [
      {
        option: 'Take the top of the outbox',
        wrong: top
          ? undefined
          : inbox.length === 1
            ? `The outbox is empty, so it has no top. The only value, ${earliest!.value}, is still in the inbox.`
            : `The outbox is empty, so it has no top. ${earliest!.value} has waited longest, and it is at the bottom of the inbox.`,
        position: tops?.outbox,
      },
      {
        option: 'Reverse the inbox first',
        wrong: top
          ? earliest
            ? `${top.value} has waited longest and is on top of the outbox. Moved now, ${earliest.value} would cover it and leave out of turn.`
            : `The inbox is empty, so there is nothing to reverse. ${top.value} has waited longest and is on top of the outbox.`
          : undefined,
        position: tops?.inbox,
      },
    ],
    { question: `${nameOf(view)}. What has to happen first?`, line: 'check' },
  )
}

/** Asks whether one value was enough while the inbox is being reversed. */
export function decideOnMoved(view: QueueView): Decision {
  const { inbox, outbox } = view
  const moved = outbox.at(-1)!.value
  const tops = topsOf(view)
  return decideAmong(
    [
      { option: 'Move the next value as well', wrong: undefined, position: tops?.inbox },
      {
        option: 'Take the top of the outbox',
        wrong: `${moved} is on top now, but ${inbox[0]!.value} has waited longest, and it is still in the inbox. ${moved} would leave before its turn.`,
        position: tops?.outbox,
      },
    ],
    { question: `${moved} is on the outbox now. What happens next?`, line: 'check' },
  )
}

/** Only if both stacks have a top: a single position would give the answer away. */
function topsOf({ inbox, outbox }: QueueView): Record<'inbox' | 'outbox', PicturePosition> | undefined {
  if (inbox.length === 0 || outbox.length === 0) return undefined
  return {
    inbox: { kind: 'item', index: inbox.length - 1, in: 1 },
    outbox: { kind: 'item', index: outbox.length - 1, in: 2 },
  }
}
