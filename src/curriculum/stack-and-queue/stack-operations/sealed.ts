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
]
