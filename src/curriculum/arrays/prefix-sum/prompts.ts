import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'prefix-sum-1',
    text: 'A hydro plant recorded its net power for each of 200,000 minutes: positive while generating, negative while pumping water back up. The operator will send up to 100,000 questions of the form "how much energy from minute a to minute b?". The record does not change between questions. Answer all of them quickly.',
    world: 'hydro plant',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'negative while pumping water back up',
        tells: 'Values that can be negative are no problem for totals.',
        decides: false,
      },
      {
        words: 'up to 100,000 questions',
        tells: 'Many ranges over the same data pay for totals computed once in advance.',
        decides: true,
      },
      {
        words: 'record does not change',
        tells: 'Fixed data means that the totals stay valid for every later question.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'One window cannot move forward only: the questions jump back and forth, so each would add up its range again, up to 200,000 minutes at a time.',
    },
    why: 'Store the running total up to each minute, and answer a question with the difference of two totals.',
    cost: 'O(n + q)',
  },
  {
    id: 'prefix-sum-2',
    text: 'A game awards or takes points for each of 100,000 seconds of a dive; entries may be negative. For the highlight clip, the editor cuts out one uninterrupted run of at least 60 seconds and wants its total to be as high as possible. What total does the best clip have?',
    world: 'treasure dive',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'A recurrence over the best clip that ends here works, but it needs the total of the last 60 seconds as well; running totals give both.',
      },
    ],
    evidence: [
      {
        words: 'entries may be negative',
        tells: 'Because values can be negative, a longer range may be worse than a shorter one.',
        decides: true,
      },
      {
        words: 'one uninterrupted run of at least 60 seconds',
        tells: 'The chosen part is contiguous, so its sum is a difference of two running totals.',
        decides: true,
      },
      {
        words: 'its total to be as high as possible',
        tells: 'The best range that ends here begins where the running total was lowest.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The length is free from 60 seconds up and points can be negative, so dropping the first second may raise or lower the total, and no rule tells a window when to shrink.',
    },
    why: 'Keep running totals, and from each one subtract the lowest of those that are at least 60 seconds older.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-3',
    text: 'A freight train has up to 100,000 cars with given weights; an empty car counts as zero. The yard wants to uncouple it between two cars so that both parts weigh exactly the same. Everything before the cut belongs to one part, everything after it to the other. At how many places is that possible?',
    world: 'freight train',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'so that both parts weigh exactly the same',
        tells: 'Equal parts mean that one side must have exactly half of the total.',
        decides: false,
      },
      {
        words: 'Everything before the cut belongs to one part',
        tells: 'The weight on each side of a position is a running total, or the whole minus it.',
        decides: true,
      },
      {
        words: 'how many places',
        tells: 'Each position is checked in constant time once the running total is known.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'No single car has to be found again by its value: what counts is the sum of everything on one side of the cut.',
    },
    why: 'Compute the total weight, then add up from the front and count the cuts where twice the running weight equals it.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-4',
    text: 'A ski shop has 80,000 bookings for a season of 365 days: from day a to day b, a customer takes p pairs of skis. Pairs returned on day b can go out the next day. How many pairs are out on the busiest day? Prices play no role, and bookings come in no particular order.',
    world: 'ski rental',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Sweeping over ordered pickups and returns works too, but with 365 known days the changes are noted per day without ordering anything.',
      },
    ],
    evidence: [
      {
        words: 'from day a to day b',
        tells: 'Every booking changes a load at its first day and after its last day.',
        decides: false,
      },
      {
        words: 'How many pairs are out on the busiest day',
        tells: 'A load that rises and falls is a running sum of the changes.',
        decides: true,
      },
      {
        words: 'bookings come in no particular order',
        tells: 'The days are few and known, so changes can be noted per day without ordering the bookings.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The days in use do not form one span whose ends move forward: many bookings overlap at different places, and what is needed is the load on every day.',
    },
    why: 'Add p at day a and subtract it after day b, then run through the days with a running sum and keep its maximum.',
    cost: 'O(n + d)',
  },
  {
    id: 'prefix-sum-5',
    text: 'A trader passes a coin along a chain of up to 100,000 booths; each booth multiplies its value by a whole number that may be zero or negative, between -3 and 3. For an analysis you must report, for every booth, the combined factor of all the other booths. Use no division; answers may be given modulo a prime.',
    world: 'exchange rates',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'a whole number that may be zero or negative',
        tells: 'With zeros among the factors, dividing the overall product is not safe.',
        decides: false,
      },
      {
        words: 'the combined factor of all the other booths',
        tells: 'Everything except one position is what comes before it times what comes after it.',
        decides: true,
      },
      {
        words: 'Use no division',
        tells: 'Without division, products from both sides have to be built up separately.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'No choice is made and no ways are counted: each answer is simply the product before the booth times the product after it.',
    },
    why: 'Build running products from the left and from the right, and multiply the two that meet at each booth.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-6',
    text: 'A rope moves during a contest: each of 300,000 readings gives its shift in millimeters, to the left as a negative number. Analysts look for periods in which the rope came back to where it was. Count all contiguous periods whose shifts add up to exactly zero; they may have any length.',
    world: 'tug of war',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map counts the equal totals, but there is nothing to look up until the shifts have become running totals.',
      },
    ],
    evidence: [
      {
        words: 'its shift in millimeters, to the left as a negative number',
        tells: 'Signed values mean that growing a range can raise or lower its sum.',
        decides: false,
      },
      {
        words: 'Count all contiguous periods whose shifts add up to exactly zero',
        tells: 'An exact sum of a contiguous range is a difference of two running totals that are equal.',
        decides: true,
      },
      {
        words: 'they may have any length',
        tells: 'With free length there are about n² ranges, so they must be counted through matching totals.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'A window cannot decide whether to grow or to shrink: with shifts in both directions, adding a reading may bring the sum closer to zero or take it farther away.',
    },
    why: 'Count how often each running total has occurred, and at each reading add the number of earlier equal totals.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-7',
    text: 'A mail drone visits up to 100,000 rooftops in a fixed order. At each one its charge changes by a known amount: panels add some, wind and cargo take some. The charge must never drop below zero along the way. What is the smallest charge at takeoff that lets the drone finish its route?',
    world: 'mail drone',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'A guessed charge can be tested by flying the route, but one running total gives the least charge directly.',
      },
    ],
    evidence: [
      {
        words: 'its charge changes by a known amount',
        tells: 'The changes have both signs, so the charge rises and falls.',
        decides: false,
      },
      {
        words: 'must never drop below zero along the way',
        tells: 'A load that changes along a route is followed by its running total.',
        decides: true,
      },
      {
        words: 'the smallest charge at takeoff',
        tells: 'The deepest point of the running total is exactly what the starting charge must make up for.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'Every subarray that matters begins at takeoff, so nothing slides: the condition concerns the total of all changes up to each rooftop.',
    },
    why: 'Follow the running total of the changes and start with enough to lift its lowest value to zero.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-8',
    text: 'A mosaic of 1,000 rows and 1,000 columns stores one brightness value per square. A designer marks rectangles by their top left and bottom right squares and asks for the average brightness inside. There will be 50,000 such rectangles over the same picture. How do you prepare the data so that every answer takes constant time?',
    world: 'photo mosaic',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'rectangles by their top left and bottom right squares',
        tells: 'A rectangle is a contiguous range in two directions.',
        decides: false,
      },
      {
        words: 'the average brightness inside',
        tells: 'An average is a sum over a range divided by its known size.',
        decides: true,
      },
      {
        words: '50,000 such rectangles over the same picture',
        tells: 'Many ranges over unchanged data pay for totals built once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Looking up single squares by value or position is not enough: a rectangle may cover a million squares, and only totals avoid touching each of them.',
    },
    why: 'Store for each square the sum of everything above and left of it, and combine four such sums for each rectangle.',
    cost: 'O(rows · columns + q)',
  },
  {
    id: 'prefix-sum-9',
    form: 'long',
    text: 'Seven cousins go to the village shop every summer. The shopkeeper keeps bags of candies in one long line on the shelf, and on each bag she has written how many candies are in it. She sells only bags that stand next to one another, one of them or as many as you like; gaps would look untidy. The cousins share fairly: each of them must get equally many candies, and no candy may be left. How they spend the afternoon afterward is their own business. For bags of 3, 4, 7 and 1 candies, they have three options: the first two bags, the third bag alone, or the first three bags. Note that the line can be long, up to 300,000 bags, and that a bag can have a billion candies, so checking each beginning with each end is out of the question. How many options are there in all?',
    world: 'seven cousins',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Equal remainders are counted in a table, but first you have to see that a row of bags is a difference of two running totals.',
      },
    ],
    evidence: [
      {
        words: 'bags that stand next to one another',
        tells: 'A choice is a contiguous range, so its total is a difference of two running totals.',
        decides: false,
      },
      {
        words: 'must get equally many candies, and no candy may be left',
        tells: 'The total must be a multiple of seven, so both running totals leave the same remainder.',
        decides: true,
      },
      {
        words: 'How many options are there in all',
        tells: 'Counting the earlier totals with the same remainder counts all ranges at once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'One more bag can make a total a multiple of seven and the next one can break it again, so nothing says when the left end should move.',
    },
    why: 'Count how often each remainder modulo seven occurs among the running totals, and for each total add the number of earlier ones with its remainder.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-10',
    form: 'long',
    text: 'Hi, I work for a small telephone company on an island. All our customers live along the one coastal road, and I have the kilometer mark of each house, from the lighthouse end to the harbor end. We will set up a switch box in one of the houses, and every house is then connected to it by its own cable that follows the road. My boss likes to compare, so he does not want just the best house: he wants to see for every house how much cable we would need in total if the box were put there. The cable comes from the mainland, in a boat that sails on Tuesdays. To make it clear: for houses at kilometers 1, 4 and 6 the numbers are 8, 5 and 7. My first program adds up all distances again for each house, and with our 200,000 houses it did not finish overnight. What should I do instead?',
    world: 'coastal cables',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'from the lighthouse end to the harbor end',
        tells: 'The marks rise, so all houses before a house are on one side and all after it on the other.',
        decides: false,
      },
      {
        words: 'how much cable we would need in total',
        tells: 'A total of distances follows from the number of marks on each side and from their sum.',
        decides: true,
      },
      {
        words: 'adds up all distances again for each house',
        tells: 'The sums on the two sides change little from house to house, so they are carried along.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'There is nothing to decide and no smaller problem to build on: each number is a fixed expression of the sums of the marks before and after the house.',
    },
    why: 'Run through the marks with the sum of those before and the sum of those after, and compute each total of distances from these two sums and their counts.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-11',
    form: 'vague',
    text: 'A pharmacy would like to know the longest time during which the stock of a certain drug came out even.',
    asks: [
      {
        question: 'What do you have to work with?',
        answer:
          'A journal with one line per hour for forty years, which says by how many packs the stock grew or shrank.',
      },
      {
        question: 'What does it mean that the stock came out even?',
        answer:
          'That over the time in question the gains and losses cancel to nothing; in between, the stock may be anything.',
      },
      {
        question: 'May hours be left out?',
        answer: 'No, we mean a time without interruption, and it may be as long as it likes.',
      },
    ],
    world: 'pharmacy stock',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map from stock to its first hour finds the beginning, but the idea is that equal running totals enclose a sum of zero.',
      },
    ],
    evidence: [
      {
        words: 'the stock grew or shrank',
        tells: 'Entries have both signs, so a longer time can have a smaller sum.',
        decides: false,
      },
      {
        words: 'gains and losses cancel to nothing',
        tells: 'The sum must be exactly zero, so the running totals at both ends are equal.',
        decides: true,
      },
      {
        words: 'a time without interruption',
        tells: 'The time is a contiguous range of free length.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'If the sum of a time is above zero, leaving out its first hour may raise it further, so no rule tells which end to move.',
    },
    why: 'Remember the first hour at which each running total occurs, and measure how long ago that was whenever the total comes back.',
    cost: 'O(n)',
  },
]
