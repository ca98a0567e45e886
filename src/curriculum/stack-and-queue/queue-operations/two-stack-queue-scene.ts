import type { Role, ShelfItem, ShelfScene, TableScene } from '#algorithms/scene.ts'
import { drawCallTable } from '#algorithms/scenes/call-table.ts'
import type { Step } from '#algorithms/step.ts'

export type QueueCall =
  | { readonly name: 'push'; readonly value: number }
  | { readonly name: 'pop' }
  | { readonly name: 'peek' }

/** The result of a call: none for a push. */
export type QueueAnswer = number | undefined

export interface Waiting {
  readonly id: string
  readonly value: number
}

/** The state of a queue made of two stacks. */
export interface QueueView {
  readonly calls: readonly QueueCall[]
  /** The top last. */
  readonly inbox: readonly Waiting[]
  readonly outbox: readonly Waiting[]
  readonly answers: readonly QueueAnswer[]
  /** Which call is being answered: -1 before the first. */
  readonly at: number
  /** How often this call has pushed or popped on a stack. */
  readonly work: number
  /** The inbox is being moved to the outbox: until that is done, its bottom is the front. */
  readonly isTurning?: boolean
}

interface Looks {
  /** The role of the top of each stack. */
  readonly inbox?: Role
  readonly outbox?: Role
}

export function drawQueueOfStacks(
  view: QueueView,
  looks: Looks,
): Pick<Step, 'scene' | 'beside' | 'variables'> {
  const { inbox, outbox, at, work } = view
  return {
    scene: drawQueue(view, looks),
    beside: [
      drawStack('inbox', inbox, looks.inbox),
      drawStack('outbox', outbox, looks.outbox),
      drawCalls(view),
    ],
    variables: [
      { name: 'call', ...(at >= 0 && at < view.calls.length && { value: nameOf(view) }) },
      { name: 'inbox', value: inbox.length },
      { name: 'outbox', value: outbox.length },
      { name: 'pushes and pops', value: work },
    ],
  }
}

/** The queue as its caller sees it, from the front. Moving values between the stacks does not change it. */
function drawQueue({ inbox, outbox, isTurning }: QueueView, looks: Looks): ShelfScene {
  const draw = (stack: readonly Waiting[], role: Role | undefined) =>
    stack.map((item) => drawItem(item, item === stack.at(-1) ? role : undefined))
  const fromOutbox = draw(outbox, looks.outbox).toReversed()
  const fromInbox = draw(inbox, looks.inbox)
  return {
    kind: 'shelf',
    form: 'queue',
    title: 'the queue',
    items: isTurning ? [...fromInbox, ...fromOutbox] : [...fromOutbox, ...fromInbox],
  }
}

function drawStack(title: string, stack: readonly Waiting[], role: Role | undefined): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    title,
    items: stack.map((item, index) => drawItem(item, index === stack.length - 1 ? role : undefined)),
  }
}

function drawItem({ id, value }: Waiting, role: Role | undefined): ShelfItem {
  return { id, value, role: role ?? 'frontier' }
}

function drawCalls({ calls, answers, at }: QueueView): TableScene {
  return drawCallTable({
    calls: calls.map((call) => ({ name: call.name, with: call.name === 'push' ? call.value : '' })),
    answers,
    at,
  })
}

export function nameOf({ calls, at }: QueueView): string {
  const call = calls[at]
  if (!call) return ''
  return call.name === 'push' ? `push ${call.value}` : call.name
}
