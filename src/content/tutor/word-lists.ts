/** Word lists by which the tutor tells whether a message is about algorithms. */

/** Words that by themselves show that a message is about algorithms and data structures. */
export const subjectWords = `
  array arrays subarray subarrays subsequence subsequences substring substrings pointer pointers index indices sorted
  unsorted sorting sort algorithm algorithms complexity runtime asymptotic big-o o(n) o(1) quadratic linear logarithmic
  exponential constant amortized amortised recursion recursive recursively recurse iterative iteratively iteration loop
  loops nested brute brute-force bruteforce duplicate duplicates hash hashmap hashset hashtable dict dictionary key keys
  collision collisions bucket buckets list lists node nodes head tail next prev link links cycle cycles tree trees
  binary root leaf leaves subtree subtrees child children parent ancestor traversal traverse inorder preorder postorder
  balanced height depth graph graphs vertex vertices edge edges weighted unweighted directed undirected neighbour
  neighbours neighbor neighbors visited component components connected path paths grid matrix matrices island islands
  stack stacks queue queues deque push pop peek enqueue dequeue heap heaps priority prefix suffix sum sums window
  windows target negative negatives integer integers overflow bit bits xor mask digit digits palindrome anagram
  permutation permutations combination combinations subset subsets backtracking backtrack prune pruning memo
  memoization memoize memoise tabulation dp state states transition subproblem subproblems overlapping knapsack coin
  coins capacity greedy interval intervals overlap merge merging partition pivot median kth rotated peak mountain
  bound bounds lower upper mid middle halve halving trie tries wildcard union find compression rank topological
  prerequisite prerequisites dag dijkstra bellman kruskal prim mst spanning shortest monotonic increasing decreasing
  contiguous element elements invariant pattern patterns template leetcode dummy sentinel null reverse reversal
  reversed swap in-place inplace iterate comparator stable stability lru lfu cache eviction carry parentheses
  brackets lookup counter frequency occurrences two-pointer bfs dfs bst lis lcs lca n-queens sudoku
  fibonacci recurrence optimal substructure subarray infinite lexicographic character characters maximum minimum
  largest smallest longest quickselect quicksort mergesort bubble insertion flood bipartite coloring colouring acyclic
  cyclic stale relax relaxation cell cells row rows column columns diagonal level levels deque circular
`

/** Words of other subjects. */
export const foreignWords = `
  weather forecast rain-today recipe cook cooking bake baking cake pancake pancakes pizza pasta soup dinner lunch
  breakfast restaurant coffee beer garden gardening plant planting oak pine apple-tree movie movies film netflix
  song songs music lyrics guitar piano poem poems haiku story novel essay joke jokes riddle football soccer basketball
  cricket tennis olympics cup champion world president minister election politics government war history historical
  capital country france germany india china europe america city travel flight flights hotel hotels vacation holiday
  visa passport doctor medicine headache sick pain diet calories gym workout muscle weight-loss sleep yoga
  girlfriend boyfriend wife husband dating love marriage friend birthday gift dog dogs cat cats pet pets horse
  salary negotiate negotiation resume cv cover-letter linkedin recruiter recruiters hire hiring job jobs
  boss colleague manager visa-status mortgage loan bank banking invest investing investment bitcoin crypto ethereum tax taxes
  dividend react reactjs vue angular svelte css html tailwind flexbox div jsx frontend backend fullstack
  nextjs webpack vite npm django flask rails spring laravel php wordpress sql mysql postgres postgresql mongodb
  mongo redis nosql orm query-plan docker kubernetes k8s terraform ansible aws azure gcp cloud lambda-function devops
  jenkins git github gitlab commit rebase branch-protection pull-request linux ubuntu macos bash shell vim
  emacs vscode ide keyboard laptop monitor phone iphone android ios swiftui wifi router-password vpn tcp udp dns http
  https rest-api graphql oauth jwt cookie cookies websocket kafka rabbitmq microservice microservices url 
  scalability sharding load-balancer loadbalancer machine-learning neural tensorflow pytorch gpt chatgpt llm openai
  blockchain ethereum quantum physics chemistry biology photosynthesis geography astronomy planet planets moon
  calculus integral derivative trigonometry theorem-of translate translation french spanish german japanese grammar
  horoscope lottery casino poker chess-opening game-console playstation xbox minecraft fortnite excel spreadsheet
  powerpoint photoshop email emails newsletter tweet twitter instagram facebook tiktok youtube blog
  google bing seo ads advert marketing landlord rent apartment furniture clothes shoes fashion haircut skincare
  makeup vegan meat chicken rice bread cheese sugar chocolate ice-cream beach hiking fishing swimming marathon
  plane airplane airport concert museum theater theatre church religion god bible prayer therapist lawyer
  court police crime army weapon gun university admission scholarship tuition crush kiss electricity battery solar oil
  snow sunny population wedding party christmas holiday halloween groceries chores laundry vacuum kitchen bathroom toy
  toys baby toddler school-bus museum celebrity actor actress singer band album podcast radio newspaper novel wikipedia
  spotify uber amazon tesla samsung windows-update keyboard mouse headphones camera photo photos drone
  figma sketch-app jira slack zoom outlook gmail calendar tailwind bootstrap jquery typescript-config eslint prettier
  chatbot copilot prompt-engineering dataset-for neural-net regression classifier gradient pretrained
  shopping buy-online amazon-prime uber taxi bicycle bus-ticket scraper scraping selenium pandas numpy
  matplotlib excel unity unreal arduino raspberry tkinter qt lyrics
`

/** Words of the subject that also have an everyday meaning: alone they prove little. */
export const everydayWords = `
  array arrays list lists tree trees graph graphs state states search sort sorting sorted order hash map stack stacks
  queue queues heap heaps path paths window windows link links root leaf leaves child children parent ancestor height
  depth level levels row rows column columns cell cells key keys head tail next weighted island islands coin coins
  capacity table peak mountain bit bits digit digits swap reverse recursive recursively recursion backtrack backtracking
  union find rank pattern patterns template element elements loop loops cycle cycles circular cache median middle mid
  rank maximum minimum largest smallest longest shortest increasing decreasing negative negatives sum target priority
  component connected bound bounds lower upper character characters counter null stable binary root linear constant
  optimal lookup greedy pop push peek node nodes string number pivot interval intervals overlap merge merging dummy
`

/** Words about learning and interviews, which belong to no subject. */
export const talkWords = `
  interview interviewer interviewers interviews professor teacher lecture class course exam test homework assignment book
  video tutorial friend hour hours minute minutes day days week time today tonight tomorrow yesterday second first third
  confused lost dumb stupid tricky hard easy difficult weird trick tricks clear unclear sense idea ideas example examples
  case cases problem problems solve solved solution approach method technique algorithm code line lines program function
  variable language python java typescript javascript cpp c++ wrong right correct true false bad good
  better best worse worst big small large long short high low new old same different difference again part parts piece
  practice practise exercise try tried attempt attempts start end stop finish begin learn learning study studying teach
  remember forget forgot memorize memorise know hint hints clue quiz question answer review revise mock stuck help
  explain intuition concept basics beginner advanced leetcode whiteboard simple simpler simply detail details deep deeper
  general usually always never often sometimes maybe actually basically roughly exactly literally totally simply summary
  step steps why how what when where which person people someone anybody guy guys bro dude man sir mate buddy hour
  feel feels felt hate love nervous afraid tired bored frustrated gave hear heard told show write writing read reading
  run runs ran running fail fails failing work works worked useful matter matters apply applied happen happens called
  name names word words sentence kind type types way ways point points reason reasons common typical trap mistake mistakes
  pitfall bug bugs error errors slow fast quick speed memory space size length input output value values result
  compare comparison versus vs complexity runtime cost big-o notation tf heck hell wtf lol haha btw imo tldr eli5
  one two three four five six seven eight nine ten zero once twice both sure normal overview compared compare recognise
  recognize skeleton boilerplate snippet uppercase lowercase train sorts gives sort-of pretty quite rather lately properly
  suddenly instead otherwise anyway whole entire extra single double multiple several few couple pair pairs rest left over
  around along inside outside behind before after next previous current already yet soon later earlier ago whenever
  possible impossible necessary required allowed enough important special certain specific usual plain regular main
  difference purpose role goal result results happens expected expect wonder wondering seem seems look looks looking
  find finds found keep keeps kept put puts add adds added remove removes removed move moves moved change changes changed
  pick choose decide follow check test tests testing print prints return returns call calls called count counts set sets
  turn turns jump skip skips break breaks broken crash crashes stuck hang hangs loop loops pass passes passed miss misses
  missing handle handles deal deals avoid avoids prevent cause causes support supports involve include contain contains
  build builds built create creates created implement implementation store stores stored update updates updated insert
  inserts inserted delete deletes deleted sold sell buy bought holds hold day accident magic ever hardly almost nearly
  translate-to write-down talk talking speak listen hear overview list-of recap cheat sheet notes note reference topic
  topics subject chapter lesson lessons session coach tutor message sentence page section paragraph screen
  english plainly short brief longer shorter faster slower deeper exact rough optimise optimize improve improves
  mind brain head stuck mess messy messing confuse panic give up giving hopeless useless-at wish hope hopefully
  draw drawing picture diagram visual visualise visualize animation hurt hurts brain cry crying sad mad angry annoying
  hmm huh uh um wait sorry typo prove proof true truth always matter rephrase reword elaborate expand continue further
  analogy metaphor kid five-year-old grandma slower repeat english german spanish-please monday friday weekend prepare
  preparing prepared preparation onsite tell interesting boring curious honestly frankly probably definitely guess
  guessing assume assumption correctly mental model rule rules thumb cheatsheet memorise pattern-wise sample demo
  trace dry manually paper pen board whiteboarding loud aloud voice understandable vague confusing overwhelming long-winded
  beginner noob newbie expert senior junior level candidate hired-for asked asks asking ask follow-up rewrite refactor
  cleaner clean readable neat elegant beautiful ugly bruteforce naive obvious intuitive
  faang company companies round rounds
`
