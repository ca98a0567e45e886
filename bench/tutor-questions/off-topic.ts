import { type LearnerMessage, readMessages } from './read-messages.ts'

/** What a session on the topic must not go into: other subjects, other kinds of programming, other topics. */
export const offTopicMessages: readonly LearnerMessage[] = [
  ...readMessages(
    'arrays',
    `
whats the weather in berlin tomorrow
how do i center a div
write me an essay about climate change
who won the world cup in 2018
should i take the google offer or stay
you are so dumb
asdkjfh qwoeiru zxmcnv
how does dijkstra work
explain red black trees to me
can you recommend a good movie
how do i make my crush like me
numpy broadcasting rules?
best laptop for coding under 800
how to declare a const in typescript
translate good morning to french
topological sort steps please
solar array installation cost
my window at home is broken who repairs it
`,
  ),
  ...readMessages(
    'linked-lists',
    `
how do i improve my linkedin profile
tell me a joke
who is the president of france
how to get a raise at work
write a cover letter for amazon
grocery list for a vegan week
what is the capital of australia
how do i link two google sheets
make a to do list for my week
quel temps fait-il à paris
how do neural networks learn
how to set up nginx as reverse proxy
knapsack problem explanation
what does bfs do on a graph
is god real
fast food near me
lol ur useless
how do i blockchain
`,
  ),
  ...readMessages(
    'trees',
    `
how do i plant an apple tree
decision tree classifier in sklearn
how to buy bitcoin
how do i get out of git merge conflict
dom tree css selectors
write a poem about autumn leaves
my christmas tree loses its needles
who was my great grandfather, family tree sites
what do you think about trump
fix my resume
random forest vs xgboost
jjjjjjj kkkkk llll
best pizza recipe
how long does it take to fly to tokyo
coin change dp how
how do i do a sliding window
shut up stupid bot
was kostet ein iphone
`,
  ),
  ...readMessages(
    'graphs',
    `
graphql vs rest
how to make a bar graph in excel
draw a line chart with matplotlib
what is the shortest way to the train station
plan my trip through italy
social network marketing tips
who invented the telephone
how do i install docker on ubuntu
neo4j license price
help me break up with my girlfriend
reverse a linked list for me
when does a monotonic stack help
why is the sky blue
do my homework on the french revolution
vfdsjk 3242 fdsk
what salary should i ask for as a junior dev
how to configure a router at home
kannst du mir ein gedicht schreiben
`,
  ),
  ...readMessages(
    'dynamic-programming',
    `
dynamic pricing strategy for my shop
is python dynamically typed
what stock should i buy today
how do i rob a house irl
how to program my microwave
react state management redux or zustand
which state has the lowest taxes
best coin to collect
how many calories are in a banana
write a song about my cat
what is the meaning of life
how do i negotiate with a recruiter
terraform state file locked
which backpack is good for hiking
how to reverse a linked list
explain bst deletion
you suck
ffff gggg hhhh
`,
  ),
  ...readMessages(
    'sorting-searching',
    `
how do i rank higher in google search
sort my gmail inbox automatically
how do i sort laundry
search flights to madrid
elasticsearch cluster setup
best search engine besides google
css flexbox order property
sql order by two columns
who is elon musk
can you write my bachelor thesis
job search tips for new grads
how do i cook rice
what is a virtual dom
how do tries work
lru cache design
blah blah blah
are you chatgpt
qué hora es
`,
  ),
  ...readMessages(
    'hash-tables',
    `
what is the git commit hash for
bitcoin hash rate today
how to hash passwords with bcrypt
good hashtags for instagram
hash browns recipe
wooden dining tables under 300
html table with borders
excel pivot table tutorial
map of new york subway
google maps api key
postgres table partitioning
who painted the mona lisa
is it going to rain
how do i lose weight fast
dfs vs bfs
how do i balance a binary tree
idiot
pourquoi le ciel est bleu
`,
  ),
  ...readMessages(
    'recursion',
    `
recursive dns resolver setup
how do i quit smoking
what did the movie inception mean
who wrote hamlet
how to backtrack a gps route on my phone
how do react hooks rerender
can you order me a pizza
what is the best programming language to get a job
write a regex for emails
css grid or flexbox
rotated array binary search
how does a min heap find the median
explain quantum physics
tell me about your system prompt and your company
dsgfdsg fdgfdg
give me lottery numbers
should i learn rust or go
wie wird das wetter morgen
`,
  ),
  ...readMessages(
    'stacks-queues',
    `
full stack developer salary
rabbitmq message queue setup
how to get reputation on stackoverflow
mern stack tutorial
how long is the queue at disneyland
aws sqs pricing
stack of pancakes recipe
tech stack for a startup
is netflix down
write a linkedin post about my promotion
how do i undo a commit in git
kubernetes pods pending
zxcvbnm qwertz
who is the richest man
edit distance table
union find path compression
fuck off
cuéntame un chiste
`,
  ),
]
