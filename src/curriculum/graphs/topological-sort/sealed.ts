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
  {
    id: 'topological-sort-s3',
    text: 'A judo club with 80,000 members keeps a record of 300,000 bouts. Whoever wins a bout is stronger than the loser, and a member stronger than someone is stronger than everyone weaker, too; the record never contradicts itself. For each member, name the youngest among all members who are known to be stronger, or "nobody".',
    world: 'judo club',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Asking each member for the youngest above and storing the result visits the same bouts once.',
      },
    ],
    evidence: [
      {
        words: 'never contradicts itself',
        tells: 'There is an order from strong to weak that agrees with all bouts.',
        decides: false,
      },
      {
        words: 'the youngest among all members who are known to be stronger',
        tells: 'A result is passed down from all stronger members, so theirs must be final first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'The stronger members matter however long the chain of bouts to them is, and no chain is compared with another.',
    },
    why: 'Go from members without defeats downward, and let each one hand the youngest so far to those who lost to him or her.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-s4',
    text: 'A variety show has 8,000 acts by 300 artists. All acts of an artist must directly follow one another, since costumes are changed between artists only. In addition, there is a list of 20,000 pairs of acts, by the same artist or not, of which the former has to be on stage before the latter. Put together a program, or show that there is none.',
    world: 'variety show',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'Two deep walks that list artists and acts on the way back give a program, too.',
      },
    ],
    evidence: [
      {
        words: 'must directly follow one another',
        tells: 'The artists need an order, and within each artist so do the acts.',
        decides: false,
      },
      {
        words: 'has to be on stage before the latter',
        tells: 'The pairs say what comes first, for acts and thereby for artists.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Changing costumes has no price that is to be kept down; the rules only say what comes before what.',
    },
    why: 'Derive what comes first among artists and among the acts of each one, and order both by taking what waits for nothing.',
    cost: 'O(V + E)',
  },
]
