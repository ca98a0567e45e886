/** Words that carry no subject: they neither find a passage nor tell what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its is are was were be been being am do does did done have has had i im
  ive id me my mine we us our you your he she they them their to of in on at by for from with as and or but
  so if then than too very quite just only also about into out over can could should would will shall may might
  must not no yes oh ah aha u ur r what whats which who whom whose when where why how hows there here any some all
  each every either ones please pls plz thanks thank hey hello ok okay well really actually like kind
  getting go goes going know knows knew tell tells explain explains explained describe mean means meant say
  says show shows give gives see want wants need needs use uses used using make makes made let lets work
  works working thing things something anything someone way ways lot bit much many more most less even still
  again now exactly basically supposed understand understanding understood think thinks help helps question
  questions answer answers confused confusing quick quickly simple simply simpler come comes came dont
  doesnt cant wont isnt didnt whys wanna gonna tho though because cause cuz since while during between
  problem problems algorithm code solve hint hints nudge stuck solution everyone everybody writes looks look
  seems complicated friend totally sorry recommend suggest`.split(/\s+/),
)

/** Abbreviations of chats, spelled out. */
export const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    explanation: 'explanation',
    explanations: 'explanations',
    y: 'why',
    hv: 'have',
    wich: 'which',
    wats: 'whats',
    wat: 'what',
    nlogn: 'o(nlogn) fast',
    ppl: 'people',
    idx: 'index',
    lvl: 'level',
    freq: 'frequency',
    freqs: 'frequency',
    arr: 'array',
    grp: 'group',
    nums: 'numbers',
    substr: 'substring',
    wndw: 'window',
    subarr: 'subarray',
    subseq: 'subsequence',
    mergesort: 'merge sort',
    algo: 'algorithm',
    algos: 'algorithms',
    rec: 'recursion',
    pq: 'priority queue',
    ll: 'linked list',
    tc: 'time complexity',
    sc: 'space complexity',
    ptr: 'pointer',
    ptrs: 'pointers',
    mem: 'memory',
    diff: 'difference',
    neg: 'negative',
    dup: 'duplicate',
    dups: 'duplicates',
    dupes: 'duplicates',
    dict: 'hash map',
    linkedlist: 'linked list',
    linkedlists: 'linked lists',
    hashmap: 'hash map',
    hashmaps: 'hash maps',
    hashset: 'hash set',
    hashtable: 'hash table',
    minheap: 'min heap',
    maxheap: 'max heap',
    bs: 'binary search',
    sw: 'sliding window',
    inf: 'infinite',
    seq: 'sequence',
    combos: 'combinations',
    perms: 'permutations',
    topo: 'topological',
    dsu: 'union find',
    preds: 'predecessors',
    vals: 'values',
    coz: 'because',
    btw: '',
    smth: 'something',
    sth: 'something',
    w: 'with',
    btwn: 'between',
    impl: 'implementation',
    tmpl: 'template',
  }),
)

/** Words that learners use for words of the lessons, a line for each meaning. A word may be in two lines. */
export const synonyms = `
  duplicate repeated repeat same identical equal twice
  contiguous consecutive adjacent subarray stretch
  remove delete drop discard evict
  insert add append push store
  memory space storage auxiliary extra
  null none nil undefined missing
  fail wrong incorrect error bug broken crash
  infinite endless forever hang stuck never stop terminate
  visited mark seen flag
  bigger larger greater
  maximum max largest biggest greatest highest
  minimum min smallest least lowest fewest cheapest
  sort sorted order ordered ascending
  unsorted unordered random
  recursion recursive recurse call
  edge link connection arrow
  node vertex vertices
  map dictionary hashmap table hashset set lookup
  letter character char
  index position cursor pointer
  middle mid midpoint center centre
  half halve split
  cycle loop circular ring
  component group island region connected
  path route
  cost price weight weighted
  slow tle timeout quadratic
  reverse reversal backward flip
  prune pruning cut
  undo unmake restore revert
  copy clone snapshot
  capacity budget limit
  amount total sum target
  memo memoization memoize cache top-down
  tabulation table bottom-up
  base trivial empty
  level row layer depth
  child children subtree
  balanced skewed degenerate unbalanced
  prerequisite dependency dependencies
  bracket parenthesis parentheses paren
  interval meeting booking range segment
  overlap collide conflict
  palindrome mirror symmetric
  anagram rearrange
  count counter frequency occurrence tally
  dummy sentinel placeholder
  shrink contract narrow
  grow expand extend
  bound boundary border
  recognize spot identify detect notice
  difference differ versus vs
  stale outdated lazy
  brute naive
  parallel simultaneous
  variable dynamic flexible valid
`

/** Words of the field, besides the names of patterns and the terms of the glossary. */
export const codingWords: readonly string[] =
  `algorithm algorithms answer approach array arrays base bits bound bug case cases code coding compile
  complexity condition constant counter data debug dedupe demo edge element elements end example
  explanation exponential failing function gotcha gotchas graph hash hint index indices input integer interview
  invariant iterate iterative java javascript key keys leetcode left length lesson linear list lists
  logarithmic loop map matrix memory method middle node nodes null number numbers optimal order output
  overflow pattern pitfall pitfalls pointer pointers print problem problems proof python quadratic quiz
  recursion recursive return reverse right runtime search segfault set size solution solve sort sorted
  space start step string strings structure subarray substring sum swap syntax target test time tle
  traverse tree trees typescript value values variable visit visited while whiteboard window`.split(/\s+/)

/** Of two statements that are alike but for such a pair, one denies the other. */
export const opposites: readonly (readonly [string, string])[] = `
  left right · min max · minimum maximum · smallest largest · smallest biggest · smaller larger · smaller bigger · less more · fewer more · before after
  first last · always never · ascending descending · increasing decreasing · sorted unsorted · top bottom · front back · head tail
  in out · push pop · pre post · preorder postorder · inorder preorder · inorder postorder · bfs dfs · queue stack · stack heap
  min-heap max-heap · lower higher · lower upper · shorter taller · shorter longer · shortest longest · even odd · inside outside
  positive negative · directed undirected · memo table · time space · faster slower · fast slow · row column · parent child · forward backward
  forwards backwards · include exclude · start end · begin end · open closed · enough needed · lte lt · gte gt · lte gte · lt gt · plusone minusone
  same different · connected disconnected · node edge · nodes edges · vertices edges · one both · only also · once twice · up down · add remove · adds removes
  grow shrink · grows shrinks · expand shrink · prev next · previous next · array list · map set · linear quadratic · linear logarithmic · constant linear · constant quadratic · constant logarithmic
  balanced unbalanced · balanced skewed · balanced degenerate · weighted unweighted · singly doubly · mutable immutable · stable unstable
  valid invalid · best worst · average worst · oldest newest · fifo lifo · iterative recursive · cyclic acyclic · subarray subsequence · substring subsequence
  maxheap minheap · inward outward · upward downward · upwards downwards · short long · bigger smaller · taller lower · empty full · many few
  recursion iteration · static dynamic · easier harder · dense sparse`
  .split(/·|\n/)
  .map((pair) => pair.trim().split(' '))
  .flatMap(([one, other]) => (one && other ? [[one, other] as const] : []))
