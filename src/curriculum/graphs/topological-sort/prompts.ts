import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'topological-sort-1',
    text: 'At a dig, reports say that one find lies below another, which makes it older. There are 20,000 finds and 90,000 reports. Decide whether the reports fix the ages completely, so that there is exactly one way to line up all finds from oldest to youngest.',
    world: 'archaeology',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A depth-first order is the only one if each find in it is linked to the next; taking free finds one by one shows a choice at once.',
      },
    ],
    evidence: [
      {
        words: 'one find lies below another',
        tells: 'A report says which of two must come first.',
        decides: false,
      },
      {
        words: 'exactly one way to line up all finds',
        tells: 'An order of all finds is asked, and a choice anywhere makes it ambiguous.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'No distances are added up or compared: reports only say which of two finds is older.',
    },
    why: 'Repeatedly take the find that nothing remaining lies below, and answer no as soon as two are free at once or none is.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-2',
    text: 'A theater builds a stage set in 3,000 jobs. Each job takes a known number of hours and lists jobs that must be done before it can start. There are enough workers for any number of jobs at once. After how many hours can the set be finished?',
    world: 'stage set',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk back through the prerequisites that remembers results gives the same hours; in order, each job is final when it is taken.',
      },
    ],
    evidence: [
      {
        words: 'must be done before it can start',
        tells: 'Links mean before, so jobs become free one after another.',
        decides: false,
      },
      {
        words: 'enough workers for any number of jobs at once',
        tells: 'A job starts when the last of its prerequisites ends, and nothing else delays it.',
        decides: true,
      },
      {
        words: 'can the set be finished',
        tells: 'The slowest chain decides, so results are carried along the order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A job waits for the slowest of its prerequisites, but comparing costs of paths settles each job by the cheapest path.',
    },
    why: 'Take jobs in an order that respects the lists, and let each start at the latest finish among its prerequisites.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-3',
    text: 'In a spreadsheet, 100,000 cells hold numbers or formulas that refer to other cells. A formula can be computed once all cells it refers to have values. Some formulas refer to each other in circles. List the cells that can never get a value.',
    world: 'spreadsheet',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk that marks cells as open or done finds those that lead into a circle, too; counting missing inputs needs no such marks.',
      },
    ],
    evidence: [
      {
        words: 'once all cells it refers to have values',
        tells: 'A cell waits for every one of its inputs.',
        decides: true,
      },
      {
        words: 'refer to each other in circles',
        tells: 'A cycle, and all that depends on it, is what remains in the end.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Nothing is measured along the way: a cell needs all of its inputs, however near or far they are.',
    },
    why: 'Count the missing inputs of each formula, compute those with none, lower the counts of their dependents, and list what remains.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-4',
    text: 'Each of 12 judges at a skating event hands in a partial ranking: a list of some of the 400 skaters from best to worst. The jury wants one ranking of all skaters that contradicts no judge. Return such a ranking, or say that the judges contradict each other.',
    world: 'skating judges',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Skaters in reverse order of finishing a depth-first walk are such a ranking, too, if no circle is met; taking free skaters shows circles by itself.',
      },
    ],
    evidence: [
      {
        words: 'one ranking of all skaters that contradicts no judge',
        tells: 'An order must respect every "before" of the input.',
        decides: true,
      },
      {
        words: 'judges contradict each other',
        tells: 'A circle of wishes proves that no order exists.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'Wishes have no lengths that could be added up; the only question is who must come before whom.',
    },
    why: 'Link each skater to the next on a list, and repeatedly place a skater whom no remaining one must precede.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-5',
    text: 'A food web of 100,000 species lists who is eaten by whom, and no species is in a circle. A food chain starts at a species that eats nothing and ends at one that nothing eats. Return the number of different food chains, modulo 1,000,007.',
    world: 'food web',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk that remembers the count of each species works; taking species in order needs no deep calls.',
      },
    ],
    evidence: [
      {
        words: 'no species is in a circle',
        tells: 'An order exists in which everything eaten comes before its eaters.',
        decides: false,
      },
      {
        words: 'number of different food chains',
        tells: 'Counts add up along the order: a species needs all counts of what it eats first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'No cost is compared, and every way into a species counts, not just the best one.',
    },
    why: 'Give each plant one chain, take species after all they eat, and add up the counts of what they eat.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-6',
    text: 'A music program finds 8,000 plugins on a disk. Each one lists the plugins that it needs, some of which may not be on the disk. A plugin can be loaded only after everything it needs has been loaded. How many plugins can be loaded?',
    world: 'audio plugins',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk back through the needs that marks plugins as open or done works, too; counting open needs treats circles and missing plugins alike.',
      },
    ],
    evidence: [
      {
        words: 'may not be on the disk',
        tells: 'A missing requirement blocks everything that depends on it.',
        decides: false,
      },
      {
        words: 'only after everything it needs',
        tells: 'One loaded requirement is not enough; all must be finished.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'No chain of plugins is compared with another: every need must be met, not just the nearest one.',
    },
    why: 'Keep the number of open needs for each plugin, load those with none, and lower the counts of plugins that wait for them.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-7',
    text: 'A site collects claims that one track samples another, so the sampled track must have been released before. There are 70,000 tracks and 300,000 claims. Return the number of tracks in the longest chain of samples, or -1 if the claims cannot all be true.',
    world: 'music samples',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk back through the samples that remembers results finds chains and circles, too; in order, each track is final when it is taken.',
      },
    ],
    evidence: [
      {
        words: 'must have been released before',
        tells: 'Each claim puts one track before another.',
        decides: false,
      },
      {
        words: 'the longest chain of samples',
        tells: 'The longest chain is final for a track once all tracks that it samples are.',
        decides: true,
      },
      {
        words: 'cannot all be true',
        tells: 'Claims that run in a circle leave no possible order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'The task asks for the longest chain, and settling a track at the first good value would fix it before longer chains arrive.',
    },
    why: 'Take tracks after all that they sample, give each one more than its longest sample, and return -1 if some are never taken.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-8',
    text: 'The leaflet of a furniture kit numbers its 500 steps, but the steps were printed in random order. A list says which step must be done before which. Whenever several steps are possible, you do the one with the smallest number. Print the order in which you do the steps.',
    world: 'furniture kit',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap gives the smallest free step, but which steps are free follows from what must be done before.',
      },
    ],
    evidence: [
      {
        words: 'must be done before which',
        tells: 'The links state what comes first, and an order is asked.',
        decides: true,
      },
      {
        words: 'the one with the smallest number',
        tells: 'Among the free steps, the smallest is taken next.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Going deep from a free step prints steps that still wait for another one, and a reversed record does not put small numbers first.',
    },
    why: 'Keep the steps with no open requirement, take the smallest, and free the steps that waited only for it.',
    cost: 'O(E + V log V)',
  },
]
