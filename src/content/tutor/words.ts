/** Words that carry no subject: they neither find a passage nor tell what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its is are was were be been being am do does did done have has had i im
  ive id me my mine we us our you your he she they them their to of in on at by for from with as and or but
  so if then than too very just only also about into out over can could should would will shall may might
  must not no yes u ur r what whats which who whom whose when where why how hows there here any some all
  each every either ones please pls plz thanks thank hey hello ok okay well really actually like kind
  getting go goes going know knows knew tell tells explain explains explained describe mean means meant say
  says show shows give gives see want wants need needs use uses used using make makes made let lets work
  works working thing things something anything someone way ways lot bit much many more most less even still
  again now exactly basically supposed understand understanding understood think thinks help helps question
  questions answer answers confused confusing quick quickly simple simply simpler come comes came dont
  doesnt cant wont isnt didnt whys wanna gonna tho though because cause cuz since while during between
  problem problems algorithm code solve hint hints nudge stuck solution everyone everybody writes looks look
  seems complicated friend totally sorry`.split(/\s+/),
)

/** Abbreviations of chats, spelled out. */
export const spelledOut: Readonly<Record<string, string>> = {
  u: 'you',
  y: 'why',
  hv: 'have',
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
}

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

/** Words of other subjects. One of them makes a message off-topic if nothing in it is about algorithms. */
export const otherSubjects: ReadonlySet<string> = new Set(
  `agile backend junior android angular ansible anxiety arduino astrology async autowired aws azure bake baking bash
  basketball beer berlin birthday bitcoin blockchain bonus bootcamp bootstrap boyfriend bread burnout
  chatgpt clothes cmake commit compiler conda cook cooking coroutine coroutines cors cricket crypto css
  csv cv database databases dating diet div dividend django dns docker egg eggs elasticsearch election
  equity essay ethereum euro euros excel figma film firmware flask flexbox flutter forecast french gcp
  geography german girlfriend git github gitlab goroutine goroutines government gpt gradle grafana graphql
  gym h1b hackathon haiku haircut handshake helm hibernate hiring hoodie horoscope html http https ide
  inheritance instagram insurance internship internships invest investing ios iphone jenkins joke jokes
  jsx jwt k8s kafka kotlin kubectl kubernetes landlord laptop laravel latex lawyer layoff layoffs linkedin
  linux llm localstorage lyrics macbook makefile manager markdown matplotlib maven medicine microservice
  microservices middleware mongodb mortgage motivation multithreading munich music mutex mysql nba
  negotiate netflix neural nextjs nginx novel npm numpy oauth onboarding oop openai opengl orm outfit
  pandas passport pasta pdf photoshop pip poem poetry politics polymorphism postgres postgresql powerpoint
  premiere president prisma professor prometheus promotion pytorch rails raise raspberry react rebase
  recipe recruiter recruiters redux regression relationship religion relocation replication resume
  salaries salary scrum seo sequelize servlet shader sharding singleton sleep soccer sockets sourdough
  spanish spring sql sqlalchemy ssh standup stylesheet svelte swiftui tailwind tax taxes tcp tennis
  tensorflow terraform thread threads tiktok tls transactional translate twitter ubuntu udp unity
  university unreal useeffect usememo useref useselector usestate vacation venv vim visa vite vscode vue
  wage wages weather webpack websocket websockets wedding wifi wine wordpress workout yarn yoga youtube
  zurich`.split(/\s+/),
)

/** Words of the field, besides the names of patterns and the terms of the glossary. */
export const codingWords: readonly string[] =
  `algorithm algorithms answer approach array arrays base bits bound bug case cases code coding compile
  complexity condition constant counter data debug dedupe demo edge element elements end example
  exponential failing function gotcha gotchas graph hash hint index indices input integer interview
  invariant iterate iterative java javascript key keys leetcode left length lesson linear list lists
  logarithmic loop map matrix memory method middle node nodes null number numbers optimal order output
  overflow pattern pitfall pitfalls pointer pointers print problem problems proof python quadratic quiz
  recursion recursive return reverse right runtime search segfault set size solution solve sort sorted
  space start step string strings structure subarray substring sum swap syntax target test time tle
  traverse tree trees typescript value values variable visit visited while whiteboard window`.split(/\s+/)

/** Little words of other European languages and of Turkish; two of them make a message foreign. */
export const foreignWords: ReadonlySet<string> = new Set(
  `auf avec bir che chi como cosa cuando czy da dans das de del della dem den der des di dlaczego donde een
  ein eine el em en es est esta et fur gli hai het hoe hoy hvad hvor ich ik ikke il ist jag jak je jeg jest
  kann la las le les lo los mein meu mi mir mit nasil nedir nel nella nicht nie nous och onde para perche
  por porque pour pourquoi qual quale quand quanto que quel quelle qui quien sao sono su sur tu um uma un
  una und une uno vad van voce von vous waar waarom wann warum welche wer wie wird wo y zijn zum zur`.split(
    /\s+/,
  ),
)
