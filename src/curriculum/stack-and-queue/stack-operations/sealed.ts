import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
  {
    id: 'stack-operations-s3',
    text: 'A crane operator has a single pile of crates. She puts a crate on it or takes away the topmost one, and between these actions, her display must show the weight of the heaviest crate that is still in the pile. A shift has up to 2,000,000 actions; the pile can become very high. The display must not lag behind, no matter which crates are taken away.',
    world: 'crate pile',
    pattern: 'stack-operations',
    alsoFits: [
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'A second pile with only the crates heavier than all below them works, too; what leaves the main pile is decided by the crane, not by weight.',
      },
    ],
    evidence: [
      {
        words: 'takes away the topmost one',
        tells: 'What came last leaves first, so what was true before it came is true again.',
        decides: true,
      },
      {
        words: 'the heaviest crate that is still in the pile',
        tells: 'Each crate can be stored with the greatest weight from the bottom up to it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'No crate is taken out of the middle or looked for by name, so direct access to each of them is not needed.',
    },
    why: 'Store with each crate the larger of its weight and the greatest weight below it; the top always shows the answer.',
    cost: 'O(1)',
  },
  {
    id: 'stack-operations-s4',
    text: 'Marbles of 500 colors roll one by one into a tube that is closed at its far end. Whenever the last k marbles in the tube have the same color, all of these k dissolve, and with them gone, marbles that follow can meet those that were there before. The number k is given, at least 2. After all of up to a million marbles have rolled in, which colors are left, starting from the closed end?',
    world: 'marble tube',
    pattern: 'stack-operations',
    evidence: [
      {
        words: 'the last k marbles in the tube',
        tells: 'Only the newest end of what is left matters.',
        decides: false,
      },
      {
        words: 'have the same color',
        tells: 'Marbles go because of equal colors, not of an order among them.',
        decides: true,
      },
      {
        words: 'can meet those that were there before',
        tells: 'After a removal, what was before it continues, so it must have been kept with its count.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails: 'No color is larger than another, and a single marble never removes one that is different.',
    },
    why: 'Keep pairs of color and count, raise the top count for an equal color, and remove the pair when the count is k.',
    cost: 'O(n)',
  },
]
