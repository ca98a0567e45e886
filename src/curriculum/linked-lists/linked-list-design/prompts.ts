import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-design-1',
    text: 'A phone shows its contacts by last call, the latest on top. Calling someone brings that contact to the top, new or not; any contact may also be deleted by name, and sometimes the k topmost ones are displayed. In a call center, one phone stores 200,000 contacts. Neither a call nor a deletion may slow down as contacts accumulate.',
    world: 'phone contacts',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'brings that contact to the top',
        tells: 'An order of use has to be kept, and any entry can change its position.',
        decides: false,
      },
      {
        words: 'may also be deleted by name',
        tells: 'A call names an entry that may be anywhere in the order, so a map must lead to its node.',
        decides: true,
      },
      {
        words: 'slow down as contacts accumulate',
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
    text: 'At a clinic, patients are called in the order in which they came. The program at the reception is told who arrives and who goes home before being called, by name. When a doctor is free, it announces whoever has been there longest. Up to 100,000 patients come in a day, and for privacy the program must delete whoever has left at once, but it must not go through those who wait one by one.',
    world: 'clinic',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'in the order in which they came',
        tells: 'The structure has to keep an order of arrival.',
        decides: false,
      },
      {
        words: 'who goes home before being called',
        tells: 'A named entry leaves from the middle, so a map must lead straight to its node.',
        decides: true,
      },
      {
        words: 'must not go through those who wait',
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
    text: 'A parade is being planned, and at first it has a single float. Then the wishes pour in: a new float is to go directly behind an existing one, a float is canceled, or somebody would like to know which float follows a certain one. Floats have different names. Plans see up to a million wishes, and none may become harder to fulfill with many floats.',
    world: 'parade',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'directly behind an existing one',
        tells: 'Entries are inserted at any position, next to an entry that is named.',
        decides: true,
      },
      {
        words: 'which float follows a certain one',
        tells: 'The order is queried by name, so both an order and direct access are needed.',
        decides: false,
      },
      {
        words: 'none may become harder to fulfill with many floats',
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
    text: 'A museum counts how often each of its 50,000 exhibits has been photographed. Visitors report photos of an exhibit, each of which adds one, and photos that they have deleted, each of which takes one back. A guide points at an exhibit and wants another one with the next larger count that occurs, if any. However far apart the counts are, every request must be served in a fixed number of steps.',
    world: 'museum photos',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'adds one',
        tells: 'A count changes by one, so an entry moves only to the neighboring count.',
        decides: false,
      },
      {
        words: 'photos that they have deleted',
        tells: 'A report names any exhibit, not the one photographed last, so a map must find it.',
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
        'A deleted photo takes back a photo of any exhibit, not the newest action, so the order of past calls plays no part.',
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
    text: 'A bank logs users out after 15 minutes without a click. The server receives clicks, each with a user and a time, and the news that a user has logged out. Times never decrease. Every so often, it drops and prints everyone whose last click is more than 15 minutes ago. With 300,000 users, it can afford to touch those it prints, but not to go over the others.',
    world: 'online banking',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'clicks, each with a user and a time',
        tells: 'A click moves any user, wherever they are in the order, to the newest end.',
        decides: true,
      },
      {
        words: 'a user has logged out',
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
    text: 'In a cafe, guests vote on the program of a jukebox, up to 200,000 songs with different titles. A new song is put at the bottom. Each vote for a song moves it up by exactly one place, and a guest can ask which title is right above a given one. The owner may throw out any song. A million such requests come in, and none may require counting through the program.',
    world: 'jukebox',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'moves it up by exactly one place',
        tells: 'Two neighbors in an order are exchanged, which changes a few links.',
        decides: false,
      },
      {
        words: 'right above a given one',
        tells: 'A call names any song and needs its neighbor, so names must lead to nodes.',
        decides: true,
      },
      {
        words: 'throw out any song',
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
    text: 'A satellite stores pictures of different sizes in 64 gigabytes, some 500,000 of them. The ground station sends new pictures to be saved and views old ones by their id. If a new one does not fit, those that have not been viewed or saved for the longest time are deleted, one by one, until it does. To find a picture that is viewed or deleted, no others may be examined.',
    world: 'satellite pictures',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'views old ones by their id',
        tells: 'Any picture can be named, so a map must lead to it directly.',
        decides: true,
      },
      {
        words: 'not been viewed or saved for the longest time',
        tells: 'An order of use is kept, and each use moves an entry to its newest end.',
        decides: true,
      },
      {
        words: 'no others may be examined',
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
  {
    id: 'linked-list-design-9',
    text: 'In the reading room of an archive, there is a desk with space for c folders; all others, about two million, lie in the cellar. Readers call out the number of a folder. If it is on the desk, it is handed over and soon lies on the desk again. If it is not, it is brought up from the cellar, and if the desk is full by then, the folder whose last call is longest ago is carried down in exchange. With space for two folders, the calls 5, 8, 5, 3 send folder 8 to the cellar, although folder 5 came up first, because 5 was called again in the meantime. The archivist, who has had all this in her head since 1987, is about to retire, and a program is going to tell her successors what to carry down. It gets up to a million calls and prints, for each, the folder to be carried down or a dash. Since c can be 200,000, it must not look through the desk, not even now and then.',
    form: 'long',
    world: 'archive desk',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'call out the number of a folder',
        tells: 'A folder is reached by its number, wherever it is in the order.',
        decides: false,
      },
      {
        words: 'whose last call is longest ago',
        tells: 'An order by last use is kept, and its oldest end must be at hand.',
        decides: true,
      },
      {
        words: '5 was called again in the meantime',
        tells: 'A folder in the middle of the order moves to its newest end.',
        decides: true,
      },
      {
        words: 'must not look through the desk',
        tells: 'Each call must take a fixed number of steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'In order of arrival, folder 5 would be carried down. A folder that is called again has to move from the middle to the end.',
    },
    why: 'Keep the folders of the desk in a doubly linked list by last call and a map from number to node, and move each called node to one end.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-10',
    text: 'A film site has a fast store for c trailers. When somebody watches a trailer, it is played from there if possible and loaded from a slow disk otherwise; in the latter case, another one may have to make way. The one that does is the one that has been watched least often since it was last loaded. If several share the smallest number, it is the one among them that has not been watched for the longest time. Suppose that c is 2 and that visitors watch the trailers of Alba, Boa, Alba and Casa, in this order. Boa makes way for Casa, as Alba was watched twice. If Dune comes next, Casa makes way, for the same reason. Trailers are between one and three minutes long and have a fixed size. The site counts 40 million views a day, c is 100,000, and every view has to be dealt with in the same few steps, regardless of c. Write the part that decides what is in the store.',
    form: 'long',
    world: 'trailer cache',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'watched least often since it was last loaded',
        tells: 'Trailers are ordered by a count that rises by one with each view.',
        decides: true,
      },
      {
        words: 'not been watched for the longest time',
        tells: 'Among equal counts, there is an order of use as well.',
        decides: true,
      },
      {
        words: 'in the same few steps, regardless of c',
        tells: 'Each view must take constant time, so nothing can be searched.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A line of trailers in order of loading would drop Alba first. Each view moves a trailer within the order.',
    },
    why: 'Link one group per count in ascending order, each a list by last view, with a map from trailer to node; a view moves a node to the next group.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-11',
    text: 'Please give our editor what every other editor has had for years: a menu with the files that were opened recently.',
    form: 'vague',
    asks: [
      {
        question: 'What if a file is opened that is in the menu already?',
        answer: 'It moves to the top and does not occur a second time.',
      },
      {
        question: 'Can a file disappear from the menu?',
        answer: 'Yes. When someone deletes it on the disk, it vanishes from wherever it is in the menu.',
      },
      {
        question: 'Does the menu have an end?',
        answer:
          'It shows the top 20, but the search uses all of up to 50,000 entries; beyond these, the lowest one goes.',
      },
      {
        question: 'How fast must it be?',
        answer:
          'Scripts open thousands of files in a row, so an update must not depend on the number of entries.',
      },
    ],
    world: 'recent files',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'moves to the top',
        tells: 'An entry anywhere in the order moves to its newest end.',
        decides: true,
      },
      {
        words: 'from wherever it is in the menu',
        tells: 'A named entry leaves from the middle, so it must be found and unlinked at once.',
        decides: true,
      },
      {
        words: 'must not depend on the number of entries',
        tells: 'Neither searching nor shifting entries is allowed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Only the newest entry of a pile is within reach, but files are opened again and deleted at any depth.',
    },
    why: 'Keep entries in a doubly linked list by last opening and a map from file to node, so that any node can be moved or unlinked.',
    cost: 'O(1)',
  },
]
