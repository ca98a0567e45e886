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
  {
    id: 'topological-sort-9',
    text: 'In the attic of a monastery, a librarian found a card index with 30,000 words of a forgotten language. The monks kept the cards in the order of their own alphabet, of which no copy has survived; it had up to 2,000 different characters. Words were compared as we compare them: the first position at which they differ decides, and a word that is the beginning of another one comes before it. If the cards read kra, krem, ak, ok, for instance, then a comes before e, k comes before a, and a comes before o, so the alphabet could begin with k, a, e, o, while the place of r and m remains open. The cards smell of incense and are numbered, so their order is beyond doubt. The librarian would like one alphabet that explains the order of all cards, whichever it is if there are several, or the message that a card must have been misplaced. All words together have at most 400,000 characters.',
    form: 'long',
    world: 'card index',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk that lists characters on its way back gives such an alphabet, too; counting what comes before each one also shows at once when nothing can be next.',
      },
    ],
    evidence: [
      {
        words: 'the first position at which they differ decides',
        tells: 'Each two neighboring cards give one statement that a character comes before another.',
        decides: false,
      },
      {
        words: 'one alphabet that explains the order of all cards',
        tells: 'All statements must hold in one line of characters.',
        decides: true,
      },
      {
        words: 'a card must have been misplaced',
        tells: 'If statements form a circle, no alphabet exists.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Nothing has a length here. A short chain from one character to another says nothing about where the others belong.',
    },
    why: 'Take one statement from each two neighboring cards, then repeatedly take a character that no remaining one has to precede.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-10',
    text: 'Before a rocket may launch, 6,000 checks must be passed. A check takes a known number of minutes and cannot begin until all checks that it is based on are over; some are based on forty others, some on none. Engineers are plentiful, and any number of checks can go on side by side, so the launch could take place a certain number of minutes after the doors open, and not a minute earlier. The flight director is not satisfied with that number. She wants to know, for each check, the latest minute at which it can begin without delaying the launch. Suppose there are four checks: fuel takes 30 minutes, valves 10, radio 5, and the final count, based on the other three, 20. The launch is possible after 50 minutes; fuel cannot wait, valves may begin at minute 20, radio at minute 25 and the final count at minute 30. The rocket carries a weather satellite. There are at most 80,000 statements about what a check is based on, and nothing is based on itself, directly or otherwise.',
    form: 'long',
    world: 'rocket launch',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk that stores the result of each check works as well; the order of checks lets you go forward once and backward once.',
      },
    ],
    evidence: [
      {
        words: 'until all checks that it is based on are over',
        tells: 'A check waits for the last one it needs, so results must be known in order.',
        decides: false,
      },
      {
        words: 'the latest minute at which it can begin without delaying the launch',
        tells: 'Each check is settled after all those based on it: the same order, backward.',
        decides: true,
      },
      {
        words: 'nothing is based on itself',
        tells: 'Without circles, there is an order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A check waits for the slowest of its chains, so a shortest route through the checks gives times that are too early.',
    },
    why: 'Order the checks by what they are based on, compute the earliest times forward and then the latest beginnings backward.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-11',
    text: 'The museum is about to hang its new show of 2,000 works and asks us for a sequence that its two handlers can follow.',
    form: 'vague',
    asks: [
      {
        question: 'What would make a sequence wrong?',
        answer:
          'There are 15,000 notes, each of which names a work that must hang before another one, and all of them have to be respected.',
      },
      {
        question: 'If several sequences are possible, which one is best?',
        answer: 'Any of them; the time it takes does not matter either.',
      },
      {
        question: 'Could the notes contradict each other?',
        answer: 'They come from four curators, so quite possibly; then tell us that it cannot be done.',
      },
    ],
    world: 'museum hanging',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Listing works on the way back from a deep walk also gives a sequence; taking works that wait for nothing reads like the task itself.',
      },
    ],
    evidence: [
      {
        words: 'must hang before another one',
        tells: 'The notes say what comes first, so the works need an order that agrees with all of them.',
        decides: true,
      },
      {
        words: 'the time it takes does not matter',
        tells: 'Nothing is added up or compared.',
        decides: false,
      },
      {
        words: 'tell us that it cannot be done',
        tells: 'A circle of notes makes it impossible, and it has to be noticed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'No note has a cost, and a cheapest chain through the works would leave most of them out.',
    },
    why: 'Hang a work for which no note is left, drop its notes, and repeat; works that remain are part of a contradiction or wait for one.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-12',
    text: 'Given are n variables and m conditions of the form x(i) < x(j), with n and m up to 300,000. Every variable must get a whole number of at least 1, and among all choices that satisfy every condition, each variable should be as small as it can be. Output the n numbers, or -1 if no choice satisfies all conditions.',
    world: 'inequalities',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Asking for each variable what lies below it and storing the result gives the same numbers, if circles are noticed.',
      },
    ],
    evidence: [
      {
        words: 'x(i) < x(j)',
        tells: 'A condition says which variable must be settled first.',
        decides: false,
      },
      {
        words: 'as small as it can be',
        tells: 'A variable is one more than the largest below it, so all of those must be final before.',
        decides: true,
      },
      {
        words: '-1 if no choice satisfies all conditions',
        tells: 'A circle of conditions cannot be satisfied.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Each variable has to exceed its longest chain of smaller ones, so the shortest chain gives numbers that break conditions.',
    },
    why: 'Take variables with nothing left below them, starting at 1, and raise each variable above them to at least one more.',
    cost: 'O(n + m)',
  },
  {
    id: 'topological-sort-13',
    text: 'Our nightly pipeline has 20,000 steps. Every step writes one file, reads the files of some other steps, and begins the moment its last input is written; we rent as many machines as that takes. I know how long each step ran. Management asks which steps to speed up first, so give me one chain of steps, each reading from the one before, that determined when the whole thing ended.',
    world: 'nightly pipeline',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Asking each step for its end and storing the answers works, too; in order, the latest input of each step is recorded in one pass.',
      },
    ],
    evidence: [
      {
        words: 'begins the moment its last input is written',
        tells: 'A step starts at the largest of the end times it depends on, so those must be known.',
        decides: true,
      },
      {
        words: 'as many machines as that takes',
        tells: 'Only the inputs make a step wait.',
        decides: false,
      },
      {
        words: 'determined when the whole thing ended',
        tells: 'The chain of latest inputs is read backward from the last step.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Whoever waits for all inputs waits for the slowest, and a cheapest chain of steps would end long before the pipeline did.',
    },
    why: 'Go through the steps in an order in which inputs come first, keep the latest input of each, and follow these back from the last end.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-14',
    text: 'Last night 500 guests came to a party, never two at the same moment. Each of them recalls some faces: "when I came in, these people were here already." Nobody had left at that time. The host doubts that everyone is right. If everyone can be, show him an order in which the guests may have come; if not, tell him so.',
    world: 'party arrivals',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk through the memories that lists guests on the way back gives such an order and notices a circle.',
      },
    ],
    evidence: [
      {
        words: 'these people were here already',
        tells: 'Each memory puts one guest before another.',
        decides: true,
      },
      {
        words: 'an order in which the guests may have come',
        tells: 'One line that agrees with all memories is wanted.',
        decides: false,
      },
      {
        words: 'if not',
        tells: 'Memories in a circle contradict each other.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Memories have no size that could be added up; an order of everybody is asked, not a way between two guests.',
    },
    why: 'Let in a guest all of whose remembered faces are in, and repeat; if nobody can come in, the memories contradict each other.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-15',
    text: 'Bug: the game crashes when it loads a large save. A save lists up to 40,000 objects in no particular order, and for each one the numbers of the objects that have to exist when it is created. The loader creates them as listed. Expected: it creates every object after those it requires or, if the save is broken, names all objects that cannot be created.',
    world: 'save file',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Creating required objects first by a deep walk works as well, but naming all objects that are stuck takes extra marks.',
      },
    ],
    evidence: [
      {
        words: 'in no particular order',
        tells: 'The order has to be found.',
        decides: false,
      },
      {
        words: 'after those it requires',
        tells: 'An object becomes possible with its last requirement.',
        decides: true,
      },
      {
        words: 'names all objects that cannot be created',
        tells: 'Those that are part of a circle, or wait for one, are left over.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'An object is not ready when the nearest of the required ones exists; it needs all of them, and nothing has a cost.',
    },
    why: 'Count open requirements, create objects with none, count down for those that required them, and name the objects that are left.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-16',
    text: 'Dear support team, our catalog has 5,000 paints. A few are bought; each of the others is mixed from some paints of the catalog in shares that are listed, and many paints go into hundreds of mixtures. Nothing contains itself, not even in a roundabout way. If a customer orders 300 liters of one paint, how many liters of each bought paint does that come to? Our own program is still busy with an order from Monday.',
    world: 'paint mixing',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk supplies an order in which every paint comes before those it is mixed from, which is the same idea.',
      },
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Storing for each paint what it contains works, too, but the amounts can be pushed down once in the right order.',
      },
    ],
    evidence: [
      {
        words: 'many paints go into hundreds of mixtures',
        tells: 'Following every mixture anew repeats the same work over and over.',
        decides: false,
      },
      {
        words: 'Nothing contains itself',
        tells: 'There is an order in which each paint comes after all mixtures that use it.',
        decides: true,
      },
      {
        words: 'how many liters of each bought paint',
        tells: 'Amounts add up, and each must be complete before it is passed on.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A paint is used through all mixtures that contain it, so no single way down is better than another.',
    },
    why: 'Take each paint after all mixtures that use it, and pass its total amount on to its parts according to their shares.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-17',
    text: 'A child has built a fortress from 120,000 blocks. Each block rests on one or more others or on the carpet, and it drops only when nothing it rests on is left; a block on the carpet stays unless it is pulled away. Now a cat pulls away 50 given blocks from the carpet. How many blocks remain where they were?',
    world: 'block tower',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'A wave from the pulled blocks must still count what each block rests on, which is the topological order by counts.',
      },
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Asking for each block whether anything below it is left and storing the answers gives the same number.',
      },
    ],
    evidence: [
      {
        words: 'rests on one or more others',
        tells: 'A block may have several supports.',
        decides: false,
      },
      {
        words: 'only when nothing it rests on is left',
        tells: 'It drops with its last support, so supports are counted down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A short chain of blocks from the cat to a block proves nothing, since that block may rest on others that still stand.',
    },
    why: 'Count the supports of each block, lower the counts above every block that drops, and drop those that reach zero.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-18',
    text: 'We have 15,000 report tables. A table is computed from raw files or from other tables, never in circles. When raw files change, I want to recompute whatever was made from them, however indirectly, but each table just once, and never from a table that is itself about to be recomputed. Given what changed, in which order should my job go through the tables?',
    world: 'report tables',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk from the changed files that lists tables on the way back, read in reverse, is such an order.',
      },
    ],
    evidence: [
      {
        words: 'but each table just once',
        tells: 'Recomputing on every change of an input is ruled out.',
        decides: false,
      },
      {
        words: 'never from a table that is itself about to be recomputed',
        tells: 'A table must wait for the last of its outdated inputs.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A table that is near a changed file by one route may also depend on it by a long one, so the nearest-first order is wrong.',
    },
    why: 'Find all tables that are affected, count their affected inputs, and recompute a table when its count has come down to zero.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-19',
    text: 'A solitaire game is printed on a board with 100,000 spots. From each spot arrows lead to others, in circles, too; a throw of a strange die decides which arrow you follow. A spot without arrows ends the game. Some spots are safe: whatever the die shows, from there the game comes to an end. How many spots are safe?',
    world: 'dice board',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A spot is unsafe if a deep walk from it meets its own path or an unsafe spot; counting arrows down from the ends needs no path.',
      },
    ],
    evidence: [
      {
        words: 'in circles, too',
        tells: 'There are spots from which the game can go on forever.',
        decides: false,
      },
      {
        words: 'whatever the die shows',
        tells: 'All arrows of a spot must lead to safe spots, so it is settled by the last of them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'A short way to an end proves nothing, because the die may choose an arrow that leads into a circle.',
    },
    why: 'Begin with the spots that have no arrows, go backward, and count a spot as safe once all its arrows lead to safe spots.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-20',
    text: 'Nothing in our foundry is an ingredient of itself, however far you look. For the 9,000 alloys in the book, we note which metals or other alloys go in and what fraction each one makes up; popular alloys turn up in a thousand recipes. Someone wants two tons of a certain bell bronze. What weight of each pure metal must be in the yard?',
    family: 'topological-sort-16',
    world: 'alloy foundry',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'A deep walk gives an order from recipes to ingredients, in which the weights can be passed down.',
      },
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Storing what each alloy consists of also works; passing the weights down in order visits each recipe once.',
      },
    ],
    evidence: [
      {
        words: 'Nothing in our foundry is an ingredient of itself',
        tells: 'An order exists in which each alloy follows all recipes that use it.',
        decides: true,
      },
      {
        words: 'turn up in a thousand recipes',
        tells: 'The same alloy is reached on many ways, and following each of them is hopeless.',
        decides: false,
      },
      {
        words: 'What weight of each pure metal',
        tells: 'Weights from all recipes add up before they are passed on.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Every way from the bronze down to a metal contributes to its weight, so picking the best way answers something else.',
    },
    why: 'Handle an alloy when all recipes that use it are handled, and split its total weight among its ingredients.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-21',
    text: 'The recording of a debate is lost, but not what was said. Every one of 3,000 speakers, each speaking once, refers to colleagues whom the house has already heard. A historian wonders whether the transcripts contradict one another. Reconstruct a possible sequence of the speeches for her, or report that no sequence is possible.',
    family: 'topological-sort-14',
    world: 'parliament speeches',
    pattern: 'topological-sort',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Going deep through the references and listing speakers on the way back also gives a sequence.',
      },
    ],
    evidence: [
      {
        words: 'whom the house has already heard',
        tells: 'Whoever is referred to has spoken before.',
        decides: true,
      },
      {
        words: 'a possible sequence of the speeches',
        tells: 'Any order that agrees with every reference will do.',
        decides: false,
      },
      {
        words: 'no sequence is possible',
        tells: 'References in a circle cannot all be right.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Nothing is measured between two speeches, and a chain of references covers only some of the speakers.',
    },
    why: 'Put down a speaker whose references have all been put down, and repeat until all are placed or none can be.',
    cost: 'O(V + E)',
  },
]
