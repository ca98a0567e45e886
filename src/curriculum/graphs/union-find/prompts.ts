import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'union-find-1',
    text: 'In an online game, 300,000 players each start in a guild of their own. A log of 500,000 lines is processed in order: some lines say that the guilds of two players join, others ask whether two players are in the same guild now. Answer every such line.',
    world: 'guilds',
    pattern: 'union-find',
    evidence: [
      {
        words: 'processed in order',
        tells: 'Joins and queries alternate, so groups must be kept up to date as they grow.',
        decides: true,
      },
      {
        words: 'in the same guild now',
        tells: 'Only membership counts, not how two players are linked.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'It would have to walk through a whole guild again for each of up to 500,000 lines.',
    },
    why: 'Keep one representative per guild, link two representatives at a join, and compare representatives at a query.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-2',
    text: 'In a harbor, 100,000 boats drift. Sailors tie them together two at a time, given as a sequence of pairs; boats tied directly or through others form a raft. After which tie does a raft of at least 1,000 boats exist for the first time?',
    world: 'rafts',
    pattern: 'union-find',
    evidence: [
      {
        words: 'directly or through others',
        tells: 'Being tied passes on from boat to boat, which makes groups.',
        decides: false,
      },
      {
        words: 'After which tie',
        tells: 'The groups are checked after every single link, while they grow.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Measuring the raft by a walk after every tie takes time proportional to the raft again and again.',
    },
    why: "Keep each raft's size at its representative, add sizes when two rafts join, and stop when a sum reaches 1,000.",
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-3',
    text: 'Players place pieces one by one on a board of 1,000 by 1,000 six-sided cells. White wins at the first moment when white pieces that touch form a chain from the left edge to the right edge. Given the moves in order, of which there may be a million, find the winning move.',
    world: 'hex board',
    pattern: 'union-find',
    evidence: [
      {
        words: 'at the first moment',
        tells: 'The groups must be known after each of up to a million moves.',
        decides: true,
      },
      {
        words: 'form a chain from the left edge',
        tells: 'Only whether the two edges are in one group matters.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood from the left edge takes up to a million cells, and it would be repeated after each of a million moves.',
    },
    why: 'Join each new piece with its neighbors of the same color, treat each edge as one more piece, and stop when the two edges are joined.',
    cost: 'O(m · n · α(m · n))',
  },
  {
    id: 'union-find-4',
    text: 'A library shelf holds 200,000 books in some order. A list names pairs of places on the shelf; you may swap the books at the two places of a pair, as often as you like. Can the books be brought into the order of their catalog numbers?',
    world: 'shelf swaps',
    pattern: 'union-find',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk finds the same groups of places; joining the pairs as they are read needs no neighbor lists.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A search in rounds finds the same groups of places; joining the pairs as they are read needs no neighbor lists.',
      },
    ],
    evidence: [
      {
        words: 'pairs of places on the shelf',
        tells: 'The input states which places are linked.',
        decides: false,
      },
      {
        words: 'as often as you like',
        tells: 'Within a group of linked places any order can be reached, so only groups matter.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'Swaps cost nothing and need not be few, so no path is compared with another.',
    },
    why: "Join the places of each pair, and check that every book's present place and final place are in one group.",
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-5',
    text: 'A technician laid 150,000 cables between office computers, one after another, and each cable joins two of them. A cable was needless if, when it was laid, its two computers could already exchange data through earlier cables. List the needless cables.',
    world: 'office cables',
    pattern: 'union-find',
    evidence: [
      {
        words: 'could already exchange data',
        tells: 'For each link you only need to know whether both ends are in one group.',
        decides: true,
      },
      {
        words: 'through earlier cables',
        tells: 'Only cables laid before count, so the order of the links matters.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A search for an existing connection before each of 150,000 cables would walk the whole network again and again.',
    },
    why: 'Go through the cables in order, list a cable whose ends have the same representative, and join the two groups otherwise.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-6',
    text: 'Bridges join 80,000 islets. During a flood, 120,000 bridges collapse one after another in a known order until none is left. After every collapse, report how many separate parts the islets form. All reports may be given together at the end.',
    world: 'flooded bridges',
    pattern: 'union-find',
    evidence: [
      {
        words: 'After every collapse',
        tells: 'The number of groups is needed 120,000 times, which is too often to count from scratch.',
        decides: true,
      },
      {
        words: 'given together at the end',
        tells: 'You may work backward, so that bridges appear instead of vanish.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'Counting the parts anew after each collapse costs a whole walk over the islets, 120,000 times.',
    },
    why: 'Read the collapses backward, add one bridge at a time, and lower the number of parts whenever it joins two of them.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-7',
    text: 'A bank suspects that accounts belong to one person if they have used the same phone, the same card, or the same address, or if a chain of such accounts connects them. Given 400,000 accounts with up to five of these details each, how many persons are there?',
    world: 'bank customers',
    pattern: 'union-find',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk over accounts and details counts the same groups, after the links have been built and stored.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A search in rounds over accounts and details counts the same groups, after the links have been built and stored.',
      },
    ],
    evidence: [
      {
        words: 'used the same phone',
        tells: 'A shared key links accounts that are not neighbors in any other sense.',
        decides: false,
      },
      {
        words: 'how many persons are there',
        tells: 'Only the number of groups is asked, and links pass on.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'There is no board with adjacent cells; two accounts anywhere in the list are linked by a shared detail.',
    },
    why: 'Join each account with the first account seen for each of its details, and count the representatives.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-8',
    text: 'A family does a puzzle of 20,000 pieces. A camera records each snap by the numbers of two pieces: these now hold together, and so do the clusters they belong to. After each snap show how many clusters have at least two pieces, and the size of the largest one.',
    world: 'jigsaw pieces',
    pattern: 'union-find',
    evidence: [
      {
        words: 'these now hold together',
        tells: 'Links arrive one at a time and are never taken back.',
        decides: false,
      },
      {
        words: 'After each snap',
        tells: 'Numbers about groups must be ready at once after each link.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Counting clusters from scratch after each of up to 20,000 snaps repeats a walk over all pieces.',
    },
    why: 'Join the two clusters and add their sizes, update the count of clusters with two or more pieces, and keep the largest size.',
    cost: 'O(n α(n))',
  },
]
