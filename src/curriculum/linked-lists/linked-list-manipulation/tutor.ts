import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a dummy head?',
      asks: [
        'what is a dummy head',
        'what is a sentinel node',
        'why dummy node',
        'linked list basics',
        'why do people put a fake node before the head',
        'what is the dummy for',
        'dummy node purpose',
      ],
      answer:
        'A dummy is an extra node before the head. With it every real node has a predecessor, so inserting or deleting at the front needs no special case. At the end you return `dummy.next`.',
    },
    {
      kind: 'why',
      question: 'Why do I return `dummy.next` and not `head`?',
      asks: [
        'why return dummy.next and not head',
        'head was removed',
        'return head wrong',
        'what do i return if i used a dummy',
        'returning head gives the removed node',
      ],
      answer:
        'The old head may have been removed, or another node may come first now. `dummy.next` always is the current first node.',
    },
    {
      kind: 'cost',
      question: 'Is an insertion O(1) in a linked list?',
      asks: [
        'is insert O(1) in a linked list',
        'linked list vs array',
        'delete cost list',
        'always better than array',
        'why is a linked list insert O(1)',
        'array or linked list when',
        'is access by index slow in a list',
      ],
      answer:
        'It is O(1) only if you already hold the node before it; finding the position is O(n). There is no index access, and nodes lie scattered in memory. So a list is not simply better: arrays win for reading and for adding at the end.',
    },
    {
      kind: 'how',
      question: 'How do I merge two sorted lists?',
      asks: [
        'merge two sorted lists',
        'merge with tail pointer',
        'dummy and tail',
        'attach the rest',
        'merge 2 sorted lists iteratively',
        'tail pointer merging',
      ],
      answer:
        'Dummy plus tail: attach the smaller head, advance that list and the tail. When one list is empty, attach the whole rest of the other at once. O(n + m), no new nodes.',
    },
    {
      kind: 'cost',
      question: 'Why is it slow to merge one list after another?',
      asks: [
        'merge k lists cost',
        'one by one merging cost',
        'heap or pairwise',
        'k lists complexity',
        'merging k sorted lists, which way is fastest',
        'why is merging one after another slow',
      ],
      answer:
        'Merging one after the other costs O(k · N) for N nodes in all, since early nodes are walked again each time. A min heap of the k heads, or merging in pairs, costs O(N log k).',
    },
    {
      kind: 'mistake',
      question: 'Why did I lose the rest of the list?',
      asks: [
        'lost the rest of the list',
        'next overwritten',
        'list is cut',
        'i lose nodes',
        'my list loses nodes',
        'rest of the list disappears after changing next',
      ],
      answer:
        'Save `next` before you change a pointer: after `cur.next = other` the old rest is reachable only through the saved variable.',
    },
    {
      kind: 'mistake',
      question: 'Why does my deletion miss the second of two equal nodes?',
      asks: [
        'delete node when equal twice',
        'remove duplicates skips',
        'prev moves when it should not',
        'consecutive values remain',
        'remove all duplicates keeps one',
        'three equal nodes in a row only one removed',
      ],
      answer:
        'After deleting a node do not move `prev`: the new `prev.next` must be checked too. Advance `prev` only when you keep a node.',
    },
    {
      kind: 'mistake',
      question: 'How do I avoid following the next of null?',
      asks: [
        'null pointer next of null',
        'cur.next is none',
        'attribute error nonetype next',
        'nonetype has no attribute next',
        'null pointer exception in a list loop',
        'segfault on last node',
      ],
      answer:
        'Check before you follow: `while cur and cur.next` when you use `cur.next.val`. Try the empty list, one node and two nodes by hand.',
    },
    {
      kind: 'how',
      question: 'What if one list is longer?',
      asks: [
        'add two numbers linked list',
        'carry at the end',
        'different lengths',
        'add numbers stored in lists',
        'what if one list is longer',
        'last carry missing',
      ],
      answer:
        'Loop while either list has nodes or a carry is left; a missing node counts as 0. Append `sum % 10` and carry `sum / 10`. The carry in the condition creates the last digit of 5 + 5.',
    },
    {
      kind: 'how',
      question: 'How do I split a list into smaller and larger nodes?',
      asks: [
        'partition list',
        'two lists less and greater',
        'odd even list',
        'split by condition',
        'split a list in small and large keeping the order',
      ],
      answer:
        'Build two lists with a dummy and a tail each, append every node to one of them, then join. End the second list with null: its last node may still point into the first, which makes a cycle.',
    },
    {
      kind: 'when',
      question: 'When do I need linked list manipulation?',
      asks: [
        'when linked list manipulation',
        'merge remove insert',
        'recognize pointer surgery',
        'which list problems need only relinking',
        'insert remove merge signs',
      ],
      answer:
        'When the statement gives list nodes and asks to merge, remove, insert, split or reorder by relinking, in one pass and without extra memory.',
    },
    {
      kind: 'compare',
      question: 'What is a doubly linked list?',
      asks: [
        'singly or doubly linked',
        'what is a doubly linked list',
        'when doubly',
        'prev pointer cost',
        'do i need a prev pointer',
        'singly vs doubly',
      ],
      answer:
        'A doubly linked node also knows its predecessor, so it can be removed in O(1) without a walk, and the list can be read backwards. The price: one more pointer to keep right at each change.',
    },
    {
      kind: 'how',
      question: 'How do I unlink a node?',
      asks: [
        'delete a node',
        'remove node with value',
        'unlink node steps',
        'insert node steps',
        'how to unlink a node',
        'insert after a node order of the two assignments',
      ],
      answer:
        'To remove a node set `prev.next = node.next`. To insert after a node: first `new.next = node.next`, then `node.next = new`; in the other order you lose the rest.',
    },
    {
      kind: 'mistake',
      question: 'Why is there an infinite loop in my linked list?',
      asks: [
        'infinite loop in a linked list',
        'list never ends',
        'cycle by accident',
        'last node not null',
        'printing the list never ends',
        'forgot to cut the last next',
      ],
      answer:
        "Some `next` points backwards. After splitting or reordering set the last node's `next` to null, and check with two nodes by hand.",
    },
    {
      kind: 'why',
      question: 'Why do I not just use an array?',
      asks: [
        'why not just use an array',
        'copy values to a list',
        'is copying to an array allowed',
        'linked list to array',
        'may i copy the list into an array',
        "why can't i just use values",
      ],
      answer:
        'It works in O(n) time but needs O(n) memory, and the interviewer wants to see pointers. Mention it as the simple solution, then do it in-place.',
    },
    {
      kind: 'how',
      question: 'How do I delete a node without the head?',
      asks: [
        'delete node without head',
        'only the node is given',
        'copy next value into node',
        'remove node no access to previous',
        'only got the node, not the head, how to delete',
      ],
      answer:
        'Copy the value of the next node into this one, then set `node.next = node.next.next`. So the next node disappears instead. It is O(1), but it cannot remove the last node, and a reference to the removed next node becomes stale.',
    },
    {
      kind: 'how',
      question: 'How do I copy a list with random pointers?',
      asks: [
        'copy list with random pointer',
        'interleave the copies',
        'deep copy without a map',
        'old to new map list',
        'clone a list with random pointers',
      ],
      answer:
        "Either map each old node to its copy, or insert each copy right after its original. Then `original.random.next` is the copy's random node, if `original.random` is not null. Finally separate the two lists. The map costs O(n) extra memory, interleaving O(1).",
    },
    {
      kind: 'compare',
      question: 'Do I relink the nodes or reverse the list?',
      asks: [
        'relinking or reversing',
        'list reversal vs manipulation',
        'do i need to reverse here',
        'add two numbers reverse or not',
        'when is reversing really needed in a list',
      ],
      answer:
        'Relink as you go when each decision needs only the node at hand and its neighbors, as in merging. Reverse first when results depend on nodes nearer the tail: for digits with the highest first, the carry runs against the links.',
      with: 'linked-list-reversal',
    },
    {
      kind: 'mistake',
      question: 'Why does deleting all nodes with a value never remove the first?',
      asks: [
        'delete all nodes with a value never removes the first',
        'head has the value to be removed',
        'removing nodes crashes at the end of the list',
        'two equal values in a row, only one is deleted',
        'remove elements at the head',
        'two targets in a row not removed',
      ],
      answer:
        'Put a dummy before the head, so that the first node can be removed like any other. Advance only if nothing was removed: after `cur.next = cur.next.next` the new next node has not been checked.',
    },
    {
      kind: 'when',
      question: 'How do I remove some wagons of a train in one walk?',
      asks: [
        'remove some wagons of a train while walking it once',
        'merge two sorted chains of records by relinking',
        'drop every element with a bad flag from a chain of nodes',
        'insert into a sorted chain in place',
      ],
      answer:
        'Relink when nodes are removed, inserted or merged in place and keep their order: walk once with a pointer to the node before the current one, change its `next`, and begin at a dummy node so that the head is no special case. O(n) time, O(1) space.',
    },
    {
      kind: 'why',
      question: 'Why do I keep a pointer to the previous node?',
      asks: [
        'why keep a pointer to the previous node',
        'why not delete the node i stand on',
        'what do i need to unlink a node',
        'singly linked list removal needs what',
      ],
      answer:
        "Removing a node means changing the link that points to it, and that link is in the node before. In a singly linked list you cannot walk back, so keep the previous node while you walk. Without it you can only copy the next node's value here and unlink that one, which fails at the tail.",
    },
    {
      kind: 'compare',
      question: 'Why does anyone use a linked list?',
      asks: [
        'linked list or dynamic array',
        'why does anyone use a linked list',
        'list vs array insert in the middle',
        'arrays beat lists in practice?',
      ],
      answer:
        'An array reads any index in O(1) and is fast to walk, since its elements are adjacent in memory; inserting in the middle moves the rest, O(n). A list inserts and removes in O(1) at a node you already have, but finding that node takes O(n), so in practice arrays usually win.',
    },
    {
      kind: 'mistake',
      question: 'Why does my new list end with old nodes?',
      asks: [
        'my new list ends with old nodes',
        'result list has extra elements at the end',
        'partition list makes a cycle',
        'forgot to end the list',
        'tail still points to the old chain',
      ],
      answer:
        "Set the last node's `next` to null when you have built the new list. Until then it still points to its old successor, which appends old nodes or makes a cycle.",
    },
    {
      kind: 'compare',
      question: 'When is it reversal and not relinking?',
      asks: [
        'change links or reverse links',
        'when is it reversal and not relinking',
        'merge, remove, insert vs turn around',
      ],
      answer:
        'If the order of the nodes stays and some are removed, inserted or merged, keep the node before and relink. If a part comes out in the opposite order, it is a reversal with three pointers.',
      with: 'linked-list-reversal',
    },
    {
      kind: 'what',
      question: 'Do I need to free the removed node?',
      asks: [
        'do i need to free the removed node',
        'memory of a deleted node',
        'delete in c++ after unlinking',
        'garbage collection of removed nodes',
      ],
      answer:
        'In Python, Java and JavaScript it is freed automatically once nothing refers to it. In C++ delete it yourself, after you have linked the node before it to its `next`. LeetCode does not require it, but mention it in an interview.',
    },
    {
      kind: 'mistake',
      question: 'Does `old = head` clone the nodes?',
      asks: [
        'copy = head makes a second list, right',
        'i saved head in another variable as backup',
        'does old = head clone the nodes',
        'changing my copy changed the original list',
      ],
      answer:
        'No, `copy = head` is only a second name for the same node. If you then set `copy.next`, the original list changes too. A real copy needs one new node per old node, O(n).',
    },
    {
      kind: 'mistake',
      question: 'Does `cur = None` delete the node?',
      asks: [
        'cur = none deletes the node, right',
        'cur = cur.next should remove it',
        'i set the variable to null but node stays',
        'del cur does nothing to the list',
      ],
      answer:
        'No, that only moves or clears your variable; the node before still points to the removed one. Change the link instead: `prev.next = cur.next`. In short: a name moves, a link changes.',
    },
    {
      kind: 'mistake',
      question: 'Can I binary search a linked list?',
      asks: [
        'sorted linked list so binary search is log n',
        'can i binary search a linked list',
        'jump to the middle of a sorted chain',
        'sorted list lookup should be logarithmic',
      ],
      answer:
        'No, reaching the middle of a list means walking there, so a search follows O(n) links: n/2 + n/4 + ... Only the number of comparisons is O(log n). For fast search in sorted data use an array, a balanced tree or a skip list.',
    },
    {
      kind: 'mistake',
      question: 'Why is my list empty after I print it?',
      asks: [
        'list is empty after i print it',
        'printing works once then nothing',
        'counting the nodes lost my list',
        'head is null after the loop',
      ],
      answer:
        'You used `head` itself as the loop variable, so it is null after the walk and nothing refers to the first node. Walk with a second variable, `cur = head`, and leave `head` alone.',
    },
    {
      kind: 'mistake',
      question: 'Why does only the end of my merged list come out?',
      asks: [
        'only the end of the merged list comes out',
        'merge spits out just the last nodes',
        'merged result is too short',
        'most of my merged nodes vanish',
      ],
      answer:
        'Most likely `tail` never moves: each `tail.next = node` then overwrites `dummy.next`, and only what you attached last is left. After every attachment set `tail = tail.next`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my merge loop never end?',
      asks: [
        'merge loop hangs forever',
        'merging two lists never stops',
        'my merge repeats the same node',
        'endless loop while both lists have nodes',
      ],
      answer:
        'You attach a node but do not advance the list it came from, so the same node is chosen again and then points to itself. After `tail.next = a` set `a = a.next`, and then `tail = tail.next`.',
    },
    {
      kind: 'mistake',
      question: 'Why is there a -1 at the front of my result?',
      asks: [
        'result starts with an extra zero',
        'a 0 appears in front of my list',
        'one number too many at the front',
        'why is there a -1 first',
        'a 0 in front of my merged list',
      ],
      answer:
        "You returned the dummy node itself, so its placeholder value is printed first. Return `dummy.next`; the dummy's value never belongs to the result.",
    },
    {
      kind: 'when',
      question: 'How do I drop canceled stops if each stop knows only the next?',
      asks: [
        'each stop knows only the next, drop canceled stops',
        'combine two sorted guest chains without new paper',
        'treasure hunt where every note names the next',
        'take out every card marked bad, one walk',
      ],
      answer:
        'These are chains in which each item knows only its successor, so you change links: remove, insert or merge while walking once with the previous node in hand, starting at a dummy. O(n) time, O(1) extra space.',
    },
    {
      kind: 'how',
      question: 'How do I merge sorted files that are larger than memory?',
      asks: [
        'merge sorted files larger than memory',
        'k sorted sources that do not fit in ram',
        'external merge of huge sorted lists',
        'merge streams one item at a time',
      ],
      answer:
        'Keep only the current item of each source in a min heap. Repeatedly write out the smallest and read the next item from its source. Memory is O(k) for k sources plus buffers, and the time is O(N log k) for N items.',
    },
    {
      kind: 'compare',
      question: 'Do I use a heap or merge in pairs for k lists?',
      asks: [
        'heap or pairwise for k lists',
        'merge k lists, which would you code',
        'priority queue vs divide and conquer merging',
        'k way merge without a heap',
      ],
      answer:
        'Both take O(N log k). Choose pairwise merging if all lists are in memory: it needs only the two-list merge and no tie-breaker. Choose the heap if items arrive as streams, because it needs only the current item of each list.',
    },
    {
      kind: 'why',
      question: 'Is the merge stable with ties?',
      asks: [
        'equal values, which list goes first',
        'is the merge stable with ties',
        '< or <= when merging lists',
        'ties between two sorted lists',
      ],
      answer:
        'Take the node from the first list on ties, that is compare with `a.val <= b.val`. Then equal values keep their order, so a merge sort built on it is stable. The result is sorted either way.',
    },
  ],
  problems: [
    {
      number: 21,
      questions: [
        {
          asks: ['dummy', 'null list', 'return dummy next'],
          answer: 'Return `dummy.next`. The rest of the other list is attached in one step, no loop.',
        },
        {
          asks: [
            'what does tail mean when merging',
            'tail variable two sorted lists',
            'why not move the dummy',
          ],
          answer:
            '`tail` is the last node of the merged list so far; the next node is attached to it. The dummy stays where it is, so that you can return `dummy.next`.',
        },
        {
          asks: [
            'cost of merging two lists',
            'space of iterative and recursive merge',
            'merge two lists o(n + m)',
          ],
          answer:
            'O(n + m) time, since each step attaches one node for good. The loop needs O(1) space; the recursion needs O(n + m) for the call stack.',
        },
      ],
    },
    {
      number: 23,
      questions: [
        {
          asks: ['k heap compare nodes', 'python heap error listnode', 'pairwise merging'],
          answer:
            'Push (value, index, node), since nodes cannot be compared when values are equal. Pairwise merging needs no heap and has the same cost.',
        },
        {
          asks: ['what is in the heap for k lists', 'heap contains which nodes', 'heap size merging lists'],
          answer:
            'The heap contains the current head of each list that is not empty, at most k nodes. Its top is the smallest node not yet in the result.',
        },
        {
          asks: ['cost with k lists in pairs', 'why n log k for lists', 'merge k sorted lists complexity'],
          answer:
            'O(N log k): in pairs there are log k rounds, and each round touches each of the N nodes at most once. With a heap each of the N nodes is pushed and popped once, O(log k) each.',
        },
      ],
    },
    {
      number: 2,
      questions: [
        {
          asks: ['carry', 'last carry lost', 'different lengths'],
          answer:
            'Put the carry into the loop condition, otherwise 5 + 5 loses its 1. A missing node counts as 0.',
        },
        {
          asks: ['what does carry mean in list addition', 'carry variable two numbers', 'why sum // 10'],
          answer:
            '`carry` is the part of the sum that does not fit into the current digit, `sum // 10`: 0 or 1 here, because 9 + 9 + 1 = 19. It is added to the next pair of digits.',
        },
        {
          asks: [
            'cost of adding two lists',
            'add two numbers length of result',
            'can i convert the lists to integers',
          ],
          answer:
            'O(max(n, m)) time, and the result has at most one digit more than the longer list. Converting to an integer fails in Java or C++, where 100 digits do not fit; in Python it works but misses the point.',
        },
      ],
    },
    {
      number: 83,
      questions: [
        {
          asks: ['stay on current', 'keep one', 'three equal'],
          answer:
            'Advance only when the next value is different. After you remove a node, stay, because the following one may be equal as well.',
        },
        {
          asks: [
            'sorted duplicates cost one pass',
            'remove duplicates list space',
            'why must the list be sorted',
          ],
          answer:
            'One pass, O(n) time and O(1) space, because in a sorted list equal values are adjacent. In an unsorted list you would need a set of the values seen.',
        },
      ],
    },
    {
      number: 203,
      questions: [
        {
          asks: ['head', 'consecutive matches', 'prev stays'],
          answer:
            'After you remove a node, do not advance `prev`: the node that comes next now may have to go, too.',
        },
        {
          asks: ['remove value cost', 'dummy needed when first matches', 'remove elements returns old head'],
          answer:
            'O(n) time, O(1) space. Return `dummy.next`, since the old head may have been removed; for 7, 7 and the value 7 the result is an empty list.',
        },
      ],
    },
    {
      number: 237,
      questions: [
        {
          asks: ['given', 'no head', 'last'],
          answer: 'You delete the next node after copying it, therefore the last node is excluded.',
        },
        {
          asks: ['why is it constant time', 'delete given node without head', 'which node really disappears'],
          answer:
            'O(1), because nothing is searched: the value of the next node is copied and that next node is unlinked. So the object you were given stays and the next one disappears.',
        },
      ],
    },
    {
      number: 82,
      questions: [
        {
          asks: ['all prev', 'run of equal', '1 1 1'],
          answer:
            'Move `prev` only when the value after it occurs once; otherwise link `prev` past the whole run and stay.',
        },
        {
          asks: ['why keep none of the equal ones', '83 or 82 difference', 'duplicates all removed at head'],
          answer:
            'Here every value that occurs more than once disappears completely, so even the head may go: 1, 1, 2 becomes 2. That is why you need a dummy and a pointer to the last kept node.',
        },
      ],
    },
    {
      number: 86,
      questions: [
        {
          asks: ['cycle', 'order kept', 'last next null'],
          answer: 'Set the end of the second chain to null, or there is a cycle.',
        },
        {
          asks: ['partition list cost', 'small and large chain variables', 'is the partition stable'],
          answer:
            'O(n) time and O(1) space, as nodes are only relinked. Each chain is appended to at its end, so the original order within both parts is kept.',
        },
      ],
    },
    {
      number: 328,
      questions: [
        {
          asks: ['head of', 'loop condition'],
          answer:
            'Save the head of the even chain, and loop while `even` and `even.next` exist. Then link the last odd node to that head.',
        },
        {
          asks: ['odd even by index or value', 'odd even list cost', 'odd even loses the even part'],
          answer:
            'It is about positions, not values. O(n) time, O(1) space. Save the head of the even chain before the loop, because you must attach it after the last odd node.',
        },
      ],
    },
    {
      number: 138,
      questions: [
        {
          asks: ['null', 'map', 'O(1) space'],
          answer:
            'Null stays null: `map.get(node.random)` with a default. Without a map insert each copy right after its original.',
        },
        {
          asks: [
            'random pointer copy cost',
            'copies point into the old list',
            'what does the map contain in the copy',
          ],
          answer:
            'The map leads from each original node to its copy, O(n) time and space. The usual bug is `copy.random = node.random`, which points into the old list; use `map[node.random]`.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A recipe is a singly linked list of up to 10,000 steps, and each node says whether its step is optional. Unlink all optional steps, without creating nodes, and return the head of the remaining list.',
      words: ['whether its step is optional'],
      not: 'linked-list-two-pointers',
      why: 'Two pointers find positions that depend on the length, such as the middle, but here each node itself says whether it goes.',
      idea: 'Walk from a dummy node before the head, link past each optional step, and move on only when the next one stays.',
      cost: 'O(n)',
    },
    {
      task: 'The results of a high jump contest are a singly linked list of 100,000 heights in the order of the jumps. Remove every node that is not higher than all jumps before it, using constant extra space, and return the head.',
      words: ['higher than all jumps before it'],
      not: 'linked-list-reversal',
      why: 'Reversing helps when later nodes decide; here earlier ones do, and from the tail you would not know what came before.',
      idea: 'Walk from the head with the highest jump so far, and unlink each next node that does not exceed it.',
      cost: 'O(n)',
    },
    {
      task: 'Two necklaces are singly linked lists of pearls, each with at least 100 nodes. Take pearls 40 through 60 of the first, counted from its head, and link them, in their order, right after pearl 10 of the second.',
      words: ['counted from its head'],
      not: 'linked-list-two-pointers',
      why: 'A leading pointer is for positions counted from an end you have not reached; from the head, a single walk and a counter suffice.',
      idea: 'Walk to pearl 39, then to pearl 60, close the gap in the first necklace, and relink the cut part between pearls 10 and 11 of the second.',
      cost: 'O(n)',
    },
    {
      task: 'A lottery jackpot has up to 200,000 digits, one per node of a singly linked list, highest digit first. Divide it by 7 in place and return the head of the quotient without leading zeros; the remainder is dropped.',
      words: ['Divide it by 7'],
      not: 'linked-list-reversal',
      why: 'Sums carry from the lowest digit, but long division starts at the highest one, so reversing would put the digits in the wrong order.',
      idea: 'Walk from the head with the remainder so far, write each quotient digit into its node, and unlink the zeros in front, but keep one if the quotient is 0.',
      cost: 'O(n)',
    },
    {
      task: 'Two polynomials are singly linked lists of up to 300,000 terms, each a coefficient and its exponent, highest exponent first. Exponents may be missing. Relink the nodes to form the sum in the same order; terms that add up to zero disappear.',
      words: ['each a coefficient and its exponent'],
      not: 'linked-list-reversal',
      why: 'Unlike digits, terms never carry into the next exponent, so starting from the tail gains nothing, and both lists would have to be turned back.',
      idea: 'Append the front term with the higher exponent to a tail, and add two terms with equal exponents into one node or drop both.',
      cost: 'O(n + m)',
    },
  ],
} satisfies TutorTexts
