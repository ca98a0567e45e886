import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'path-sum-and-lca-1',
    text: 'From headquarters, cables lead to some offices, from these to further ones, and so on, and no office is supplied by two others. Each cable has a delay in milliseconds. A message between any two offices takes the only route there is. What is the longest delay between two of up to 100,000 offices?',
    world: 'office cables',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'It is a walk in which each office reports its longest delay downward; that two reports join to a route at one office is the step that counts.',
      },
    ],
    evidence: [
      {
        words: 'between any two offices',
        tells: 'A path may start and end anywhere and bends at one node.',
        decides: true,
      },
      {
        words: 'the only route there is',
        tells: 'In a tree, the path between two nodes is unique.',
        decides: true,
      },
      {
        words: 'the longest delay',
        tells: 'Each node joins its two best downward paths, and the best of these counts.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Nothing has to be chosen or undone: between two offices there is one route, and following it anew for every pair takes far too long.',
    },
    why: 'Return the longest downward delay from each office, and try at each office the sum of the two longest ones below it.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-2',
    text: 'A family tree shows all descendants of one settler, up to 200,000 people, each below one parent. Three of them meet at a party. Who is their closest common forebear, that is, the one farthest from the settler from whom all three descend? People count as their own forebears.',
    world: 'genealogy',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'each below one parent',
        tells: 'One path leads from the settler to each person.',
        decides: false,
      },
      {
        words: 'closest common forebear',
        tells: 'The answer is the lowest node whose subtree contains all given nodes.',
        decides: true,
      },
      {
        words: 'all three descend',
        tells: 'Two at a time is enough: the result for a pair is compared with the third.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'The shape or size of a branch says nothing. The answer lies where the paths from the top to three given people part.',
    },
    why: 'Let each call report how many of the three it has found, and the first node that reports all three is the answer.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-3',
    text: 'A file manager shows a tree of up to 100,000 folders. To get from one folder to another, you press Up or open a subfolder. Given two folders, how often do you have to press Up, and how many subfolders do you have to open? Take the shortest route.',
    world: 'file manager',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'from one folder to another',
        tells: 'Two nodes are given, and the route between them is needed.',
        decides: true,
      },
      {
        words: 'press Up or open a subfolder',
        tells: 'The route climbs to a turning point and goes down from there.',
        decides: false,
      },
      {
        words: 'Take the shortest route',
        tells: 'The turning point is the lowest common ancestor.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Walking the whole tree and measuring branches does not show where the route turns. Only the two paths from the top to the given folders count.',
    },
    why: 'Find the lowest common ancestor: its distance from the first folder is the number of Ups, and its distance to the second is the number of subfolders.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-4',
    text: 'A water network is a tree of pipes that leads down from a reservoir, and each pipe has a change of pressure, positive or negative. Inspectors are suspicious of every downward route whose changes add up to exactly 12. It may start and end anywhere. How many such routes are there among 50,000 pipes?',
    world: 'water pipes',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'A route is a difference of two running totals, as in an array; here they belong to one path of the tree and are taken back on the way up.',
      },
    ],
    evidence: [
      {
        words: 'positive or negative',
        tells: 'A sum may fall again, so no route can be cut off early.',
        decides: false,
      },
      {
        words: 'every downward route whose changes add up to exactly 12',
        tells: 'The sum of a path is the condition.',
        decides: true,
      },
      {
        words: 'It may start and end anywhere',
        tells: 'The sum from the top, less an earlier sum on the same path, gives every such route.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A subtree reports one value, but the routes through a pipe have as many sums as it has pipes above it. The running sum of the current path is needed.',
    },
    why: 'Carry the sum from the reservoir, count in a map how often each sum occurs above on the current path, and look up the sum less 12.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-5',
    text: 'A film crew of up to 50,000 is a tree with the producer at the top, and everyone else has one direct boss. People are in charge of themselves and of all who are below them, directly or through others. A request must be approved by the lowest person who is in charge of everyone on a given list of up to 100 people. Who is it?',
    world: 'film crew',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'everyone else has one direct boss',
        tells: 'One path leads from the top to each person.',
        decides: false,
      },
      {
        words: 'the lowest person who is in charge',
        tells: 'The node where several paths from the top part is the lowest common ancestor.',
        decides: true,
      },
      {
        words: 'of everyone on a given list',
        tells: 'Given nodes, not the whole tree, decide.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Sizes and depths of teams do not matter. You need the node where the paths to the people on the list separate.',
    },
    why: 'Count in each subtree how many people on the list it contains, and take the deepest person whose subtree has all of them.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-6',
    text: 'In a story game, a scene gives or costs the player some coins, and apart from the opening, it can follow only one other. The player goes from the opening scene to one of the endings, never back. Which ending leaves the player with the most coins? Print the scenes on the way to it. There are up to 20,000 scenes.',
    world: 'story game',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Any walk from the top that carries the sum finds it; that whole paths down to a leaf are added up is the more exact name.',
      },
    ],
    evidence: [
      {
        words: 'it can follow only one other',
        tells: 'The branches are given, so nothing has to be invented or undone for another order.',
        decides: false,
      },
      {
        words: 'from the opening scene to one of the endings',
        tells: 'The path runs from the top to a leaf.',
        decides: true,
      },
      {
        words: 'with the most coins',
        tells: 'The sum of a whole path decides, so it is carried down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'No candidates are built: all routes exist in the tree, one per ending, and none can be combined in another way.',
    },
    why: 'Carry the sum of coins and the scenes so far downward, and keep the best route at an ending.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-7',
    text: 'A mine has up to 100,000 chambers, each with a measured temperature. Every chamber but the oldest was reached by one tunnel dug from an older one, and there are no other tunnels. On a comfortable route, any two chambers in a row differ by at most one degree, and no chamber occurs twice. A comfortable route may start and end in any chamber. How many chambers does the longest one have?',
    world: 'mine',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'It is a walk in which each chamber reports its best downward part; that two of them join to a route is the step that counts.',
      },
    ],
    evidence: [
      {
        words: 'any two chambers in a row differ by at most one degree',
        tells: 'The condition concerns neighbors along a path.',
        decides: true,
      },
      { words: 'no chamber occurs twice', tells: 'The route is a path of the tree.', decides: false },
      {
        words: 'start and end in any chamber',
        tells: 'The path may bend, so two downward parts are joined at its highest node.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Following routes from every chamber and undoing them can take quadratic time, while each chamber only needs its best downward part.',
    },
    why: 'Return the longest comfortable route downward from each chamber, and join the two longest that fit at each chamber.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-8',
    text: 'The roads of a kingdom form a tree with the capital at the top. Two messengers leave two given towns for the capital at the same time, and each road takes one hour. Where do their routes meet, and how many hours does the one who gets there first wait for the other?',
    world: 'messengers',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'leave two given towns for the capital',
        tells: 'Both paths lead upward, so they must meet.',
        decides: false,
      },
      {
        words: 'Where do their routes meet',
        tells: 'The first node on both paths to the top is the lowest common ancestor.',
        decides: true,
      },
      {
        words: 'how many hours',
        tells: 'The distances from two nodes to their meeting point are lengths of paths.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Nothing about subtrees is needed. The answer depends on two paths to the top and on the first town that both contain.',
    },
    why: 'Find the lowest common ancestor of the two towns, and subtract their distances from it.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-9',
    form: 'long',
    text: 'The stairs under an old fortress only go down. They begin at a landing in the courtyard; from a landing, one flight may turn off to the left and one to the right, and every flight ends at a landing of its own. The garrison holds a race there. Runners choose the landing at which they begin as well as the one at which they finish, run downward, and must turn left and right in strict alternation, whichever comes first. Whoever passes the most flights gets a barrel of cider, and in 1683, it is said, the winner was a cook. For example, if there are a left flight from the courtyard, a right one after it, another right one after that and then a left one, the best run has two flights, and there are two such runs. You get the plan of the 90,000 landings. How many flights does the winner pass, if nobody makes a mistake?',
    world: 'fortress stairs',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'It is a walk over all landings, but what is carried from landing to landing is the length of a run that goes on or begins anew.',
      },
    ],
    evidence: [
      {
        words: 'every flight ends at a landing of its own',
        tells: 'Runs only part and never meet again.',
        decides: false,
      },
      {
        words: 'the landing at which they begin as well as the one',
        tells: 'A run may begin anywhere, so every landing updates the best.',
        decides: true,
      },
      {
        words: 'left and right in strict alternation',
        tells: 'A flight either continues the run so far or starts a new one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Marking landings that were visited answers what can be reached, which is everything. What counts is the length of the run at each landing, passed on downward.',
    },
    why: 'Pass down how many flights the run has that ends here and how it turned last: the other turn adds one, the same turn starts again with one.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-10',
    form: 'long',
    text: 'In a delta, a river divides into arms, the arms divide again, and none ever rejoins another. At each of up to 120,000 gauges, the salt in the water is measured in grams per ton. Apart from the uppermost one, at the dam, each gauge gets its water from exactly one other, and the file of a gauge lists those that come next, sometimes two, sometimes fifteen. Fishermen say that the salt changes too much for the eels. Now the office wants the largest difference between any two gauges that the same water passes, first one and later the other. Say the dam has 7, is followed by 2 and 9, and 9 is followed by 4 alone: then the result is 5, from 7 and 2 or from 9 and 4, whereas 2 and 9 have no water in common after the dam and do not count. The eels were consulted, but they keep silent.',
    world: 'river delta',
    pattern: 'path-sum-and-lca',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Every part could also report its smallest and largest value upward; the difference is still one along a single course of the water.',
      },
    ],
    evidence: [
      {
        words: 'none ever rejoins another',
        tells: 'There is exactly one course of water to each gauge.',
        decides: false,
      },
      {
        words: 'the same water passes, first one and later the other',
        tells: 'Both lie on one course from the top, so what was seen on it is carried along.',
        decides: true,
      },
      {
        words: 'whereas 2 and 9 have no water in common after the dam',
        tells: 'Gauges of different arms may not be compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Nothing is chosen or tried: each course is given. Listing all pairs on all courses may take billions of steps, while two values per course are enough.',
    },
    why: 'Carry the smallest and the largest value met on the way from the dam, and compare the present value with both.',
    cost: 'O(n)',
  },
  {
    id: 'path-sum-and-lca-11',
    form: 'vague',
    text: 'Whenever two of our people quarrel, somebody has to settle it, and we want your program to say who.',
    asks: [
      {
        question: 'Who may settle a quarrel?',
        answer:
          'Anyone who gives orders to both of them, directly or by way of others. Of all these, take the one farthest from the director, who hates to be bothered.',
      },
      {
        question: 'Can somebody take orders from two people?',
        answer: 'No, each takes orders from a single person, and the director from nobody.',
      },
      {
        question: 'How are the orders recorded?',
        answer: 'For each person, we list those who take orders from that person, 80,000 in all.',
      },
      {
        question: 'What if one of the two gives orders to the other?',
        answer: 'Then it is that one, who counts as giving orders to himself.',
      },
    ],
    world: 'quarrels',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'gives orders to both of them',
        tells: 'A common ancestor of the two is needed.',
        decides: true,
      },
      {
        words: 'the one farthest from the director',
        tells: 'Among the common ancestors, it is the lowest: where the two lines part.',
        decides: true,
      },
      {
        words: 'takes orders from a single person',
        tells: 'There is exactly one line from the director to each person.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Finding both people and marking who was visited is not enough: the two lines from the director have to be joined where they part.',
    },
    why: 'Let each person report whether one of the two is among those who take orders from them; whoever hears of both first settles it.',
    cost: 'O(n)',
  },
]
