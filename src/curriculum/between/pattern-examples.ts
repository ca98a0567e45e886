/** A short problem of the pattern that no round asks: feedback shows it as something the pattern is right for. */
export interface PatternExample {
  readonly text: string
  /** Words of the text that decide. */
  readonly words: string
}

/** By slug. */
export const patternExamples: Readonly<Record<string, PatternExample>> = {
  'two-pointers': {
    text: 'A rental shop lists its skis from shortest to longest. A trick needs two skis whose lengths add up to exactly 330 centimeters. Find such a pair in one pass, without a second list.',
    words: 'from shortest to longest',
  },
  'sliding-window': {
    text: 'A watch stored a runner’s pulse for each of 20,000 seconds. Which 60 consecutive seconds had the highest average?',
    words: '60 consecutive seconds',
  },
  'prefix-sum': {
    text: 'A bakery knows its profit or loss for each of 50,000 days, and the books never change. An auditor sends 10,000 pairs of days and asks each time for the total from one to the other.',
    words: 'the total from one to the other',
  },
  'hash-lookup': {
    text: 'A swimming pool noted 200,000 locker numbers in the order of use. Which locker was the first to be used again? There is room for a second list.',
    words: 'the first to be used again',
  },
  sorting: {
    text: 'The cards 1 to n lie in a row in random order, but one was replaced by a copy of another. Find both numbers by swapping cards within the row, with no other space.',
    words: 'swapping cards within the row',
  },
  'greedy-intervals': {
    text: 'A school has one sports hall and 5,000 requests, each with a start and an end time. How many must be turned down at least so that no two of the others overlap?',
    words: 'no two of the others overlap',
  },
  'basic-binary-search': {
    text: 'A register on microfilm holds 500,000 different names in alphabetical order. Winding to any entry takes a minute. Is the name Zabel in it?',
    words: 'in alphabetical order',
  },
  'range-search': {
    text: 'During a flood, the water never fell and often stayed the same. Of 100,000 readings in order of time, how many were below two meters? Each reading has to be requested.',
    words: 'how many were below two meters',
  },
  'rotated-array-search': {
    text: 'The departure times of a night bus rise to midnight, start again at five past, and rise to the end of the list. Which entry is the first after midnight? Look at as few as you can.',
    words: 'start again at five past',
  },
  'binary-search-on-answer': {
    text: 'Eight copyists share a book of 900 chapters, and each copies a run of successive chapters. How few pages can the busiest copyist get?',
    words: 'How few pages can the busiest copyist get',
  },
  'string-two-pointers': {
    text: 'A sign maker wants to know whether a line reads the same from both ends when spaces and hyphens are skipped. The line must not be copied.',
    words: 'reads the same from both ends',
  },
  'string-sliding-window': {
    text: 'A ticker prints 300,000 letters. Find the longest part without gaps in which no letter occurs twice.',
    words: 'no letter occurs twice',
  },
  'string-dynamic-programming': {
    text: 'An old map and a new one spell a town differently. Inserting, deleting or replacing a letter is one change. With how few changes does one spelling become the other?',
    words: 'Inserting, deleting or replacing a letter',
  },
  'frequency-counting': {
    text: 'A child has seven letter tiles, and a list has 10,000 words. Which of the words use exactly the same tiles, in any order?',
    words: 'exactly the same tiles',
  },
  'digit-and-bit-parsing': {
    text: 'A counter’s value is given as a string of 5,000 digits. Return the string of the next value; no number type is long enough.',
    words: 'no number type is long enough',
  },
  'linked-list-manipulation': {
    text: 'Two playlists are singly linked lists, shortest song first. Link their nodes into one list in the same order, without creating any.',
    words: 'Link their nodes into one list',
  },
  'linked-list-two-pointers': {
    text: 'A route is a singly linked list of stations whose number is unknown. Return the station in the middle, going through the list only once.',
    words: 'the station in the middle',
  },
  'linked-list-reversal': {
    text: 'A tow truck must pull a singly linked list of wagons from its other end. Turn the whole list around by changing links, with constant extra space.',
    words: 'Turn the whole list around',
  },
  'linked-list-design': {
    text: 'Write a class for a reading list: add(page) puts a page on top, open(page) moves it to the top, and drop() removes the one at the bottom. Each call must take constant time.',
    words: 'moves it to the top',
  },
  'stack-operations': {
    text: 'A text has marks that open and close bold and italic parts. A part that was opened inside another must be closed first. Is every mark where it may be?',
    words: 'opened inside another must be closed first',
  },
  'queue-operations': {
    text: 'An office serves people in the order of their arrival. Whoever lacks a form goes back to the end of the line. In which order do they finish?',
    words: 'goes back to the end of the line',
  },
  'monotonic-stack': {
    text: 'A gardener measured the temperature on each of 100,000 days. For each day, how many days passed until a higher one was measured?',
    words: 'until a higher one was measured',
  },
  'tree-traversal': {
    text: 'A manual is a binary tree of sections. How many sections lie on the longest way down from the top?',
    words: 'the longest way down',
  },
  'level-order-traversal': {
    text: 'Guests on a grandstand form a binary tree. For each row, from the top, print the guest who sits farthest to the right.',
    words: 'For each row',
  },
  'binary-search-tree': {
    text: 'A binary tree holds 100,000 prices; at each node, lower ones are on the left and higher ones on the right. Find the lowest price above 50 by looking at few of them.',
    words: 'lower ones are on the left',
  },
  'path-sum-and-lca': {
    text: 'A maze is a tree of rooms with coins in them. Is there a route from the entrance down to a dead end with exactly 100 coins on it?',
    words: 'from the entrance down to a dead end',
  },
  'tree-construction': {
    text: 'A plan of a cave, a binary tree, was lost. One list names each chamber before those to its left and right, another one names it between them. Draw the plan again.',
    words: 'Draw the plan again',
  },
  'heap-priority-queue': {
    text: 'Letters arrive with a rank while others are being answered. Whenever the clerk is free, she takes the most urgent one. In which order are they answered?',
    words: 'takes the most urgent one',
  },
  trie: {
    text: 'A keyboard knows 80,000 words. After each key it must tell whether any of them begins with the letters typed so far.',
    words: 'begins with the letters typed so far',
  },
  backtracking: {
    text: 'Eight dishes are served one after another, and some must not follow each other directly. Print every possible order.',
    words: 'Print every possible order',
  },
  'depth-first-search': {
    text: 'Tunnels join the chambers of a mine. Which chambers can be reached from the elevator, by any tunnels?',
    words: 'can be reached',
  },
  'breadth-first-search': {
    text: 'A knight stands on a large chessboard, and some squares are blocked. With how few jumps can it get to the opposite corner?',
    words: 'With how few jumps',
  },
  'matrix-traversal': {
    text: 'An aerial photo is a grid of dark and bright cells. Bright cells that share a side belong to one roof. How many roofs does it show?',
    words: 'share a side',
  },
  'topological-sort': {
    text: 'Each of 300 courses names the courses that must come before it. In which order can a student take all of them, if there is one?',
    words: 'must come before it',
  },
  'union-find': {
    text: 'Cables are laid between computers, one after another. After each cable, how many separate networks are there?',
    words: 'After each cable',
  },
  'shortest-path-and-mst': {
    text: 'Every flight between two of 500 cities has a price. What does the cheapest trip from Oslo to Lima cost, with any number of stops?',
    words: 'the cheapest trip',
  },
  'dynamic-programming': {
    text: 'A frog crosses a row of stones, each with a fee for landing on it. It moves one or two stones at a time. What is the least it must pay?',
    words: 'one or two stones at a time',
  },
  'zero-one-knapsack': {
    text: 'A hiker has 30 things, each with a weight in whole kilograms and a use to her. Each exists once, and her backpack carries 20 kilograms. How useful can its contents be?',
    words: 'Each exists once',
  },
  'unbounded-knapsack': {
    text: 'A scale comes with weights of 1, 4 and 9 grams, as many of each as needed. With how few of them can exactly 30 grams be balanced?',
    words: 'as many of each as needed',
  },
  'longest-increasing-subsequence': {
    text: 'From a list of 2,000 prices, cross out as few as possible so that the remaining ones rise from left to right.',
    words: 'the remaining ones rise',
  },
  'grid-dp': {
    text: 'A robot moves only right or down over a grid of coins, from one corner to the opposite one. How many coins can it collect?',
    words: 'only right or down',
  },
  'interval-dp': {
    text: 'A plank is sawn at five given marks. Each cut costs as much as the piece that is cut is long. What does the cheapest order of cuts cost?',
    words: 'the piece that is cut',
  },
  'state-machine-dp': {
    text: 'Every day you may buy or sell a share, with a fee for each sale, and you never hold more than one. What is the largest gain?',
    words: 'you never hold more than one',
  },
}
