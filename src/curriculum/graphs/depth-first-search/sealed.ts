import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'depth-first-search-s1',
    text: 'A zoo has 70,000 enclosures joined by footpaths, and all can be reached from the gate. Workers repave one footpath at a time, which closes it for a day. How many footpaths can be chosen for a day so that visitors can still reach every enclosure?',
    world: 'zoo paths',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'closes it for a day',
        tells: 'Only one path is missing at a time, and then it returns.',
        decides: false,
      },
      {
        words: 'still reach every enclosure',
        tells: 'It matters whether a detour around the link exists, not only who is in one group.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'It finds one set of paths that keeps all joined, but a path in that set may still have a detour, and it cannot tell which.',
    },
    why: 'Walk deep, note how far up each branch can get back by other paths, and subtract the paths that no branch gets around.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s2',
    text: 'In a village game, every one of 80,000 players is a wolf or a farmer. Spies report pairs of players, and each reported pair surely holds one wolf and one farmer. All reports agree with each other. What is the largest number of wolves that there can be?',
    world: 'werewolf game',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'Rounds that alternate the sides count the same, but no distances are needed.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups that also store the side of each player work, but all reports are there, so one walk with two colors is simpler.',
      },
    ],
    evidence: [
      {
        words: 'one wolf and one farmer',
        tells: 'A link forces its two ends onto different sides and points in no direction.',
        decides: true,
      },
      {
        words: 'largest number of wolves',
        tells: 'Each group has two sides, and the larger one is chosen, so sizes of sides are needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'A report has no direction, so no player comes before another, and no order of the players says who is on which side.',
    },
    why: 'Color each group with two alternating colors, and add up the larger color count of every group.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s3',
    text: 'In an opera house, each of 90,000 subscribers has a list of others to whom he or she passes on every rumor. Lists are not mutual: Ida may pass things on to Leo and never hear from him. A columnist wants everybody to hear her new rumor, but telling it in person is tiresome. What is the least number of subscribers to whom she has to tell it herself?',
    world: 'opera rumor',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'Lists are not mutual',
        tells: 'Links have a direction.',
        decides: false,
      },
      {
        words: 'to whom she has to tell it herself',
        tells:
          'Among subscribers who all reach each other, one is enough, and only if no one outside reaches them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Connected groups ignore the direction. If Ida and Max both pass rumors on to Leo, they form one group, but two people must be told.',
    },
    why: 'Find the sets in which everyone reaches everyone by a deep walk, and count those that no link from outside enters.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s4',
    text: 'At a company of 400,000, everyone names one other person to whom he or she will secretly give a present; some people are named often, others never. The canteen puts up a table for a circle: people sit so that each gives to the person on the left, and the last gives to the first. How many seats does the largest circle among these choices need?',
    world: 'secret gifts',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'topological-sort',
        whyNotFirst:
          'Taking away people to whom nobody gives, again and again, leaves exactly the circles; following the gifts and numbering the steps does it in one go.',
      },
    ],
    evidence: [
      {
        words: 'each gives to the person on the left',
        tells: 'A circle follows the direction of the gifts, so being connected does not suffice.',
        decides: true,
      },
      {
        words: 'the largest circle',
        tells: 'There may be many circles, and each must be met and measured once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'A connected group contains one circle, but also everyone whose gifts lead to it, so the size of the group is too large.',
    },
    why: 'Follow the gifts from each person not yet seen, number the steps, and when the walk meets itself, subtract the two numbers.',
    cost: 'O(n)',
  },
]
