import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'path-sum-and-lca-s1',
    text: 'The runs of a ski resort form a tree: from the summit, slopes split on the way down and never join again. Each slope has a drop in meters. A descent from the summit to a place where no slope goes on counts as official if its total drop is between 800 and 1,000 meters. How many official descents are there?',
    world: 'ski resort',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Any walk from the top that carries the drop along finds them; that whole paths down to a leaf are added up is the more exact name.',
      },
    ],
    evidence: [
      { words: 'never join again', tells: 'One path leads to every place.', decides: false },
      {
        words: 'from the summit to a place where no slope goes on',
        tells: 'A path from the top to a leaf is meant.',
        decides: true,
      },
      {
        words: 'its total drop',
        tells: 'A sum along the path is carried down and judged at the leaf.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Skiers cannot arrange slopes freely. The tree gives all descents, one per lowest place, so each is summed up in one walk.',
    },
    why: 'Pass the drop so far to each slope below, and count a descent when no slope continues and the total is within the limits.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-s2',
    text: 'A club stores its chess games as a tree of up to 200,000 nodes. The top is the start, every other node is a move, and games that begin alike share their first moves. Links lead only from a node to the moves that followed. Given the last nodes of two games, how many moves do they have in common from the start?',
    world: 'chess openings',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'share their first moves',
        tells: 'Two paths from the top run together until they part.',
        decides: true,
      },
      {
        words: 'Links lead only from a node to the moves that followed',
        tells: 'Nothing leads up from a node, so the two are looked for from the top.',
        decides: false,
      },
      {
        words: 'in common from the start',
        tells: 'The depth of the lowest common ancestor is the answer.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing or measuring all games does not compare two of them. Only the node where the paths to the two given nodes part matters, and its depth.',
    },
    why: 'Let each call report which of the two nodes it has below it, and take the depth of the deepest node that has both.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
