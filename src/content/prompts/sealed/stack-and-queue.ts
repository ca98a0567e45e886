import type { Prompt } from '../prompt.ts'

export const stackAndQueueSealed: readonly Prompt[] = [
  {
    id: 'monotonic-stack-s1',
    text: 'Up to 250,000 fuel stations line a one-way highway, each with its price per liter. A driver who fills up at a station regrets it at the first station farther on that is cheaper, by the difference of the two prices; if there is none, the regret is zero. Add up the regret over all stations.',
    world: 'highway fuel',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'regrets it',
        tells: 'A driver gets one answer per station, so every element waits for its own.',
        decides: false,
      },
      {
        words: 'first station farther on that is cheaper',
        tells: 'The next smaller value settles each element.',
        decides: true,
      },
      {
        words: 'over all stations',
        tells: 'Each element has its own answer, so one best pair is not enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'No chain of stations is chosen. Each station is compared with one other station, its nearest cheaper one, which may be the same for many.',
    },
    why: 'Keep the stations that have not met a cheaper one, and let each new price pop and settle all higher prices before it.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-s2',
    text: "A museum hangs up to 100,000 paintings of different sizes in one row. Each painting except the largest gets a partner: look for the nearest larger painting on its left and the nearest larger one on its right, and take the smaller of these two. If only one exists, take that one. Print every painting's partner.",
    world: 'museum',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'in one row',
        tells: 'The order is fixed, and neighbors at any distance may matter.',
        decides: false,
      },
      {
        words: 'the nearest larger painting on its left',
        tells: 'The nearest larger value on a side is what remains after all smaller ones are popped.',
        decides: true,
      },
      { words: "every painting's partner", tells: 'Each element needs its own answer.', decides: false },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'No painting matches another by kind, and no command removes one. A painting stops mattering only because a larger one hangs after it.',
    },
    why: 'Keep falling sizes on a stack: when a larger painting pops one, it is the right candidate, and the painting below is the left candidate.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-s1',
    text: 'Dancers come to a studio one at a time, up to 100,000 of them, each as a leader or a follower. As soon as at least one of each kind is waiting, the leader and the follower who have waited longest leave as a couple. Print the couples in the order in which they leave and who is still waiting at the end.',
    world: 'dance class',
    pattern: 'queue-operations',
    evidence: [
      { words: 'one at a time', tells: 'Events come in time order and are handled live.', decides: false },
      { words: 'each as a leader or a follower', tells: 'One line per kind is enough.', decides: false },
      {
        words: 'who have waited longest',
        tells: 'The oldest waiting item of a kind is taken, never the newest.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack matches a newcomer with the latest partner who waits. The dancers who came first would then wait longest, the reverse of the rule.',
    },
    why: 'Keep a line for each kind, and when a newcomer finds the other line nonempty, take its front.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-s2',
    text: 'Taxis wait in one line at an airport. Each passenger takes the taxi at the front. A taxi that returns from a long ride joins the line at the back, but one that returns from a short ride may rejoin at the front. You get up to 500,000 events in time order. Which taxi does each passenger take?',
    world: 'taxi rank',
    pattern: 'queue-operations',
    evidence: [
      { words: 'takes the taxi at the front', tells: 'Items are served from one end.', decides: true },
      {
        words: 'joins the line at the back',
        tells: 'Most items wait for their turn behind all others.',
        decides: true,
      },
      {
        words: 'may rejoin at the front',
        tells: 'Items join at both ends, which a deque allows in constant time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Only short rides come back on top. A stack would also serve taxis from long rides at once, while those that wait the longest never leave.',
    },
    why: 'Use a deque: remove at the front for passengers, add at the back after a long ride and at the front after a short one.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-s1',
    text: 'A support agent handles one call at a time. A more urgent call may interrupt the current one, and a still more urgent one that one. After a call ends, the agent always returns to the call that was interrupted last. Given up to 100,000 start and end events with times, find the longest total time that any call spent on hold.',
    world: 'support hotline',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'may interrupt the current one',
        tells: 'Unfinished items pile up while a newer one is handled.',
        decides: false,
      },
      {
        words: 'returns to the call that was interrupted last',
        tells: 'The newest unfinished item is resumed first.',
        decides: true,
      },
      {
        words: 'start and end events with times',
        tells: 'One pass is enough if the unfinished calls can be resumed in the right order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue would return to the call that was interrupted first. Calls here are nested: the outermost one is resumed last.',
    },
    why: 'Keep interrupted calls on a stack with the time they were put on hold, and resume the top one when a call ends.',
    cost: 'O(n)',
  },
  {
    id: 'stack-operations-s2',
    text: 'An email template contains the markers if, else and end, each on a line of its own, up to 300,000 lines in all. Every else and every end belongs to the nearest if above it that has not been ended yet. For each else, print the line of its if, or report an error if there is none or the if already has one.',
    world: 'email templates',
    pattern: 'stack-operations',
    evidence: [
      { words: 'if, else and end', tells: 'Openings and closings are matched by kind.', decides: false },
      {
        words: 'nearest if above it that has not been ended yet',
        tells: 'The newest open item is the partner.',
        decides: true,
      },
      {
        words: 'the if already has one',
        tells: 'The open item must store whether it has seen its else.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'The oldest open if is the outermost one. An else in the innermost part would be given to the wrong line.',
    },
    why: 'Push the line of each if, let an else use the top, and let an end pop it.',
    cost: 'O(n)',
  },
]
