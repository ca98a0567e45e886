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
  {
    id: 'union-find-9',
    text: 'A haulage company moves wind turbines, boilers and now and then a whole house. On each of the 200,000 roads in its atlas there is a lowest bridge or cable, whose clearance in centimeters is printed next to the road. Dispatchers have collected 500,000 requests for the coming year, each with a place of departure, a destination and the height of the load; a load can take a road if it is strictly lower than the clearance. They do not care about detours, as fuel is paid by the customer, and want to know for every request whether it can be done at all. Say the road from Ulm to Horb has 400 centimeters, Horb to Calw 520 and Ulm to Calw 310. Then a load of 390 can go from Ulm to Calw, and one of 450 cannot. Requests are numbered, but you may work on them in any order, as long as the output follows the numbers. There are up to 100,000 places.',
    form: 'long',
    world: 'tall loads',
    pattern: 'union-find',
    alsoFits: [
      {
        pattern: 'shortest-path-and-mst',
        whyNotFirst:
          'A spanning tree of the roads with the greatest clearances also holds the answers, but it takes further work to read the lowest bridge between two places off it.',
      },
    ],
    evidence: [
      {
        words: 'They do not care about detours',
        tells: 'Only whether two places are connected matters, not how.',
        decides: false,
      },
      {
        words: 'whether it can be done at all',
        tells: 'Each request asks whether two places are in the same group.',
        decides: false,
      },
      {
        words: 'you may work on them in any order',
        tells: 'From the tallest load to the lowest, roads are only added, so groups only grow.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A walk over the roads that are high enough answers one request; 500,000 walks over 200,000 roads are far too many.',
    },
    why: 'Go through the requests from tall to low, join the places of each road that becomes passable, and compare the groups of the two places.',
    cost: 'O((n + q) log (n + q))',
  },
  {
    id: 'union-find-10',
    text: 'Surveyors measure a mountain range that has never been mapped. At the end of each day they radio their results to the base camp, each of the form "summit B is h meters above summit A", where h may also be negative. Results can be combined: from "B is 120 above A" and "C is 50 above B" it follows that C is 170 above A, so the result "C is 150 above A" would be wrong. Instruments drift in the cold, and the camp commander insists on one thing: whenever a result comes in that contradicts what was accepted earlier, the surveyors must be told while they are still on the mountain, and the result is thrown away. All others are accepted, including those about summits of which nothing was known. The campaign has lasted three summers, and there was much snow. Given all results as they came in, up to 600,000 of them about 150,000 summits, print the numbers of those that are thrown away.',
    form: 'long',
    world: 'surveyors',
    pattern: 'union-find',
    evidence: [
      {
        words: 'Results can be combined',
        tells: 'Accepted results link summits into groups with fixed differences.',
        decides: false,
      },
      {
        words: 'contradicts what was accepted earlier',
        tells:
          'For each result, it must be known whether both summits are in one group, and with which difference.',
        decides: true,
      },
      {
        words: 'as they came in',
        tells: 'The groups grow result by result.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A search for a chain of earlier results between the two summits would run through a large group for each of 600,000 results.',
    },
    why: "Keep for each summit its height relative to its group's representative; compare if both are in one group, and shift one group if not.",
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-11',
    text: 'In our app for neighbors, anyone who opens a profile should see whether the two of them already have something to do with each other.',
    form: 'vague',
    asks: [
      {
        question: 'What does it mean to have something to do with each other?',
        answer: 'They count if acquaintances lead from one to the other in any number of steps.',
      },
      {
        question: 'Can acquaintances end?',
        answer: 'No. New ones are confirmed every second, but none is ever taken back.',
      },
      {
        question: 'Should the profile display the chain?',
        answer: 'No, a green or a gray dot is all there is room for.',
      },
      {
        question: 'How many people and visits are there?',
        answer: 'Two million people and thousands of opened profiles a second.',
      },
    ],
    world: 'neighborhood network',
    pattern: 'union-find',
    evidence: [
      {
        words: 'none is ever taken back',
        tells: 'Groups only grow, so they can be merged and never have to be split.',
        decides: true,
      },
      {
        words: 'a green or a gray dot is all',
        tells: 'Only membership in the same group counts, not the chain.',
        decides: true,
      },
      {
        words: 'thousands of opened profiles a second',
        tells: 'Searching for a chain at every visit is too slow.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A search for a chain at each visit may run through a million people, thousands of times a second.',
    },
    why: 'Keep a representative for each group, link representatives when an acquaintance is confirmed, and compare them at each visit.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-12',
    text: 'You are given n points and a sequence of m links, each joining two of the points; n and m are at most 400,000. Let c(i) be the number of unordered pairs of points such that one can get from one to the other using only links 1 to i. Output c(1), c(2), …, c(m), one per line.',
    world: 'pairs of points',
    pattern: 'union-find',
    evidence: [
      {
        words: 'one can get from one to the other',
        tells: 'A pair counts if both points are in one group.',
        decides: false,
      },
      {
        words: 'using only links 1 to i',
        tells: 'The number is needed after each of the links, while groups merge.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'A fresh walk over all points for each of the m lines takes about n times m steps.',
    },
    why: 'When a link joins two groups of sizes a and b, the number of pairs rises by a times b; then the groups are merged.',
    cost: 'O(m α(n))',
  },
  {
    id: 'union-find-13',
    text: 'Marketing imports customer records all day long, in batches. I count two records as the same customer if the phone or the email is equal, and of course it is transitive: a record with the phone of one and the email of another makes all three the same. On the dashboard, they would like to see, batch by batch, the number of different customers. We are at nine million records.',
    world: 'customer records',
    pattern: 'union-find',
    evidence: [
      {
        words: 'if the phone or the email is equal',
        tells: 'A shared value links records anywhere in the data.',
        decides: false,
      },
      {
        words: 'batch by batch, the number of different customers',
        tells: 'The number of groups is needed again and again while links are added.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'It would count from scratch after each batch, walking over millions of records that have not changed.',
    },
    why: 'Join each record with the first one that had its phone or email, and lower the number of customers with every real merge.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-14',
    text: 'Start with a checkered sheet of 2,000 by 2,000 closed rooms and a shuffled list of all inner walls. Take the walls in this order. Knock a wall down if the rooms on its two sides are not yet reachable from each other, and let it stand otherwise. In the end you have a maze with just one way between any two rooms. Which walls stand?',
    world: 'maze maker',
    pattern: 'union-find',
    evidence: [
      {
        words: 'Take the walls in this order',
        tells: 'Links are made one by one in a given order.',
        decides: false,
      },
      {
        words: 'not yet reachable from each other',
        tells: 'Before each wall, you must know whether two rooms are in one region.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails: 'Flooding from a room before each of eight million walls visits the same rooms over and over.',
    },
    why: 'Compare the representatives of the two rooms at each wall; if they differ, join them, and otherwise the wall stands.',
    cost: 'O(m · n · α(m · n))',
  },
  {
    id: 'union-find-15',
    text: 'Ticket 881, hotel app. Guests pair bulbs; a switch on any bulb then controls whatever is paired with it, directly or along several pairings. There is no way to unpair. Since the tower was added (70,000 bulbs), the call sameSwitch(a, b), which we make for each touch on the screen, takes half a second, as it follows pairings from a until it meets b. Please make it quick, however many pairings precede it.',
    world: 'light bulbs',
    pattern: 'union-find',
    evidence: [
      {
        words: 'no way to unpair',
        tells: 'Groups of bulbs grow and are never split.',
        decides: false,
      },
      {
        words: 'follows pairings from a until it meets b',
        tells: 'Searching per call is what is too slow, and only yes or no is returned.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'That is what the app does now: it walks through pairings at each call, which may pass all 70,000 bulbs.',
    },
    why: 'Merge the two groups at each pairing, and let the call compare the representatives of both bulbs.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-16',
    text: 'Hello, I am a hobby genealogist. My testing lab mails me a match every so often: two people who share an ancestor, out of 250,000 who took part. I file people who are linked by matches, at whatever remove, in the same binder. Whenever a mail comes, I would like to know how thick my thickest binder has become, and I am getting too old to go through all mails again. Can you help?',
    world: 'DNA matches',
    pattern: 'union-find',
    evidence: [
      {
        words: 'linked by matches, at whatever remove',
        tells: 'Being linked passes on from one to the next, which makes groups.',
        decides: false,
      },
      {
        words: 'Whenever a mail comes',
        tells: 'The largest group must be known after each new link.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'It goes through all matches again for each mail, which is what the writer wants to avoid.',
    },
    why: 'Join the binders of the two people, add up their sizes, and compare the sum with the largest so far.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-17',
    text: 'A fleet of 60,000 satellites is linked by 200,000 laser links. A simulation fixes the order in which all of the satellites will fail; a satellite that fails takes all its links along. How large is, right after each failure, the largest set of satellites in which all can still exchange messages, passed on if need be? The simulation is over before you begin.',
    world: 'failing satellites',
    pattern: 'union-find',
    evidence: [
      {
        words: 'fixes the order in which all of the satellites will fail',
        tells: 'The order is known as a whole, so it can be read from its end.',
        decides: false,
      },
      {
        words: 'right after each failure',
        tells: 'Sizes of groups are needed 60,000 times.',
        decides: true,
      },
      {
        words: 'over before you begin',
        tells: 'Read backward, satellites only appear, and groups only merge.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'A walk over all remaining satellites after each failure is repeated 60,000 times.',
    },
    why: 'Read the failures backward, add each satellite with its links to those present, merge groups, and record the largest size.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-18',
    text: 'None of the 40,000 tower clocks in a kingdom is right, but all run equally fast. Travelers arrive at court, and each either declares by how many seconds one clock is ahead of another, which is always true, or asks by how many seconds one clock is ahead of another. The court answers the latter at once from all that was declared so far, or admits that nobody can know. There are a million travelers.',
    world: 'tower clocks',
    pattern: 'union-find',
    evidence: [
      {
        words: 'declares by how many seconds',
        tells: 'A declaration joins two groups of clocks with fixed differences.',
        decides: false,
      },
      {
        words: 'answers the latter at once',
        tells: 'Queries come between declarations, so groups must be current.',
        decides: true,
      },
      {
        words: 'admits that nobody can know',
        tells: 'If the clocks are in different groups, there is no answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Searching for a chain of declarations for each traveler takes a walk over up to 40,000 clocks, a million times.',
    },
    why: "Store for each clock its difference to its group's representative, update these when groups merge, and subtract at a query.",
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-19',
    text: 'Two color-blind collectors own 90,000 paint swatches. An honest friend looks at some pairs and says "the same" or "different" for each; sameness, clearly, carries over from pair to pair. They lose her notes, and a stranger sells them 400,000 notes that look like hers. Could all of these notes be true of some collection, however many colors it has?',
    world: 'paint swatches',
    pattern: 'union-find',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A walk over the pairs called the same colors the groups just as well; merging needs no neighbor lists.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'A search in rounds finds the same groups; merging needs no neighbor lists.',
      },
    ],
    evidence: [
      {
        words: 'sameness, clearly, carries over',
        tells: 'Pairs called the same form groups.',
        decides: true,
      },
      {
        words: 'however many colors',
        tells: 'With any number of colors, a pair called different is fine unless both are in one group.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'No note weighs more than another, and whether two swatches are the same does not depend on how long the chain is.',
    },
    why: 'First merge all pairs called the same, then check that no pair called different has one representative.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-20',
    text: 'The postal service has already decided on its cuts, one office a week, until the last of 35,000 has closed. Mail travels on 90,000 van routes between two offices each and is handed on as often as needed; a route ends with either of its offices. For a speech in parliament, list how many offices the biggest still connected part has in each week.',
    family: 'union-find-17',
    world: 'closing post offices',
    pattern: 'union-find',
    evidence: [
      {
        words: 'already decided on its cuts',
        tells: 'Since the whole order is known, it can be processed from the last week to the first.',
        decides: true,
      },
      {
        words: 'handed on as often as needed',
        tells: 'Connection passes along routes, which makes groups.',
        decides: false,
      },
      {
        words: 'in each week',
        tells: 'The size is needed 35,000 times, so counting from scratch is too slow.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'It measures the parts for one week. Starting over for each of 35,000 weeks repeats nearly all of the work.',
    },
    why: 'Go backward through the weeks, open offices one by one, merge them along their routes, and keep the largest size.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-21',
    text: 'Complaint from the ant lab. The camera calls connected(x, y) several times a second to see whether a tunnel system leads from chamber x to chamber y, and our code explores tunnels from x until it finds y or gives up. That was fine with 300 chambers. By now the ants have dug 120,000 chambers and dig a tunnel from one to another every minute; in this soil, none has ever collapsed. We need the answer without exploring.',
    family: 'union-find-15',
    world: 'tunnel doors',
    pattern: 'union-find',
    evidence: [
      {
        words: 'explores tunnels from x until it finds y',
        tells: 'A search per call is too slow, and only whether they are connected counts.',
        decides: true,
      },
      {
        words: 'none has ever collapsed',
        tells: 'Links are never removed, so groups only merge.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'It is what the code does already: exploring a large part of the nest at every call.',
    },
    why: 'Merge two groups of chambers with each new tunnel, and compare representatives at each call.',
    cost: 'O(n α(n))',
  },
]
