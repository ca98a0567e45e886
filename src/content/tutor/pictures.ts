/** A comparison with everyday life, for learners who ask for simple words. */
export interface Picture {
  /** What it is called in messages and in questions, in lower case. */
  readonly names: readonly string[]
  readonly patterns: readonly string[]
  readonly text: string
}

/** Where a name contains another one, the longer name is meant. */
export const pictures: readonly Picture[] = [
  {
    names: ['array', 'arrays'],
    patterns: ['two-pointers', 'hash-lookup', 'sorting', 'prefix-sum', 'sliding-window'],
    text: 'Think of a row of lockers with the numbers 0, 1, 2 and so on. If you know the number, you walk straight to that locker: that is reading `a[2]`. To put a new locker in front, all the others must move up by one, and that takes long. An array is such a row, with one value in each locker.',
  },
  {
    names: ['linked list', 'linked lists'],
    patterns: ['linked-list-manipulation', 'linked-list-reversal', 'linked-list-two-pointers'],
    text: 'Think of a treasure hunt: each note holds a value and tells where the next note is. To reach the fifth note, you must follow the first four. But to add a note in the middle, you change only what one note says. A linked list is that: each node has a value and a link to the next node.',
  },
  {
    names: [
      'hash map',
      'hash maps',
      'hash table',
      'hash tables',
      'dictionary',
      'dict',
      'hashing',
      'hash lookup',
    ],
    patterns: ['hash-lookup', 'frequency-counting'],
    text: 'Think of a coat check with 100 hooks. From your name the clerk computes a hook number, always the same one, and puts your coat on it. When you come back, the clerk computes it again and goes straight to that hook, without looking at the others. If two names give the same hook, both coats go there, and the clerk checks which is yours. A hash map finds a value by its key in this way.',
  },
  {
    names: ['stack', 'stacks'],
    patterns: ['stack-operations', 'monotonic-stack'],
    text: 'Think of a stack of plates. You put a new plate on top, and you take the top plate off. The plate that came last leaves first, and the bottom one leaves last. Undo works like this: it takes back your newest change first.',
  },
  {
    names: ['queue', 'queues'],
    patterns: ['queue-operations'],
    text: 'Think of a line at a store. New people join at the back, and the person at the front is served next. The first to come is the first to leave, and overtaking is not allowed. A queue does the same with values.',
  },
  {
    names: ['tree', 'trees', 'binary tree', 'binary trees'],
    patterns: ['tree-traversal', 'level-order-traversal', 'path-sum-and-lca', 'tree-construction'],
    text: 'Think of a family tree that starts with one person at the top, the root. Below each person are their children, and below these their own children. A person without children is a leaf. In a binary tree each person has at most two children. Each child with everything below it is a smaller tree, so what works for the whole works for the part.',
  },
  {
    names: ['binary search tree', 'binary search trees', 'bst', 'search tree', 'search trees'],
    patterns: ['binary-search-tree'],
    text: 'Think of a guessing game with numbers along a road. The first fork says 50: smaller numbers are to the left, larger ones to the right. At each fork you turn left or right, and a whole side is out of the question. To find 60 you go right from 50, then left from 70, and you are there after two turns. A binary search tree stores values so that this works at every node.',
  },
  {
    names: ['heap', 'heaps', 'priority queue', 'priority queues', 'min heap', 'max heap'],
    patterns: ['heap-priority-queue'],
    text: 'Think of an emergency room. Patients arrive in any order, but the most urgent one is always treated next. There is no need to sort the whole waiting room; it is enough to know who is first, and to find the next one quickly after that. A heap does this with values: the smallest (or the largest) is always on top.',
  },
  {
    names: ['trie', 'tries', 'prefix tree'],
    patterns: ['trie'],
    text: 'Think of how your phone completes a word. You type c, then a, and it shows car, cart and cat. It follows one letter at a time, like streets that fork: after c-a, one road goes to r and one to t. A trie stores words as such roads, so words with the same prefix share the same road.',
  },
  {
    names: ['graph', 'graphs'],
    patterns: ['breadth-first-search', 'depth-first-search', 'shortest-path-and-mst'],
    text: 'Think of a map of cities and roads. The cities are called vertices, the roads edges. A one-way road is a directed edge, and the length of a road is its weight. Friends on a social network are a graph as well: people are vertices, and each friendship is an edge.',
  },
  {
    names: ['bfs', 'breadth-first search', 'breadth first search'],
    patterns: ['breadth-first-search', 'level-order-traversal'],
    text: 'Throw a stone into a pond: the wave reaches everything one foot away, then everything two feet away, and so on. Breadth-first search visits a graph like this wave: first all neighbors, then their neighbors. So the first time it reaches a vertex, it has come by the fewest steps. A queue keeps the order.',
  },
  {
    names: ['dfs', 'depth-first search', 'depth first search'],
    patterns: ['depth-first-search', 'tree-traversal'],
    text: 'Think of walking through a maze. You follow one path as far as it goes, and mark where you have been. At a dead end you walk back to the last fork and take the next path that you have not tried. Depth-first search visits a graph in this way, until nothing is left.',
  },
  {
    names: ['recursion', 'recursive function', 'recursive functions'],
    patterns: ['tree-traversal', 'backtracking'],
    text: 'You are in a long line and want to know your position. You ask the person in front, who asks the person in front, and so on. The first person says 1 without asking: that is the base case. Then each adds 1 and tells the next person. In recursion a function asks itself the same question about a smaller input.',
  },
  {
    names: ['dynamic programming', 'dp'],
    patterns: ['dynamic-programming'],
    text: 'Ask a child for 1 + 1 + 1 + 1 + 1, and it counts to 5. Write another + 1, and it says 6 at once, because it remembers the 5. Dynamic programming does just that: solve each small problem once, write the result down, and use it for the next larger problem instead of starting again.',
  },
  {
    names: ['memoization', 'memo', 'caching', 'cache'],
    patterns: ['dynamic-programming'],
    text: 'You look up a phone number and write it on a note. The next time you need it, you read the note and do not look it up again. Memoization does this for a function: the first call with an argument computes the result and stores it. Every later call with the same argument reads the stored result.',
  },
  {
    names: ['binary search'],
    patterns: ['basic-binary-search', 'range-search', 'binary-search-on-answer', 'rotated-array-search'],
    text: 'Somebody thinks of a number from 1 to 100, and says “higher” or “lower” to each guess. You guess 50, and half of the numbers are gone. Guess the middle of what is left, again and again: after at most 7 guesses you have it. Binary search finds a value in a sorted array like this.',
  },
  {
    names: ['two pointers', 'two pointer'],
    patterns: ['two-pointers', 'string-two-pointers'],
    text: 'People line up by height, and you look for two who are 120 inches tall together. Start with the shortest and the tallest. If they are too short together, replace the short one by the next taller one; if they are too tall, replace the tall one by the next shorter one. You never go back, so one walk through the row is enough.',
  },
  {
    names: ['sliding window', 'sliding windows'],
    patterns: ['sliding-window', 'string-sliding-window'],
    text: 'You look at a long train through a window that shows three cars. When the train moves on, one car leaves the view and one enters; the other two stay. To know the number of passengers you see, subtract the car that left and add the one that came. A sliding window moves over an array in the same way.',
  },
  {
    names: ['prefix sum', 'prefix sums'],
    patterns: ['prefix-sum'],
    text: 'A car counts all miles since it was built. To know how far you drove this month, subtract the number at its start from the number now. You do not add up the single trips. Prefix sums are such a counter for an array: the sum of any range is one number minus another.',
  },
  {
    names: ['kadane', "kadane's algorithm", 'kadanes algorithm', 'maximum subarray'],
    patterns: ['prefix-sum'],
    text: 'You win or lose money day by day, and look for the best run of days. As long as your total since the start of the run is positive, it is worth keeping. When it drops below zero, forget it and start a new run, because debts only hurt. Remember the best total you ever had.',
  },
  {
    names: ['merge sort', 'mergesort'],
    patterns: ['sorting'],
    text: 'Two people each hold a sorted pile of cards. To get one sorted pile, compare the two top cards and take the smaller one, again and again. And how did each pile get sorted? It was split in two, and two more people did the same. A pile of one card is sorted already.',
  },
  {
    names: ['quicksort', 'quick sort'],
    patterns: ['sorting'],
    text: 'A class lines up by height. Pick one student: all shorter ones go to the left, all taller ones to the right. This student is now at the right position for good. Then do the same on the left side and on the right side, until each side has one student or none.',
  },
  {
    names: ['bubble sort'],
    patterns: ['sorting'],
    text: 'Walk along a row of people. Whenever a taller one comes right before a shorter one, the two swap. After the first walk the tallest is at the end, after the second the next tallest is before that one. Many walks are needed, which is why it is slow for long rows.',
  },
  {
    names: ['sorting'],
    patterns: ['sorting'],
    text: 'Think of a hand of cards. You pick up one card after the other and put each where it belongs among those you hold. In the end the whole hand is in order. Sorting does this with values, and afterward equal ones are neighbors and the smallest is in front.',
  },
  {
    names: ['big o', 'big-o', 'time complexity', 'complexity'],
    patterns: [],
    text: 'You look for a name in a book of names without any order: with twice as many pages you need about twice as long. That is O(n). If the names are sorted and you always open the middle, twice as many pages cost only one more look: O(log n). Big O says how the work grows when the input grows, not how many seconds it takes.',
  },
  {
    names: ['dijkstra', "dijkstra's algorithm", 'dijkstras algorithm'],
    patterns: ['shortest-path-and-mst'],
    text: 'Pour water on one city, and let it flow along all roads at the same speed. It reaches the nearest city first, then the next nearest, and so on. The moment at which a city gets wet is its shortest distance from the start. Dijkstra’s algorithm computes these moments one by one, always taking the city that gets wet next.',
  },
  {
    names: ['topological sort', 'topological order'],
    patterns: ['topological-sort'],
    text: 'In the morning you put on socks before shoes and a shirt before a jacket. Any order that respects these rules is fine. Start with something that needs nothing before it, put it on, and look again for what is now allowed. A topological sort finds such an order for tasks. If two tasks wait for each other, there is none.',
  },
  {
    names: ['union find', 'union-find', 'disjoint set', 'disjoint sets'],
    patterns: ['union-find'],
    text: 'Think of clubs, each with one president. To find out whether two people are in the same club, ask each for the president and compare. When two clubs merge, one president joins the other. There is no need to tell all the members: they find the new president by asking the old one.',
  },
  {
    names: ['backtracking'],
    patterns: ['backtracking'],
    text: 'Think of a combination of choices, such as seating guests at a table. You seat one guest, then the next. As soon as two enemies sit together, you take the last guest away again and try another one. Backtracking is this: choose, go on, and undo the last choice when it leads nowhere.',
  },
  {
    names: ['greedy', 'greedy algorithm', 'greedy algorithms'],
    patterns: ['greedy-intervals'],
    text: 'You pay 67 cents with as few coins as you can: two quarters, a dime, a nickel and two pennies. Each time you take the largest coin that fits, and never think about it again. A greedy algorithm takes the best next step like this. It works for U.S. coins, but not for every set of coins, so you need a reason why it is safe.',
  },
  {
    names: ['monotonic stack'],
    patterns: ['monotonic-stack'],
    text: 'People are in a row, and each wants to know the next taller person to the right. Those who do not know yet wait in a pile, the newest on top. When a tall person comes, all shorter ones on top of the pile have their answer and leave. So everyone waits once and leaves at most once.',
  },
  {
    names: ['fast and slow pointers', 'tortoise and hare', "floyd's cycle detection"],
    patterns: ['linked-list-two-pointers'],
    text: 'Two runners start together, one twice as fast as the other. On a straight road the fast one reaches the end, and they never meet again. On a round track the fast one laps the slow one, so they meet. That tells whether a linked list has a cycle: if the two pointers meet, there is one.',
  },
]

const asksForPicture =
  /\b(?:like|as if|as though) (?:i['’]?m|i am|im|i were|i was|to) (?:an? |only |just )*(?:\d+|five|six|seven|ten|twelve|fifteen|child|kid|baby|beginner|complete beginner|noob|dummy|idiot|\w+[ -]year)|\beli ?\d+\b|\b(?:in|with|using) (?:very |really |super |more )?(?:simple|simpler|plain|easy|everyday|normal|layman['’]?s?) (?:terms|words|english|language)\b|\bfor (?:dummies|beginners?|kids?|children|an? (?:child|kid|beginner|dummy|\w+[ -]year))|\bto an? (?:child|kid|beginner|grandma|\w+[ -]year)|\bto my (?:grandma|grandmother|mom|little \w+)|\b(?:analogy|metaphor)\b|\bdumb (?:it )?down\b|\bexplain\b.* simply\b/i

/** Whether it asks for simple words or a comparison. */
export const wantsPicture = (text: string) => asksForPicture.test(text)

/** The picture of what a text names, of the longest name in it. */
export function pictureOf(text: string): Picture | undefined {
  const words = ` ${text.toLowerCase().replace(/[^a-z0-9'’-]+/g, ' ')} `.replaceAll('’', "'")
  const found = pictures.flatMap((picture) => picture.names.map((name) => ({ name, picture })))
  return found
    .filter(({ name }) => words.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0]?.picture
}
