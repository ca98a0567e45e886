import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'path-sum-and-lca-s1',
    text: 'On a ski mountain, slopes split on the way down and never join again. Each slope has a drop in meters. A descent from the summit to a place where no slope goes on counts as official if its total drop is between 800 and 1,000 meters. How many official descents are there?',
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
  {
    id: 'path-sum-and-lca-s3',
    text: 'A school of violin makers knows for each of its 60,000 masters which apprentices became masters under him; nobody ever changed his teacher, and the first one had none. Every master has been given marks for his best violin. One is called a jewel if nobody in the whole line of teachers, from his own teacher back to the first, had higher marks. How many jewels are there?',
    world: 'violin makers',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst: 'Any walk will do; what answers is the highest mark carried down the line of teachers.',
      },
    ],
    evidence: [
      {
        words: 'nobody ever changed his teacher',
        tells: 'Each master has exactly one line back to the first.',
        decides: false,
      },
      {
        words: 'in the whole line of teachers',
        tells: 'A value is carried from the first master down each line.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'No choice is tried and revoked. A master is judged once, by the highest mark on the single line that leads to him.',
    },
    why: 'Carry the highest mark so far down each line, count a master who is not below it, and carry on with the higher of the two.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-s4',
    text: 'Paddlers go down a jungle stream that keeps forking, with a camp at every fork and at every end, 40,000 in total. The camps that are the most forks away from the landing stage are to get a doctor, who stays at one camp. She has to be able to visit each of them, but may travel only downstream; she is flown back afterward. She wants to stay as far down as possible. At which camp does she stay?',
    world: 'jungle camps',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Each camp reports a depth and a camp, as in a walk that returns values; what it finds is the lowest common ancestor.',
      },
    ],
    evidence: [
      {
        words: 'the most forks away from the landing stage',
        tells: 'The deepest camps have to be found first, or along the way.',
        decides: false,
      },
      {
        words: 'may travel only downstream',
        tells: 'Her camp is above all of them: a common ancestor.',
        decides: true,
      },
      {
        words: 'as far down as possible',
        tells: 'The lowest of the common ancestors is needed, where their courses part.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Visiting all camps with marks finds the farthest ones, but where the courses to them part is known only if each camp compares what its arms report.',
    },
    why: 'Let each arm report its greatest depth and the camp for it: with equal depths it is the fork itself, otherwise that of the deeper arm.',
    cost: 'O(n)',
  },
]
