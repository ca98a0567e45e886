import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'topological-sort-s1',
    text: 'A data center has 4,000 services. For each one a file names the services that must be running before it is started. Services are started in batches, as early as possible, and all services of a batch start together. Print the batch number of every service, or report that startup would hang.',
    world: 'data center',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk back through the requirements that remembers results gives the same numbers; counting down lists the batches in order.',
      },
    ],
    evidence: [
      {
        words: 'must be running before it is started',
        tells: 'All named services are needed, so each one waits for its last requirement.',
        decides: true,
      },
      { words: 'startup would hang', tells: 'A circle of requirements never becomes free.', decides: false },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'The nearest route from a free service gives too small a batch number: a service waits for the latest of its requirements.',
    },
    why: 'Start all services with no open requirement as one batch, lower the counts of those that wait, and repeat with the next batch.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-s2',
    text: 'Water enters a mill park at one basin. Each of 50,000 basins passes the water it receives in equal parts to the basins below it, and none flows back to an earlier one. Basins with no outlet are ponds. Return how much of 1,000 liters ends up in each pond.',
    world: 'mill channels',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Asking each pond backward for its inflow and remembering results works, too; in order, each amount is passed on once.',
      },
    ],
    evidence: [
      {
        words: 'passes the water it receives',
        tells: 'A basin can pass its water on only after all of its inflow is known.',
        decides: true,
      },
      {
        words: 'none flows back to an earlier one',
        tells: 'There is no circle, so every basin gets its final amount.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'The water takes every outlet in equal parts, so no way down is compared with another.',
    },
    why: 'Take each basin after all basins that flow into it, and add equal parts of its amount to its outlets.',
    cost: 'O(V + E)',
  },
]
