import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnArrival, decideOnCall, decideOnMoved } from './decisions.ts'
import {
  drawQueueOfStacks,
  nameOf,
  type QueueAnswer,
  type QueueCall,
  type QueueView,
  type Waiting,
} from './two-stack-queue-scene.ts'

/** A queue made of two stacks. It is never asked for a value while it is empty. */
export function* runQueue(
  calls: readonly QueueCall[],
  mustRefill = ({ outbox }: Pick<QueueView, 'inbox' | 'outbox'>) => outbox.length === 0,
): Trace<readonly QueueAnswer[]> {
  const inbox: Waiting[] = []
  const outbox: Waiting[] = []
  const answers: QueueAnswer[] = []
  let at = -1
  let work = 0
  const look = (): QueueView => ({
    calls,
    inbox: [...inbox],
    outbox: [...outbox],
    answers: [...answers],
    at,
    work,
  })
  yield showStart(look())

  for (const call of calls) {
    at++
    work = 0
    if (call.name === 'push') {
      // Into an empty queue, a value could be pushed on either stack.
      if (inbox.length + outbox.length > 0) yield showArrival(look(), call.value)
      inbox.push({ id: `call ${at}`, value: call.value })
      work++
      answers.push(undefined)
      yield showPush(look())
      continue
    }
    yield showAsked(look())
    if (mustRefill({ inbox, outbox })) {
      for (let moved = inbox.pop(); moved; moved = inbox.pop()) {
        outbox.push(moved)
        work += 2
        yield showMoved({ ...look(), isTurning: true })
      }
    }
    const front = outbox.at(-1)!
    if (call.name === 'pop') {
      outbox.pop()
      work++
    }
    answers.push(front.value)
    yield showGiven(look())
  }
  at++
  yield showEnd(look())
  return answers
}

function showStart(view: QueueView): Step {
  return {
    ...drawQueueOfStacks(view, {}),
    caption: {
      fact: 'The queue is two empty stacks.',
      why: 'A stack reverses the order. Reversed twice, values leave in the order of their arrival.',
    },
    line: 'start',
  }
}

function showArrival(view: QueueView, value: number): Step {
  const { inbox, outbox } = view
  return {
    ...drawQueueOfStacks(view, {}),
    caption: {
      fact: `push ${value} comes.`,
      why:
        outbox.length > 0
          ? `All that is in the queue came earlier, so ${value} must not cover ${outbox.at(-1)!.value}, which leaves next.`
          : `${inbox.length === 1 ? 'The value' : `All ${inbox.length} values`} in the inbox came earlier, so ${value} must not overtake ${inbox.length === 1 ? 'it' : 'them'}.`,
    },
    line: 'push',
    decision: decideOnArrival(view, value),
  }
}

function showPush(view: QueueView): Step {
  const { inbox, work } = view
  const below = inbox.at(-2)?.value
  return {
    ...drawQueueOfStacks(view, { inbox: 'active' }),
    caption: {
      fact: `push ${inbox.at(-1)?.value}: it goes on the inbox.`,
      why:
        below === undefined
          ? 'Every arrival goes there. It is not served from the inbox, so it does not matter what lands on top of it.'
          : `It covers ${below}, which arrived earlier. Reversing the inbox later puts ${below} back in front of it.`,
    },
    line: 'push',
    quantity: work,
  }
}

function showAsked(view: QueueView): Step {
  const { inbox, outbox } = view
  const front = (outbox.at(-1) ?? inbox[0])?.value
  return {
    ...drawQueueOfStacks(view, {}),
    caption: {
      fact: `${nameOf(view)}: ${outbox.length > 0 ? 'the outbox has values' : 'the outbox is empty'}.`,
      why:
        outbox.length > 0
          ? `${front} is on its top and has waited longest. ${inbox.length > 0 ? `The inbox came later, so nothing from it may land on ${front}.` : 'The inbox is empty.'}`
          : `${front} has waited longest, but it is at the bottom of the inbox. Reverse the inbox to reach it.`,
    },
    line: 'check',
    decision: decideOnCall(view),
  }
}

function showMoved(view: QueueView): Step {
  const { inbox, outbox } = view
  const { value } = outbox.at(-1)!
  return {
    ...drawQueueOfStacks(view, { outbox: 'active' }),
    caption: {
      fact: `${value} moves to the outbox.`,
      why:
        inbox.length > 0
          ? `It arrived later than the rest of the inbox, so it goes below: ${inbox.at(-1)?.value} will land on top of it.`
          : 'It arrived first, and now it is on top. No value is ever moved a second time.',
    },
    line: 'move',
    ...(inbox.length > 0 && { decision: decideOnMoved(view) }),
  }
}

function showGiven(view: QueueView): Step {
  const { calls, at, answers, work } = view
  const name = calls[at]?.name ?? 'pop'
  return {
    ...drawQueueOfStacks(view, name === 'peek' ? { outbox: 'result' } : {}),
    caption: {
      fact: `${name} returns ${answers.at(-1)}.`,
      why: name === 'peek' ? 'It is next in line, and it stays.' : explainPop(work),
    },
    line: name,
    quantity: work,
  }
}

function explainPop(work: number): string {
  if (work === 1) return 'First in, first out, at the cost of a single pop.'
  const moved = (work - 1) / 2
  const [values, them] = moved === 1 ? ['the value', 'it'] : [`the ${moved} values`, 'each of them']
  return `First in, first out. Moving ${values} was the costly part, and it happens only once for ${them}.`
}

function showEnd(view: QueueView): Step {
  return {
    ...drawQueueOfStacks(view, {}),
    caption: {
      fact: view.calls.length === 0 ? 'There were no calls.' : 'All calls are answered.',
      why:
        view.calls.length === 0
          ? 'Both stacks stay empty.'
          : 'Each value is pushed at most twice and popped at most twice, so averaged over all calls each one takes O(1).',
    },
    line: findLastLine(view),
  }
}

function findLastLine({ calls }: QueueView): string {
  return calls.at(-1)?.name ?? 'start'
}
