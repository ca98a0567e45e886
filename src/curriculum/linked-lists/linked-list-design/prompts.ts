import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-design-1',
    text: 'A phone keeps its contacts in the order of the last call, newest first. Write a class with call(name), which brings a contact to the top and adds it if it is new, remove(name), and recent(k), which lists the k contacts called last. With up to 200,000 contacts, call and remove must take constant time.',
    world: 'phone contacts',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'brings a contact to the top',
        tells: 'An order of use has to be kept, and any entry can change its position.',
        decides: false,
      },
      {
        words: 'remove(name)',
        tells: 'A call names an entry that may be anywhere in the order, so a map must lead to its node.',
        decides: true,
      },
      {
        words: 'must take constant time',
        tells: 'Unlinking a known node takes constant time only with links in both directions.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Reaching the newest entry is easy, but a contact that is called again or removed may lie under thousands of others.',
    },
    why: 'Keep the contacts in a doubly linked list by last call and a map from name to node, so that any node can be unlinked and moved.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-2',
    text: 'At a clinic, patients are called in the order in which they came. Write a class with arrive(name), next(), which returns who has been there longest and removes them, and leave(name), for a patient who goes home before being called. There are up to 100,000 patients a day, and each call must take constant time.',
    world: 'clinic',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'in the order in which they came',
        tells: 'The structure has to keep an order of arrival.',
        decides: false,
      },
      {
        words: 'leave(name)',
        tells: 'A named entry leaves from the middle, so a map must lead straight to its node.',
        decides: true,
      },
      {
        words: 'each call must take constant time',
        tells: 'Searching the line for a name is too slow, and so is closing a gap in an array.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Items of a queue leave only at its ends. A patient in the middle could be reached only by taking out everyone in front.',
    },
    why: 'Keep the patients in a doubly linked list with a map from name to node: join at the tail, serve at the head, unlink anywhere.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-3',
    text: 'A parade is being planned. Write a class that starts with one float and offers insertAfter(existing, added), which puts a new float directly behind an existing one, cancel(name), and behind(name), which says which float follows. Float names are unique. Plans see up to a million calls, and none may depend on the number of floats.',
    world: 'parade',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'directly behind an existing one',
        tells: 'Entries are inserted at any position, next to an entry that is named.',
        decides: true,
      },
      {
        words: 'behind(name)',
        tells: 'The order is queried by name, so both an order and direct access are needed.',
        decides: false,
      },
      {
        words: 'none may depend on the number of floats',
        tells: 'Constant time rules out shifting an array and searching a list.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue takes new items at its ends only. Here floats join and leave in the middle, next to a float that is named.',
    },
    why: 'Link the floats in both directions and keep a map from name to node, so that each call changes or reads a few links.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-4',
    text: 'A museum counts how often each of its 50,000 exhibits has been photographed. Write a class with photo(exhibit), which adds one, undo(exhibit), which takes one back, and ahead(exhibit), which returns an exhibit with the next larger count that occurs, or none if no exhibit has more photos. All three calls must take constant time, however far apart the counts are.',
    world: 'museum photos',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'adds one',
        tells: 'A count changes by one, so an entry moves only to the neighboring count.',
        decides: false,
      },
      {
        words: 'undo(exhibit)',
        tells: 'The call names any exhibit, not the one photographed last, so a map must find it.',
        decides: true,
      },
      {
        words: 'the next larger count that occurs',
        tells: 'An order by count is kept, and you ask for the neighbor of any place in it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Undoing here takes back a photo of any exhibit, not the newest action, so the order of past calls plays no part.',
    },
    why: 'Link one node per count in ascending order, each with its set of exhibits, and keep a map from exhibit to node.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-5',
    text: 'You program a controller without any library containers. It stores which resident owns which key fob: set(fob, resident), get(fob) and delete(fob). Fob numbers go up to 10^12, but there are never more than 10,000 fobs at once. On average, each call must be as fast with 10,000 fobs as with ten.',
    world: 'key fobs',
    pattern: 'linked-list-design',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Hashing is the idea behind it, but the container itself has to be built here, and that means buckets of linked entries.',
      },
    ],
    evidence: [
      {
        words: 'without any library containers',
        tells: 'The map has to be built, from an array of buckets with short linked lists.',
        decides: true,
      },
      {
        words: 'get(fob)',
        tells: 'Entries are found by key, not by their age or position.',
        decides: true,
      },
      {
        words: 'Fob numbers go up to 10^12',
        tells: 'An array indexed by the number itself is far too large.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'There is no order of arrival: any fob may be queried or deleted at any time, and a queue reaches only its ends.',
    },
    why: 'Map each fob number to one of some thousand buckets, and keep the few entries of a bucket in a linked list.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-6',
    text: 'A bank logs users out after 15 minutes without a click. Write a class with click(user, time), logout(user) and expire(time), which removes and returns everyone whose last click is more than 15 minutes ago. Times never decrease. There are up to 300,000 users, and the work per call must be constant, apart from the users that expire returns.',
    world: 'online banking',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'click(user, time)',
        tells: 'A click moves any user, wherever they are in the order, to the newest end.',
        decides: true,
      },
      {
        words: 'logout(user)',
        tells: 'A named user is removed from the middle of the order.',
        decides: true,
      },
      {
        words: 'Times never decrease',
        tells: 'Moving to the end keeps the list in order of last click, so the oldest are at the front.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'In a queue, users could expire in order of arrival, but each new click must move its user from the middle to the end, and a queue cannot reach it.',
    },
    why: 'Keep users in a doubly linked list by last click with a map to the nodes; a click moves a node to the tail, and expire takes from the head.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-7',
    text: 'In a cafe, guests vote on a jukebox list of songs. Each vote for a song moves it up by exactly one place. Write a class with add(song), which appends at the bottom, vote(song), above(song), which returns the song just before it, and drop(song). Titles are unique; expect a million calls on 200,000 songs, each in constant time.',
    world: 'jukebox',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'moves it up by exactly one place',
        tells: 'Two neighbors in an order are exchanged, which changes a few links.',
        decides: false,
      },
      {
        words: 'above(song)',
        tells: 'A call names any song and needs its neighbor, so names must lead to nodes.',
        decides: true,
      },
      {
        words: 'drop(song)',
        tells: 'Songs leave from any position, not only from the ends.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Songs do join at the bottom as in a queue, but votes and removals concern songs in the middle, which a queue does not reach.',
    },
    why: 'Keep the songs in a doubly linked list and a map from title to node; a vote exchanges a node with the one before it.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-8',
    text: 'A satellite stores pictures of different sizes in 64 gigabytes. Write a class with save(id, size) and view(id). If a new picture does not fit, those that have not been viewed or saved for the longest time are deleted, one by one, until it does. Up to 500,000 pictures are stored, and finding each one to delete or view must take constant time.',
    world: 'satellite pictures',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'view(id)',
        tells: 'Any picture can be named, so a map must lead to it directly.',
        decides: true,
      },
      {
        words: 'not been viewed or saved for the longest time',
        tells: 'An order of use is kept, and each use moves an entry to its newest end.',
        decides: true,
      },
      {
        words: 'must take constant time',
        tells: 'Neither searching for the oldest entry nor shifting entries is affordable.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue deletes in order of saving. A picture that was viewed again must move from the middle to the newest end, and a queue cannot do that.',
    },
    why: 'Keep the pictures in a doubly linked list by last use with a map from id to node, move each used node to the front, and delete from the back.',
    cost: 'O(1)',
  },
]
