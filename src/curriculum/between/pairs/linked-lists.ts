import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'linked-list-design--queue-operations',
    prompts: [
      {
        id: 'linked-list-design--queue-operations-a',
        text: 'A bakery uses a screen to manage its waiting customers, whose names are all different. Write a class with join(name), which puts a customer at the end of the line, serve(), which removes and returns the customer at the front, and leave(name), which removes any customer, wherever they are. There are up to a million calls, and each must take constant time.',
        world: 'bakery line',
        pattern: 'linked-list-design',
        evidence: [
          { words: 'the customer at the front', tells: 'An order of arrival is kept.', decides: false },
          {
            words: 'leave(name), which removes any customer',
            tells: 'A named entry leaves from the middle, so a map must lead to its node.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails:
            'A queue gives access to its ends only. A customer in the middle could be reached only by removing all the others first.',
        },
        why: 'Keep the line as a doubly linked list with a map from name to node, so that any customer can be unlinked.',
        cost: 'O(1)',
      },
      {
        id: 'linked-list-design--queue-operations-b',
        text: 'A bakery uses a screen to manage its waiting customers, whose names are all different. Write a class with join(name), which puts a customer at the end of the line, serve(), which removes and returns the customer at the front, and leaveLast(), which removes the customer who joined last. There are up to a million calls, and each must take constant time.',
        world: 'bakery line',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'serve(), which removes and returns the customer at the front',
            tells: 'The oldest entry leaves first.',
            decides: false,
          },
          {
            words: 'removes the customer who joined last',
            tells: 'Entries leave only at the two ends, so a queue with two open ends is enough.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-design',
          fails:
            'Links to the middle and a map from names are not needed, because no call names an entry; both exits are at the ends.',
        },
        why: 'Use a queue that is open at both ends: join and leaveLast work at the back, serve at the front.',
        cost: 'O(1)',
      },
    ],
    clauses: [
      'leave(name), which removes any customer, wherever they are',
      'leaveLast(), which removes the customer who joined last',
    ],
    changes:
      'A call that names any customer needs a way into the middle of the line. If customers leave only at the ends, a queue open at both ends is enough.',
    breaks: 'A queue reaches only the entries at its two ends.',
    counterexample: {
      prompt: 0,
      input: { calls: ['join Ann', 'join Bo', 'join Cy', 'leave Bo', 'serve', 'serve'] },
      right: ['Ann', 'Cy'],
      wrong: ['Ann', 'Bo'],
      explains:
        'Bo left from the middle. A structure that removes only at its ends takes out Cy, the last customer, instead, and serves Bo.',
    },
  },
  {
    id: 'linked-list-design--stack-operations',
    prompts: [
      {
        id: 'linked-list-design--stack-operations-a',
        text: 'A photo editor keeps the layers of a picture, each with a unique name. Write a class with add(name), which puts a new layer on top of all others, remove(name), which takes out that layer, and top(), which returns the name of the topmost layer. A picture can have 100,000 layers, and each call must take constant time.',
        world: 'photo layers',
        pattern: 'linked-list-design',
        evidence: [
          {
            words: 'on top of all others',
            tells: 'An order is kept, and new layers join at one end.',
            decides: false,
          },
          {
            words: 'remove(name), which takes out that layer',
            tells: 'Any layer can be named, so a map must lead to its node between two others.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails:
            'A stack takes out only the newest layer. Reaching a named one below would mean removing all those above it and putting them back.',
        },
        why: 'Keep the layers in a doubly linked list with a map from name to node; unlink the named one, and the top is the end of the list.',
        cost: 'O(1)',
      },
      {
        id: 'linked-list-design--stack-operations-b',
        text: 'A photo editor keeps the layers of a picture, each with a unique name. Write a class with add(name), which puts a new layer on top of all others, remove(), which takes out the topmost layer, and top(), which returns the name of the topmost layer. A picture can have 100,000 layers, and each call must take constant time.',
        world: 'photo layers',
        pattern: 'stack-operations',
        evidence: [
          {
            words: 'puts a new layer on top of all others',
            tells: 'New items join at one end.',
            decides: false,
          },
          {
            words: 'remove(), which takes out the topmost layer',
            tells: 'The newest of those present always leaves first.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-design',
          fails: 'No call names a layer, so neither a map nor links to the middle are of any use.',
        },
        why: 'Push each new layer, pop the newest on remove, and look at the last one for top.',
        cost: 'O(1)',
      },
    ],
    clauses: ['remove(name), which takes out that layer', 'remove(), which takes out the topmost layer'],
    changes:
      'With a name, a layer can leave from the middle. Without one, the newest layer always leaves first.',
    breaks: 'A stack can remove only its newest item, not one that a call names.',
    counterexample: {
      prompt: 0,
      input: { calls: ['add sky', 'add tree', 'add bird', 'remove sky', 'top'] },
      right: 'bird',
      wrong: 'tree',
      explains:
        'The sky is the lowest layer, so the bird stays on top. A stack would remove the newest layer, the bird, and report the tree.',
    },
  },
  {
    id: 'linked-list-manipulation--linked-list-reversal',
    prompts: [
      {
        id: 'linked-list-manipulation--linked-list-reversal-a',
        text: 'Two amounts with the same number of digits, up to 100,000, are stored as singly linked lists with one digit per node, the units first and the highest place last. The first amount is the larger one. Subtract the second from the first and return the difference as a list in the same order, with as many digits. Both lists may be changed, and besides the result only constant extra space is allowed.',
        world: 'ledger numbers',
        pattern: 'linked-list-manipulation',
        given: ['linked lists', 'digits', 'digit'],
        evidence: [
          {
            words: 'the units first',
            tells: 'Borrowing moves from the units upward, which is the direction of the links.',
            decides: true,
          },
          {
            words: 'as a list in the same order',
            tells: 'The result can be appended node by node.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-reversal',
          fails:
            'Reversing is needed when the units are at the end. Here they are at the heads, where the subtraction starts, so no link has to be turned.',
        },
        why: 'Walk both lists together, subtract with a borrow, and append each result at the tail.',
        cost: 'O(n)',
      },
      {
        id: 'linked-list-manipulation--linked-list-reversal-b',
        text: 'Two amounts with the same number of digits, up to 100,000, are stored as singly linked lists with one digit per node, the highest place first and the units last. The first amount is the larger one. Subtract the second from the first and return the difference as a list in the same order, with as many digits. Both lists may be changed, and besides the result only constant extra space is allowed.',
        world: 'ledger numbers',
        pattern: 'linked-list-reversal',
        given: ['linked lists', 'digits', 'digit'],
        evidence: [
          {
            words: 'the highest place first',
            tells: 'Borrowing moves from the units at the tail toward the head, against the links.',
            decides: true,
          },
          {
            words: 'only constant extra space',
            tells: 'The nodes cannot be put on a stack, so the links are turned around.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-manipulation',
          fails:
            'Subtracting node by node from the front would need a borrow from places that have not been reached yet.',
        },
        why: 'Reverse both lists, subtract from the units upward, and put each result node in front of the result.',
        cost: 'O(n)',
      },
    ],
    clauses: ['the units first and the highest place last', 'the highest place first and the units last'],
    changes:
      'If the units come first, borrowing runs with the links. If they come last, both lists have to be read from the tail toward the head.',
    breaks:
      'A forward walk passes the borrow on in the direction of the links, which is wrong when the units are at the tail.',
    counterexample: {
      prompt: 1,
      input: { first: [3, 2, 1], second: [1, 5, 0] },
      right: [1, 7, 1],
      wrong: [2, 7, 0],
      explains:
        '321 - 150 = 171. A forward walk computes 3 - 1 = 2, then 2 - 5 with a borrow = 7, and takes the borrow from the units: 1 - 0 - 1 = 0.',
    },
  },
  {
    id: 'linked-list-manipulation--linked-list-two-pointers',
    prompts: [
      {
        id: 'linked-list-manipulation--linked-list-two-pointers-a',
        text: 'A playlist is a singly linked list of songs, each stored with its length in seconds. A number k is given; there are at least k songs, at most a million, and you are not told how many. Going through the list only once, insert a jingle before every song longer than k seconds. Besides jingles, only constant extra space is allowed. Return the head of the list.',
        world: 'playlist',
        pattern: 'linked-list-manipulation',
        given: ['linked list'],
        evidence: [
          {
            words: 'stored with its length in seconds',
            tells: 'What decides is stored in the node itself.',
            decides: false,
          },
          {
            words: 'before every song longer than k seconds',
            tells: 'The value of each node alone decides, as you come to it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails:
            'A leader with a head start finds a position counted from the end. Here no position counts, only the length of each song.',
        },
        why: 'Walk from a dummy node and link a jingle in whenever the next song is longer than k seconds.',
        cost: 'O(n)',
      },
      {
        id: 'linked-list-manipulation--linked-list-two-pointers-b',
        text: 'A playlist is a singly linked list of songs, each stored with its length in seconds. A number k is given; there are at least k songs, at most a million, and you are not told how many. Going through the list only once, insert a jingle so that exactly k songs follow it. Besides jingles, only constant extra space is allowed. Return the head of the list.',
        world: 'playlist',
        pattern: 'linked-list-two-pointers',
        given: ['linked list'],
        evidence: [
          {
            words: 'not told how many',
            tells: 'The position cannot be turned into one counted from the front.',
            decides: false,
          },
          {
            words: 'exactly k songs follow it',
            tells: 'A leader k nodes ahead reaches the end when the follower is at the right place.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-manipulation',
          fails:
            'When you stand on a song, neither it nor its neighbor shows how many songs follow, so the place cannot be recognized as it comes.',
        },
        why: 'Send a leader k nodes ahead of a follower that starts at a dummy node, move both to the last song, and link the jingle in behind the follower.',
        cost: 'O(n)',
      },
    ],
    clauses: ['before every song longer than k seconds', 'so that exactly k songs follow it'],
    changes:
      'A long song shows itself by its own value. A position counted from the end depends on nodes that have not been visited yet.',
    breaks: 'A decision made node by node knows how far it is from the head, not how far from the end.',
    counterexample: {
      prompt: 1,
      input: { songs: ['Ash', 'Bay', 'Cove', 'Dew', 'Elm'], k: 2 },
      right: ['Ash', 'Bay', 'Cove', 'jingle', 'Dew', 'Elm'],
      wrong: ['Ash', 'Bay', 'jingle', 'Cove', 'Dew', 'Elm'],
      explains:
        'Dew and Elm are the two songs that have to follow. A walk that counts as it goes has only the distance from the head and inserts the jingle after Bay.',
    },
  },
  {
    id: 'linked-list-reversal--linked-list-two-pointers',
    prompts: [
      {
        id: 'linked-list-reversal--linked-list-two-pointers-a',
        text: 'A caravan is a singly linked list of up to 500,000 camels, led by the first. Its length is unknown, and only constant extra space is available. A rockfall blocks the valley. Relink the nodes, without creating any, so that the caravan walks in exactly the opposite order, and return the new head.',
        world: 'caravan',
        pattern: 'linked-list-reversal',
        given: ['linked list'],
        evidence: [
          {
            words: 'only constant extra space',
            tells: 'No stack or array can store the nodes.',
            decides: false,
          },
          {
            words: 'the caravan walks in exactly the opposite order',
            tells: 'All nodes end up back to front, so each link is turned around.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails:
            'Two pointers find the middle or the end, but every link of the caravan has to point the other way, wherever the middle is.',
        },
        why: 'Walk with three references and turn each link to the node before it; the last node is the new head.',
        cost: 'O(n)',
      },
      {
        id: 'linked-list-reversal--linked-list-two-pointers-b',
        text: 'A caravan is a singly linked list of up to 500,000 camels, led by the first. Its length is unknown, and only constant extra space is available. A rockfall blocks the valley. Relink the nodes, without creating any, so that there are a front half and a rear half, both in their present order, and return both heads; an odd camel belongs to the front half.',
        world: 'caravan',
        pattern: 'linked-list-two-pointers',
        given: ['linked list'],
        evidence: [
          {
            words: 'Its length is unknown',
            tells: 'The middle depends on a length that is not known in advance.',
            decides: false,
          },
          {
            words: 'there are a front half and a rear half',
            tells: 'The cut is at the middle, where a slow pointer stands when a fast one is at the end.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-reversal',
          fails:
            'No camel changes its direction: both halves keep their order, so turning links would only do harm.',
        },
        why: 'Start two pointers at the head, move one by two nodes and the other by one, and cut behind the slow one when the fast one can no longer move.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'the caravan walks in exactly the opposite order, and return the new head',
      'there are a front half and a rear half, both in their present order, and return both heads; an odd camel belongs to the front half',
    ],
    changes:
      'Turning back changes the direction of every link. Splitting changes one link, and the difficulty is to find it.',
    breaks: 'Finding the middle tells where to cut, but it leaves all links in their old direction.',
    counterexample: {
      prompt: 0,
      input: { camels: [1, 2, 3, 4] },
      right: [[4, 3, 2, 1]],
      wrong: [
        [1, 2],
        [3, 4],
      ],
      explains:
        'The caravan must become 4, 3, 2, 1. Fast and slow pointers cut it into two halves that still run forward.',
    },
  },
  {
    id: 'linked-list-manipulation--prefix-sum',
    prompts: [
      {
        id: 'linked-list-manipulation--prefix-sum-a',
        text: 'A canteen card stores its bookings as a linked list of amounts in cents: deposits are positive, meals are negative, and canceled bookings are zero. The list can have 100,000 nodes and must be shortened. Remove every node whose amount is zero, and return the first node that remains, or nothing if none does.',
        world: 'canteen card',
        pattern: 'linked-list-manipulation',
        evidence: [
          {
            words: 'a linked list of amounts',
            tells:
              'The nodes are reached one after another, and a node is removed by moving the link before it.',
            decides: false,
          },
          {
            words: 'every node whose amount is zero',
            tells: 'The amount of a node alone decides about it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'No sum decides: a node goes because of its own amount, whatever the total of the nodes before it is.',
        },
        why: 'Put an extra node in front, walk along the list, and move the link past each node whose amount is zero.',
        cost: 'O(n)',
        given: ['linked list'],
      },
      {
        id: 'linked-list-manipulation--prefix-sum-b',
        text: 'A canteen card stores its bookings as a linked list of amounts in cents: deposits are positive, meals are negative, and canceled bookings are zero. The list can have 100,000 nodes and must be shortened. Remove runs of consecutive nodes that add up to zero, in any order, until no such run is left, and return the first node that remains, or nothing if none does.',
        world: 'canteen card',
        pattern: 'prefix-sum',
        alsoFits: [
          {
            pattern: 'hash-lookup',
            whyNotFirst:
              'A map finds the node with the same total, but first you have to see that a run is a difference of two running totals.',
          },
        ],
        evidence: [
          {
            words: 'deposits are positive, meals are negative',
            tells: 'Totals rise and fall, so a run of any length can add up to zero.',
            decides: false,
          },
          {
            words: 'runs of consecutive nodes that add up to zero',
            tells: 'A run adds up to zero exactly if the running total is the same before and after it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-manipulation',
          fails:
            'A node and its neighbors do not show a run of many nodes: 4, -1, -3 add up to zero, although no two neighbors do.',
        },
        why: 'Record for each running total the last node that has it, and link the first node that has it to the one after that.',
        cost: 'O(n)',
        given: ['linked list'],
      },
    ],
    clauses: [
      'every node whose amount is zero',
      'runs of consecutive nodes that add up to zero, in any order, until no such run is left',
    ],
    changes:
      'A zero shows on the node itself, so one walk removes it. A run that adds up to zero shows only in the running totals before and after it.',
    breaks:
      'Deciding node by node relies on what a node and its neighbors show, and they do not show a longer sum.',
    counterexample: {
      prompt: 1,
      input: {
        amounts: [4, -1, -3, 5],
      },
      right: [5],
      wrong: [4, -1, -3, 5],
      explains:
        'No single amount is zero, so a look at each node keeps all of them. The running total is back at 0 after 3 nodes, and only the 5 is left.',
    },
  },
  {
    id: 'linked-list-reversal--monotonic-stack',
    prompts: [
      {
        id: 'linked-list-reversal--monotonic-stack-a',
        text: 'The heights of up to 100,000 utility poles along a road are stored in a linked list that can be followed only forward. Each height is a positive whole number. Replace the value in every node by the largest value among the nodes after it, or by 0 if there is none. Return the changed list.',
        world: 'utility poles',
        pattern: 'linked-list-reversal',
        alsoFits: [
          {
            pattern: 'stack-operations',
            whyNotFirst:
              'A stack of all nodes hands them out from the end, too, but it needs memory for each node.',
          },
        ],
        evidence: [
          {
            words: 'followed only forward',
            tells: 'The nodes after a node are not known yet when you reach it.',
            decides: false,
          },
          {
            words: 'the largest value',
            tells: 'From the end to the front, one running value is enough: the largest one so far.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'No node waits for the nearest larger value: one maximum, carried from the end to the front, settles every node.',
        },
        why: 'Reverse the list, walk along it with the largest value so far, and reverse it again.',
        cost: 'O(n)',
        given: ['linked list'],
      },
      {
        id: 'linked-list-reversal--monotonic-stack-b',
        text: 'The heights of up to 100,000 utility poles along a road are stored in a linked list that can be followed only forward. Each height is a positive whole number. Replace the value in every node by the first larger value among the nodes after it, or by 0 if there is none. Return the changed list.',
        world: 'utility poles',
        pattern: 'monotonic-stack',
        evidence: [
          {
            words: 'the first larger value',
            tells: 'Each node waits until a larger value arrives, which settles all smaller ones that wait.',
            decides: true,
          },
          {
            words: 'or by 0 if there is none',
            tells: 'The nodes that still wait at the end of the list get 0.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-reversal',
          fails:
            'One running maximum from the end to the front passes over the nearest larger value: in 1, 2, 3, the node 1 would get 3.',
        },
        why: 'Walk along the list with a stack of nodes that wait, and let each value settle the smaller ones on top.',
        cost: 'O(n)',
        given: ['linked list'],
      },
    ],
    clauses: ['the largest value', 'the first larger value'],
    changes:
      'The largest value after a node is one number that you carry from the end. The first larger value differs from node to node, so nodes wait on a stack until it arrives.',
    breaks:
      'One running maximum forgets the values below it, and the nearest larger value can be one of these.',
    counterexample: {
      prompt: 1,
      input: {
        heights: [4, 6, 5, 9],
      },
      right: [6, 9, 9, 0],
      wrong: [9, 9, 9, 0],
      explains:
        'The largest value from the end gives 9 to each of the first 3 nodes. But the first value after 4 that is larger is 6.',
    },
  },
  {
    id: 'linked-list-two-pointers--sorting',
    prompts: [
      {
        id: 'linked-list-two-pointers--sorting-a',
        text: 'A regatta has recorded the times of an odd number of boats, at most a million, and no two boats took equally long. The times are stored in a linked list of unknown length, from fastest to slowest, to be read in one pass. The program has room for only a few more values. Return the time in the middle of the ranking.',
        world: 'regatta times',
        pattern: 'linked-list-two-pointers',
        evidence: [
          {
            words: 'in a linked list of unknown length',
            tells:
              'The middle is not known before the end is, so a second pointer that is twice as fast shows it.',
            decides: true,
          },
          {
            words: 'from fastest to slowest',
            tells: 'The list is the ranking, so a position is all that has to be found.',
            decides: false,
          },
          {
            words: 'room for only a few more values',
            tells: 'The times cannot be copied into an array.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'The times are in order already, and a linked list has no indices between which values could be partitioned.',
        },
        why: 'Move one pointer by one node and another by two, and return the time at the slow one when the fast one reaches the end.',
        cost: 'O(n)',
        given: ['linked list'],
      },
      {
        id: 'linked-list-two-pointers--sorting-b',
        text: 'A regatta has recorded the times of an odd number of boats, at most a million, and no two boats took equally long. The times are stored in an array, in no particular order, and may be moved within it. The program has room for only a few more values. Return the time in the middle of the ranking.',
        world: 'regatta times',
        pattern: 'sorting',
        evidence: [
          {
            words: 'in an array, in no particular order',
            tells:
              'The value in the middle of the array has no special rank, so a ranking must be made first.',
            decides: true,
          },
          {
            words: 'may be moved within it',
            tells: 'Values can be partitioned in-place.',
            decides: false,
          },
          {
            words: 'the time in the middle of the ranking',
            tells: 'One rank is enough, so only the part that contains it is partitioned again.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails:
            'A pointer that is twice as fast finds the middle position, but in an unordered array that position says nothing about the ranking.',
        },
        why: 'Partition the array around a pivot, and go on in the part that contains the middle position.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'in a linked list of unknown length, from fastest to slowest, to be read in one pass',
      'in an array, in no particular order, and may be moved within it',
    ],
    changes:
      'In a list that is already ranked, only the middle position is missing, and two pointers find it. In an unordered array, values have to be moved until one is in its position.',
    breaks: 'Two pointers find a position, which is a rank only if the values are already in order.',
    counterexample: {
      prompt: 1,
      input: {
        times: [50, 30, 90, 20, 70],
      },
      right: 50,
      wrong: 90,
      explains:
        'The middle position contains 90, the slowest time. In order, the times are 20, 30, 50, 70, 90.',
    },
  },
]
