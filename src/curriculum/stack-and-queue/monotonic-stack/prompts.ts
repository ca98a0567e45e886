import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'monotonic-stack-1',
    text: 'A straight coast road has up to 300,000 radio masts of various heights. Each mast sends a beam east at the height of its own tip, and the beam travels, however far, until it meets the first mast that is at least as tall. For every mast, report how many masts its beam passes before it is stopped, or until the road ends.',
    world: 'radio masts',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'however far',
        tells: 'Nothing expires with distance, so elements never leave just because they are old.',
        decides: true,
      },
      {
        words: 'the first mast that is at least as tall',
        tells: 'A nearest larger value settles each element, and size alone decides.',
        decides: true,
      },
      {
        words: 'For every mast',
        tells:
          'An answer for each element rules out a method that finds one best result for the whole input.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue drops its oldest entry, but a beam has no range: the mast that stops it can be at the other end of the road.',
    },
    why: 'Go from west to east and keep the masts whose beams are still traveling, lower ones on top, because a newcomer stops exactly those that are not taller than it.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-2',
    text: 'A log holds the response times of up to 500,000 requests in the order in which they were served. For each request, find the most recent earlier request that was slower, and print how much slower it was. Print 0 if none was slower. The log is too long to look back again from every line.',
    world: 'server logs',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'For each request',
        tells: 'Every element needs its own answer from the elements before it.',
        decides: false,
      },
      {
        words: 'most recent earlier request that was slower',
        tells: 'The nearest larger value to the left is what decreasing values on a stack provide.',
        decides: true,
      },
      {
        words: 'too long to look back again from every line',
        tells: 'Rescanning from each element is quadratic, so finished candidates have to be thrown away.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A plain stack would compare requests by kind or on a call, but here nothing matches or cancels: a faster request is dropped only because a slower one came after it.',
    },
    why: 'Keep the requests that are slower than everything after them, and pop those that are not slower than the new one, so that the one left on top is the nearest slower request.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-3',
    text: 'Each of two million positions of a genome has a quality score. The territory of a position is the longest run of consecutive positions around it that contains no score lower than its own. Print the length of the territory of every position. Scores are often equal, and both directions count.',
    world: 'genome',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'contains no score lower than its own',
        tells: 'A territory ends at the nearest smaller value on each side.',
        decides: true,
      },
      {
        words: 'of every position',
        tells: 'Both borders are needed per element, so one longest run is not the answer.',
        decides: false,
      },
      {
        words: 'both directions count',
        tells: 'One pass from each end, or one pass that sees both borders, is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'A longest rising chain may skip positions and gives one number. A territory is contiguous, each position has its own, and only the nearest lower score on each side matters.',
    },
    why: 'Keep positions with rising scores: a lower score ends the territory of every position it pops, and the position below on the stack is the left border.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-4',
    text: 'A DJ has a playlist of up to 200,000 tracks, each with an energy from 1 to 100. She must drop exactly k tracks and keep the others in their order. Two playlists are compared track by track from the start, and at the first difference the one with more energy is better. Print the best playlist.',
    world: 'playlist',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Each removal is a safe choice, but the choice is always the last kept track against the newcomer, which is what the stack stores.',
      },
    ],
    evidence: [
      {
        words: 'drop exactly k tracks and keep the others in their order',
        tells:
          'Removing elements so that larger ones move forward means that a newcomer may remove smaller ones before it.',
        decides: true,
      },
      {
        words: 'compared track by track from the start',
        tells:
          'The earliest position matters most, so a larger later value is worth every smaller one directly before it.',
        decides: false,
      },
      {
        words: 'the one with more energy is better',
        tells: 'Comparing sizes decides what is removed, and nothing has to rise.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'The kept tracks do not have to rise or fall, and their number is fixed: with energies 5, 9, 1, 8 and k = 1 the answer is 9, 1, 8, which is no chain.',
    },
    why: 'Before you keep a track, pop kept tracks with less energy while removals remain, and cut the end if some are left.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-5',
    text: 'On a straight shore, up to 400,000 lighthouses have pairwise different heights. Two lighthouses can signal each other if every lighthouse between them is lower than both of them. There is no limit on their distance. How many pairs can signal each other?',
    world: 'lighthouses',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'lower than both of them',
        tells: 'A lighthouse between two others blocks by its height alone.',
        decides: true,
      },
      {
        words: 'no limit on their distance',
        tells: 'Nothing leaves because of its age or distance.',
        decides: true,
      },
      {
        words: 'How many pairs',
        tells:
          'Counting all pairs one by one is quadratic, so each element must be counted when it is removed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'No lighthouse expires: the first and the last one may still signal each other. A lighthouse stops counting only when a taller one rises after it.',
    },
    why: 'Keep the lighthouses that can still be seen from the east in falling height: a newcomer forms a pair with each one it pops and with the first taller one.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-6',
    text: 'In a warehouse, up to 100,000 bins stand in a circle, each with a capacity. When a bin overflows, a robot carries the rest clockwise to the first bin with a strictly larger capacity, passing the start of the circle if it has to. For each bin, print how many bins the robot moves on, or -1 if no bin is larger.',
    world: 'warehouse',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'in a circle',
        tells: 'A circle is handled by going over the array twice with the index modulo n.',
        decides: false,
      },
      {
        words: 'first bin with a strictly larger capacity',
        tells: 'The next greater value settles each element.',
        decides: true,
      },
      { words: 'For each bin', tells: 'Every element waits for its own answer.', decides: false },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'The circle looks like a line that rotates, but no bin takes turns or leaves by age. Each one waits only until a larger bin comes up.',
    },
    why: 'Go around twice with falling capacities on the stack, and let each larger bin answer every smaller one it pops.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-7',
    text: 'A microphone in a concert hall stores one loudness value per second, all different, for up to a million seconds. A moment dominates a period of consecutive seconds if it lies in the period and is its loudest moment. For each moment, print how many periods it dominates.',
    world: 'concert hall',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'consecutive seconds',
        tells: 'The periods are contiguous, so a start and an end are chosen around the moment.',
        decides: false,
      },
      {
        words: 'is its loudest moment',
        tells: 'A value dominates until the nearest louder one on each side.',
        decides: true,
      },
      {
        words: 'For each moment',
        tells: 'The count is left reach times right reach, once per element.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A deque answers windows of one fixed length, but here all lengths count at once. The nearest louder moment on each side limits a period, not its age.',
    },
    why: 'Find the nearest louder moment on both sides by popping quieter ones, and multiply the choices for the start by the choices for the end.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-8',
    text: 'Actors come to a casting call one after another, up to a million of them, each with a rating. As soon as an actor arrives, everyone who is waiting and has a lower rating gives up and goes home. Nobody else ever leaves. After each arrival, print how many actors are waiting.',
    world: 'casting call',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap finds the lowest rating in O(log n). Here the lowest one always stands at the end of the line, so a stack finds it at once.',
      },
    ],
    evidence: [
      {
        words: 'has a lower rating gives up and goes home',
        tells: 'A newcomer removes all smaller values, whenever they came.',
        decides: true,
      },
      {
        words: 'Nobody else ever leaves',
        tells: 'No one is served or expires, so only a larger newcomer removes anyone.',
        decides: true,
      },
      {
        words: 'After each arrival',
        tells: 'Up to a million updates allow only constant work per actor on average.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Nobody is served in order of arrival. The first actor may wait to the end while the latest ones go home, so the front of a line says nothing.',
    },
    why: 'Those who wait always have ratings that never rise in order of arrival, so a newcomer pops lower ratings from the end only.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-9',
    text: 'A carpenter has taken down an old fence and nailed it, as it was, onto the long wall of her workshop: up to 500,000 boards side by side, each one centimeter wide, all flush at the bottom, and each with a height of its own. A customer wants a sign as large as possible cut out of it. The sign has to be a rectangle whose lower edge is the bottom of the fence; its area in square centimeters is what counts, no matter whether it becomes wide or high, and all of it must be wood. With boards of 6, 2, 5, 4, 5, 1 and 6 centimeters, the third to the fifth board give a sign of three by four, which is the largest. The six boards from the first to the sixth are only one centimeter high together. Some boards still have a little green paint, but the customer will paint the sign anyway. What is the largest possible area? Heights are whole numbers up to a billion.',
    form: 'long',
    world: 'fence boards',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'side by side',
        tells: 'A sign covers consecutive boards.',
        decides: false,
      },
      {
        words: 'no matter whether it becomes wide or high',
        tells: 'Every board may be the lowest one of the best sign, so the reach of each is needed.',
        decides: false,
      },
      {
        words: 'all of it must be wood',
        tells:
          'A sign is as high as its lowest board, so each board limits signs up to the nearest lower one on both sides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A line that forgets old boards fits a sign of given width. Here the width follows from the heights and may be anything.',
    },
    why: 'Keep boards of rising height; a lower board ends the reach of each higher one before it, whose largest sign is then known.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-10',
    text: 'A chain is as strong as its weakest link. A testing lab takes this literally: it has a chain of up to a million links, whose strengths in kilonewtons it has measured one by one, and every piece that can be cut out of it, from a single link to the whole chain, has as its strength the smallest among the strengths of its links. For an insurance report, which nobody will ever read, the lab has to state the sum of the strengths of all these pieces. Two pieces count separately if they begin or end at different links, even if they look alike. A chain of the strengths 3, 1, 2 has six pieces: those of one link contribute 3, 1 and 2, those of two contribute 1 and 1, and the whole chain contributes 1, so 9 has to be reported. The lab used to cut the chains for real. Strengths may be equal and are whole numbers; since the sum can be huge, print it modulo 1,000,000,009.',
    form: 'long',
    world: 'chain links',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'every piece that can be cut out',
        tells: 'There are about n squared consecutive pieces, too many to visit.',
        decides: false,
      },
      {
        words: 'the smallest among the strengths of its links',
        tells:
          'Each link counts for the pieces in which it is the weakest, which end at the nearest weaker links.',
        decides: true,
      },
      {
        words: 'Strengths may be equal',
        tells: 'Only one side of the comparison may be strict, or pieces are counted twice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'No links are left out of a piece and no order among them is wanted; each piece has a minimum, whatever its order.',
    },
    why: 'For each link, find the nearest weaker one on either side, and multiply its strength by the number of pieces between them that contain it.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-11',
    text: 'Our owner loves records, so she would like to see next to each day of our sales history how long its result stood.',
    form: 'vague',
    asks: [
      {
        question: 'When does the result of a day no longer stand?',
        answer: 'As soon as a later day has higher sales, even by a cent. An equal one changes nothing.',
      },
      {
        question: 'How far ahead can that be?',
        answer: 'Anything from the next day to never; in the latter case, print a dash.',
      },
      {
        question: 'What exactly should be printed?',
        answer: 'The number of days between the two.',
      },
      {
        question: 'How long is the history?',
        answer:
          'We have 70,000 shops whose histories were put together, so it is about 300 million days; one pass, please.',
      },
    ],
    world: 'shop records',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'next to each day',
        tells: 'An answer is needed for every element.',
        decides: false,
      },
      {
        words: 'a later day has higher sales',
        tells: 'It is the first larger value to come that ends the time.',
        decides: true,
      },
      {
        words: 'from the next day to never',
        tells: 'The distance is not limited, so looking ahead from each day is too slow.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Days do not grow too old after a fixed time. What removes them is a higher result, and that concerns the latest ones first.',
    },
    why: 'Keep the days whose result still stands, with falling results; a new day settles all lower ones at the end before it is added.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-12',
    text: 'Let a(1), …, a(n) be positive integers, n at most 2,000,000. For an index i, let p(i) be the smallest index such that no element from position p(i) to position i exceeds a(i). Compute, for every i, the sum of the elements from p(i) to i. Solutions that need about n squared steps on rising input will not pass.',
    world: 'formal sums',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'no element from position p(i) to position i exceeds a(i)',
        tells: 'The range ends at the nearest larger element on the left.',
        decides: false,
      },
      {
        words: 'for every i',
        tells:
          'Each element needs its nearest larger one, and all of them together must be found in one pass.',
        decides: true,
      },
      {
        words: 'on rising input',
        tells: 'Walking left from each element is quadratic when values rise.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'Elements cannot be skipped: a single larger one ends the range, while a chain of rising values could jump over it.',
    },
    why: 'Keep larger elements with the sums since the one before; an element takes over the sums of all elements before it that are not larger.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-13',
    text: 'Every commit gets a build, and I have the durations of the last 400,000 builds in order. When one is slow, people say "it has been worse". So beside each build, I would like to display the number of builds directly before it, without a gap, that took no longer than this one. Checking them one by one takes ages in weeks in which builds get slower and slower. Can this be done while reading the list once?',
    world: 'build times',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'beside each build',
        tells: 'A number is needed for each element.',
        decides: false,
      },
      {
        words: 'directly before it, without a gap, that took no longer',
        tells: 'The run ends at the nearest earlier build that was slower.',
        decides: true,
      },
      {
        words: 'in weeks in which builds get slower and slower',
        tells: 'Looking back from each build is quadratic there.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Nothing expires with age: a very slow build ends runs thousands of builds later, and quicker builds can be forgotten at once.',
    },
    why: 'Keep only builds that are slower than all after them; drop those that a new build equals or exceeds, and take the distance to the last one left.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-14',
    text: 'A riddle from a camp: up to 800,000 children stand in a row, no two equally tall. Each remembers the nearest taller child on the right. Then the ball goes to child 1, who throws it to the child remembered, who does the same, until someone has nobody to throw it to. How many throws are there, and how many if the ball starts with child 2, with child 3, and so on?',
    world: 'ball in a row',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'the nearest taller child on the right',
        tells: 'It is the first larger value to the right.',
        decides: true,
      },
      {
        words: 'with child 2, with child 3, and so on',
        tells: 'All elements are asked, so each one must be settled from those already known.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'The ball always goes to the nearest taller child and cannot skip it, so the longest rising chain may be longer than its way.',
    },
    why: 'Go from right to left, drop shorter children, and give each child one throw more than the nearest taller one.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-15',
    text: 'Ticket: tooltip of the bar chart freezes the page. When the chart is loaded, we compute a number for each bar: how many bars farther right are hidden if one looks from the top of this bar horizontally to the right, that is, the lower ones before the first that is as high or higher. The loop runs right from each bar until it is stopped. With the new data (600,000 bars, mostly falling), it takes minutes.',
    world: 'chart tooltip',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'a number for each bar',
        tells: 'Every element needs an answer.',
        decides: false,
      },
      {
        words: 'before the first that is as high or higher',
        tells: 'The nearest bar to the right that is not lower ends the view.',
        decides: true,
      },
      {
        words: 'mostly falling',
        tells: 'On falling data, a loop from each bar runs almost to the end.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Nothing is opened and closed in pairs here; which bars are done with follows from heights alone.',
    },
    why: 'Keep open bars of falling height; each new bar closes all those that are not higher, and the distance gives their numbers.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-16',
    text: 'Hello, we own 120,000 sheds along a dead straight dike. In the evening, the light comes exactly from the west. A shed that has a higher one anywhere to its west gets a reflector, which is mounted on the closest of those, and the electrician charges by the distance between the two. What do all reflectors cost together? I walked the dike for the first ten sheds, but there must be a better way.',
    world: 'solar sheds',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'a higher one anywhere to its west',
        tells: 'Only height decides, at any distance.',
        decides: true,
      },
      {
        words: 'the closest of those',
        tells: 'It is the nearest larger value before each element.',
        decides: true,
      },
      {
        words: 'What do all reflectors cost together',
        tells: 'All sheds are needed, so looking west from each is too slow.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'No shed gets too far away to count. A shed stops mattering when a higher one is built to its east.',
    },
    why: 'Go from west to east, keep the sheds that no later one exceeds, and for each new shed drop those that are not higher.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-17',
    text: 'A punched tape carries n lower-case characters. Tear out n - m of them, wherever you like, and glue the remaining m together in their order, so that the result comes as early as possible in alphabetical order. Both numbers can be as large as 1,000,000. From "kelmabo" with m equal to 4, one gets "eabo", since nothing better than an e can come first if four are to remain.',
    world: 'punched tape',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Replacing a worse earlier choice is a greedy step; the method that carries it out in one pass is what is asked here.',
      },
    ],
    evidence: [
      {
        words: 'in their order',
        tells: 'Characters are only removed, never moved.',
        decides: false,
      },
      {
        words: 'as early as possible in alphabetical order',
        tells: 'A smaller newcomer should push out larger ones right before it.',
        decides: true,
      },
      {
        words: 'if four are to remain',
        tells: 'Removals are limited, which is when pushing out must stop.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails: 'The result need not rise and has a given length; it is compared from the front, as with eabo.',
    },
    why: 'Append each character after removing larger ones at the end of the result, as long as enough characters are left; cut the result to m.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-18',
    text: 'I call the swing of a period the difference between the highest and the lowest latency in it. A period is any number of consecutive samples, and there are 500,000 samples. Someone upstairs wants the average swing over all periods, longer ones and shorter ones alike, and that is some 125 billion periods. How do I get the exact sum?',
    world: 'latency swings',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'the highest and the lowest latency in it',
        tells:
          'Each sample counts for the periods in which it is the highest, and for those in which it is the lowest.',
        decides: true,
      },
      {
        words: 'over all periods, longer ones and shorter ones alike',
        tells: 'Lengths are not limited, and pieces are too many to visit.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'With one given length, the extremes of the last k samples would do. Here all lengths count, so there would be half a million passes.',
    },
    why: 'Sum up each sample times the number of periods in which it is the highest, and subtract the same for the lowest, by nearest larger and smaller ones.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-19',
    text: 'Up to 700,000 sea snails sit in a row on a rope, and each has a strength. Every night, all snails that are stronger than their left neighbor push off at the same moment and drift away, and the others close the gaps. With 5, 7, 6, 4, 8 from left to right, for example, the 7 and the 8 go first, then the 6, and that is it. After how many nights does nothing change anymore?',
    world: 'sea snails',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'The snails that may still matter are kept in a pile indeed, but what leaves it is decided by an order of strengths alone.',
      },
    ],
    evidence: [
      {
        words: 'stronger than their left neighbor',
        tells: 'A snail goes when the nearest weaker one on its left becomes its neighbor.',
        decides: true,
      },
      {
        words: 'at the same moment',
        tells: 'The nights matter, so the time at which each snail goes must be known.',
        decides: false,
      },
      {
        words: 'After how many nights',
        tells: 'Playing night by night can take n nights.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails: 'Handling the snails night after night in a line may take as many rounds as there are snails.',
    },
    why: 'Keep snails with the nights on which they go; a snail goes one night after the last of the snails between it and the nearest weaker one.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-20',
    text: 'If a player begins at the first stop, how often does she get off the tram? How often if she begins at the second, and so on for all stops? The line has up to 350,000 of them, and no two have equally many shops. She rides toward the harbor to the nearest stop that has more shops than the present one, gets off, and does the same from there, until no stop closer to the harbor has more.',
    family: 'monotonic-stack-14',
    world: 'tram transfers',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'and so on for all stops',
        tells: 'All elements are asked, so each must follow from those settled before.',
        decides: false,
      },
      {
        words: 'the nearest stop that has more shops',
        tells: 'It is the first larger value in one direction.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'No stop with more shops may be passed by, so a longer chain of rising numbers that skips one does not count.',
    },
    why: 'Begin at the harbor, drop stops with fewer shops, and give each stop one ride more than the nearest with more shops.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-21',
    text: 'Only six beads of the name "nagofibelu" may stay, says the mother, and nobody is to restring them. Her daughter wants what is left to be the first possible name in a phone book. After some thought, she takes off n, g, o and i, which leaves "afbelu". Now she wonders about a thread with 2,000,000 letter beads, of which exactly k must be taken off. Which name would she make of that?',
    family: 'monotonic-stack-17',
    world: 'bracelet beads',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Replacing a worse earlier choice is a greedy step; the method that carries it out in one pass is what is asked here.',
      },
    ],
    evidence: [
      {
        words: 'nobody is to restring them',
        tells: 'The remaining beads stay in their order.',
        decides: false,
      },
      {
        words: 'the first possible name in a phone book',
        tells: 'A smaller letter should push out larger ones right before it.',
        decides: true,
      },
      {
        words: 'exactly k must be taken off',
        tells: 'Pushing out stops when k beads are gone.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'The name need not rise from letter to letter, and its length is given; it is compared from the front.',
    },
    why: 'Go along the thread, and take off larger letters at the end of the name before a smaller one is added, as long as k allows it.',
    cost: 'O(n)',
  },
]
