import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'depth-first-search-1',
    text: 'Ferries link 100,000 harbors, and at present you can get from any harbor to any other. A storm may close a single harbor, so that no ferry can call there. How many harbors would, if closed alone, cut some of the remaining ones off from each other?',
    world: 'ferries',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: '100,000 harbors',
        tells: 'Closing each harbor in turn and searching again would take far too long.',
        decides: false,
      },
      {
        words: 'closed alone, cut some of the remaining ones off',
        tells:
          'Whether a detour exists around a node needs more than groups: it needs the order of discovery.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Groups show that all harbors are joined, but not whether a detour avoids one of them, and links cannot be taken out of a group again.',
    },
    why: 'Walk as deep as possible, number the harbors by discovery, and check whether each branch has a link back above the harbor it hangs from.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-2',
    text: 'A film has 50,000 scenes. The director hands you pairs of scenes that must contrast: one lit warm, the other cool. Return a light for every scene so that all pairs contrast, or else, as a proof that this is impossible, a closed circle of scenes with one pair for every step.',
    world: 'film lighting',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A search in rounds alternates the two lights just as well, but a deep walk has the circle on its present path when it finds a clash.',
      },
    ],
    evidence: [
      {
        words: 'pairs of scenes that must contrast',
        tells: 'Each link forces its two ends onto different sides, so colors spread along links.',
        decides: false,
      },
      {
        words: 'a closed circle of scenes',
        tells: 'The proof consists of real links, so the walk must remember how it got to each scene.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Groups can be made to notice a clash, but they forget by which pairs two scenes are joined, so they cannot return the circle.',
    },
    why: 'Go deep from one scene of each group and alternate the lights; a link back to an equal light closes the circle on the present path.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-3',
    text: 'On a mountain, 14 junctions are joined by ski runs that all lead downhill. A guide wants to print a leaflet with every possible descent from the summit to the village, each as the list of junctions it passes. Produce all of them.',
    world: 'ski runs',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'backtracking',
        whyNotFirst:
          'The current path does grow and shrink, but the runs are given and need no marks, so it is a walk over a given graph.',
      },
    ],
    evidence: [
      {
        words: 'all lead downhill',
        tells: 'There are no cycles, so nobody can ski in a circle and no marks are needed.',
        decides: false,
      },
      {
        words: 'every possible descent',
        tells: 'All paths must be spelled out, so you follow each one to its end.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'An order of the junctions has the summit first and could count the descents, but it does not spell out a single one.',
    },
    why: 'Follow each run out of the current junction to its end, and record the path whenever it arrives at the village.',
    cost: 'O(2ⁿ · n)',
  },
  {
    id: 'depth-first-search-4',
    text: 'A snow plow must clear up to 200,000 one-way streets and may drive along each of them once only, since plowing a cleared street ruins it. It starts at the depot. Return an order of all streets in which one drive clears them, or say there is none.',
    world: 'snow plow',
    pattern: 'depth-first-search',
    evidence: [
      { words: 'one-way streets', tells: 'The links have a direction and are given.', decides: false },
      {
        words: 'each of them once only',
        tells: 'Every edge is used exactly once, so a used edge never becomes free again.',
        decides: true,
      },
      {
        words: 'clears them',
        tells: 'One route over all edges comes from going until stuck and joining the loops.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Undoing streets to try another turn can take exponential time on 200,000 of them, and it is never needed: a dead end is simply the end of the drive.',
    },
    why: 'Drive until stuck, write down each street when leaving it for good, and read the record backward.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-5',
    text: 'A museum website has 60,000 pages with links between them. Editors want a list of trap pages: those a visitor can reach from the home page by following links, but from which no chain of links leads back to the home page.',
    world: 'museum website',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A search in rounds marks the same pages, but distances are not asked, so the order of visits does not matter.',
      },
    ],
    evidence: [
      {
        words: 'by following links',
        tells: 'Links work in one direction, so reaching there does not mean reaching back.',
        decides: false,
      },
      {
        words: 'from which no chain of links leads back',
        tells: 'Reach along reversed arrows is asked, which groups cannot express.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails: 'It forgets the direction of links and would put a trap page and the home page into one group.',
    },
    why: 'Mark what the home page reaches along the links, mark what reaches it along reversed links, and list pages with the first mark only.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-6',
    text: 'In a design tool, each screen of an app links to other screens, and links may run in circles. Duplicate a screen together with everything it leads to, so that copies link to copies only. Screens marked as shared are not copied; copies link to the shared original.',
    world: 'app design tool',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A queue can make the same copies, but the recursion returns each finished copy right where the link needs it.',
      },
    ],
    evidence: [
      {
        words: 'links may run in circles',
        tells: 'A screen can be met again, so remember its copy.',
        decides: false,
      },
      {
        words: 'Duplicate a screen together with everything it leads to',
        tells: 'A copy follows every link once and needs what the links are, not only who belongs together.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'The links can run in circles, so there is no order in which every target is copied before the screen that links to it.',
    },
    why: 'Walk from the screen along its links, create a copy at the first visit, and use the remembered copy at later ones.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-7',
    text: 'In a company, 30,000 employees set up rules: mail to me also goes to this colleague. A team is a set of people in which a mail sent to any member arrives at every other one after enough forwarding, and to which nobody can be added. How many teams with at least two people are there?',
    world: 'mail forwarding',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'goes to this colleague',
        tells: 'A rule forwards in one direction and says nothing about the way back.',
        decides: true,
      },
      {
        words: 'sent to any member arrives at every other',
        tells: 'Mutual reach along arrows splits a connected group further.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails: 'One rule from A to B would already join them, although mail to B need never arrive at A.',
    },
    why: 'Find the strongly connected components with a depth-first walk that tracks the earliest open person each branch gets back to.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-8',
    text: 'A caver explores numbered chambers joined by tunnels. In each chamber she enters the lowest-numbered neighboring chamber she has not yet seen; only if there is none does she walk back the way she came. Given up to 100,000 chambers and her start, list the chambers in the order in which she first enters them.',
    world: 'cave diary',
    pattern: 'depth-first-search',
    evidence: [
      { words: 'has not yet seen', tells: 'A chamber stays marked after the first visit.', decides: false },
      {
        words: 'only if there is none does she walk back',
        tells: 'Going on until stuck and returning one step is the order of a deep walk.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It would list all neighbors of the start first, while she goes on from the first neighbor before seeing the second.',
    },
    why: 'Simulate the walk: go to the smallest unseen neighbor, and return to the previous chamber when there is none.',
    cost: 'O(V + E log E)',
  },
  {
    id: 'depth-first-search-9',
    text: 'A grandfather has made up to 100,000 domino tiles out of driftwood. Unlike the ones in shops, their halves carry symbols, of which there are 5,000, and some tiles exist more than once. His grandchildren want to lay all of them in a single row, as in the game: tiles may be turned around, and where two tiles touch, both halves must carry the same symbol. With the tiles sun-moon, moon-fish, sun-fish and fish-bird, for example, the row bird-fish, fish-sun, sun-moon, moon-fish uses everything. With a fifth tile, bird-whale, one could put it in front; with a fifth tile moon-bird, there is a row as well. But with two more tiles, sun-whale and sun-crab, there is none. The wood, by the way, is pine. Print a row that contains every tile exactly once, or "impossible". The program should finish within seconds even for the complete set.',
    form: 'long',
    world: 'domino tiles',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'both halves must carry the same symbol',
        tells: 'A tile is a link between two symbols, and a row is a walk along links.',
        decides: false,
      },
      {
        words: 'contains every tile exactly once',
        tells:
          'A walk over every link once exists under simple conditions and is found by going deep and closing loops.',
        decides: true,
      },
      {
        words: 'within seconds even for the complete set',
        tells: 'Trying out arrangements is hopeless for 100,000 tiles.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Laying tiles and taking them back explores a huge number of rows. Here a dead end is never wasted: what was walked can be inserted into the row.',
    },
    why: 'Treat symbols as places and tiles as links, check how many symbols have an odd number of halves, and walk deep, adding each tile to the row on the way back.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-10',
    text: "After a fair, 60,000 traders have not yet paid each other. The clearing house has a file of 250,000 unpaid invoices, each of which says who owes money to whom. It wants to cancel debts: if Ruth owes Sven, Sven owes Tara, and Tara owes Ruth, all three invoices can be reduced by the smallest amount among them, and nobody needs to travel. If only Ruth owes Tara, Sven owes Tara, and Tara owes Uwe, nothing can be canceled, although all four are connected by invoices. The clerks have printed the file on green paper, in order of the traders' names, which is of no use here. They will handle the amounts themselves. What they ask of you is a single list of traders, each of whom owes the next, while the last one owes the first. Any such list will do; if there is none, print nothing. The file has no invoice from a trader to the same trader.",
    form: 'long',
    world: 'unpaid invoices',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'topological-sort',
        whyNotFirst:
          'Removing all traders without debts again and again leaves traders from whom a circle can be read off, but a deep walk has the circle on its path at once.',
      },
    ],
    evidence: [
      {
        words: 'who owes money to whom',
        tells: 'Links have a direction, so groups of connected traders are not enough.',
        decides: false,
      },
      {
        words: 'a single list of traders, each of whom owes the next',
        tells: 'The circle itself must be printed, and it is a part of the present path.',
        decides: true,
      },
      {
        words: 'the last one owes the first',
        tells: 'A link back to a trader on the present path closes the circle.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Groups ignore who owes whom. Four traders can be connected, even by a ring of invoices, although no circle of debts exists.',
    },
    why: 'Follow debts as deep as possible, mark the traders on the present path, and print the path from the trader to whom a debt leads back.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-11',
    text: 'Our repository has grown to 20,000 source files, and before the summer we would like to get rid of the ones we do not need.',
    form: 'vague',
    asks: [
      {
        question: 'When is a file needed?',
        answer: 'The start file is needed, and so is everything that a needed file imports.',
      },
      {
        question: 'Is a file needed because it imports a needed one?',
        answer: 'No, only being imported counts. Old tests import half of the product, and they can go.',
      },
      {
        question: 'Do files import each other in circles?',
        answer: 'Yes, there are even files that import each other in circles and can all go.',
      },
      {
        question: 'Does it matter how many imports lie between?',
        answer: 'No, just list the files to delete.',
      },
    ],
    world: 'source files',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A search in rounds marks the same files; no distance is asked, so going deep is the plainer choice.',
      },
    ],
    evidence: [
      {
        words: 'everything that a needed file imports',
        tells: 'Need passes along imports, from the start file to all that can be reached.',
        decides: false,
      },
      {
        words: 'only being imported counts',
        tells: 'Links are followed in one direction only, so connected groups keep too much.',
        decides: true,
      },
      {
        words: 'in circles',
        tells: 'Files must be marked when they are reached, or the walk never ends.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Joining files that import each other also keeps the old tests, which import needed files but are not needed.',
    },
    why: 'Walk from the start file along imports, mark each file when it is first reached, and list the files without a mark.',
    cost: 'O(V + E)',
  },
]
