import { graphOf } from '#algorithms/fields/graph.ts'
import { drawGraph } from '#algorithms/graph.ts'
import type { TableScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const rules = 'C>A, C>B, A>D, D>B, F>D, A>E'
const plan = graphOf(rules, { isDirected: true })
const jobs = plan.nodes.map(({ id }) => id)

/** All orders of the jobs. */
export const orders = ordersOf(jobs)

function ordersOf(left: readonly string[]): readonly (readonly string[])[] {
  if (left.length === 0) return [[]]
  return left.flatMap((job) => ordersOf(left.filter((each) => each !== job)).map((rest) => [job, ...rest]))
}

/** Names of the jobs that come before one that they need. */
function tooEarly(order: readonly string[]): ReadonlySet<string> {
  return new Set(plan.edges.flatMap(({ from, to }) => (order.indexOf(from) > order.indexOf(to) ? [to] : [])))
}

export function isAllowed(order: readonly string[]): boolean {
  return tooEarly(order).size === 0
}

function drawOrders(marksWaste: boolean): TableScene {
  const rows = jobs.map((first) => {
    const all = orders.filter((order) => order[0] === first)
    const allowed = all.filter(isAllowed).length
    const role = !marksWaste ? 'default' : allowed === 0 ? 'visited' : 'settled'
    return [all.length, allowed].map((value) => ({ value, role }) as const)
  })
  return { kind: 'table', corner: 'first job', columnHeads: ['orders', 'allowed'], rowHeads: jobs, rows }
}

function drawOrder(title: string, order: string, note: string): Picture {
  const early = tooEarly([...order])
  return {
    title,
    scene: drawArray({
      values: [...order],
      roleOf: (index) => (early.has(order[index]!) ? 'visited' : 'result'),
      hasNoIndices: true,
    }),
    note,
  }
}

const best = drawOrder('An allowed order', 'CFADEB', 'each job comes after all that it needs')

function drawQueue(free: string): Picture {
  return { scene: drawWaitingQueue([...free].map((value) => ({ id: value, value }))) }
}

export const walkthrough: Walkthrough = {
  title: 'Six jobs on a boat',
  problem:
    'A boat is refitted in six jobs, A to F. Some **must come before** others: C before A and B, A before D and E, D before B, and F before D. **In which order** can one worker do all six, **or is there none**?',
  input: { graph: rules },
  firstTry: {
    picture: {
      scene: drawGraph(
        plan,
        () => ({ role: 'default' }),
        () => ({ role: 'default' }),
      ),
    },
    tries: [
      {
        text: 'Sort the jobs by how many others they need',
        says: '**It breaks a rule: B comes before D.** Both need two others, and one of the two that B needs is D itself. How many a job needs at the start does not say when they are done.',
        pictures: [drawOrder('Fewest needs first', 'CFAEBD', 'B comes before D'), best],
      },
      {
        text: 'Start at C, and follow the arrows from each job to the next',
        says: '**It breaks a rule: D comes before F.** An arrow into D is followed as soon as A is done, although D needs F as well.',
        pictures: [drawOrder('Along the arrows', 'CADBEF', 'D comes before F'), best],
      },
      {
        text: 'Try all orders until one keeps every rule',
        says: '**It finds an allowed order, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for orders that need no second look.',
  },
  bruteForce: {
    title: 'Try every order',
    text: 'Write down all orders of the six jobs, and check each against the six rules. The table has a row for each job that can be **first**: how many orders begin with it, and how many of those keep all rules.',
    before: { scene: drawOrders(false) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: each order is different, so each has to be checked',
          says: 'You are thinking that each order is news. But the 120 orders that begin with A all fail for one and the same reason: C is not done yet.',
        },
        {
          text: 'The orders that begin with F: more jobs wait for C',
          says: 'You want the most important job first. But F needs nothing, so it may be first as well, and some orders that begin with F are allowed.',
        },
        {
          text: 'All orders that begin with a job that needs another',
          says: 'A, B, D and E each need a job that is not done. So 480 of the 720 orders fail at their first job, and more fail for the same reason at the second job, the third, and so on.',
        },
      ],
      right: 2,
    },
    after: { scene: drawOrders(true) },
    cost: 'Six jobs have 720 orders, and 12 jobs have 479,001,600.',
  },
  idea: {
    title: 'Only take what is free',
    text: 'At each point, only a job that needs nothing more can be next. Four lines make a method of that.',
    lines: [
      {
        name: 'What waits',
        text: 'Jobs whose prerequisites are all done wait in a queue. Each of them may be next.',
        picture: drawQueue('CF'),
        question: {
          id: 'free',
          ask: 'C and F need nothing, so both are free. Can you get stuck later because you take the wrong one first?',
          options: [
            {
              text: 'Yes: C must be first, because more jobs wait for it',
              says: 'You want to free as many jobs as possible. But F, C, A, D, E, B keeps every rule, too. C is free after F just as it was before.',
            },
            {
              text: 'No: a free job may always be moved to the front',
              says: 'Take any allowed order of what is left, and move F to its front. F needs nothing that is left, and each job that needs F still comes after it. So if there is an allowed order, there is one that begins with F, and the same is true of C.',
            },
            {
              text: 'No: the two have nothing to do with each other',
              says: 'They do: D needs F, and by way of A it needs C. Both are safe all the same, because nothing has to come before them.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is marked and when',
        text: 'Each job has a count of what it needs. It is lowered when one of these is done; at 0 the job joins.',
        question: {
          id: 'count',
          ask: 'C is done. A and B need C. Which of them joins the queue?',
          note: 'B also needs D.',
          options: [
            {
              text: 'Both: the job before them is done',
              says: 'You follow the arrows. Then the order is C, F, A, B, D, E: B comes before D, although it needs D.',
            },
            {
              text: 'Those whose count of open prerequisites is now 0',
              says: 'C lowers both counts by one: A is at 0 and joins, and B is at 1 and waits for D. Each arrow lowers a count once, when its first job is done.',
            },
            {
              text: 'Go through all jobs again and check all their rules',
              says: 'That finds A as well. But it reads all 6 rules after each of 6 jobs, 36 in all. A count reads each rule once, so 6 are enough.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'Each count is the number of prerequisites that are still open.',
        staysTrue: true,
        picture: drawQueue('DE'),
        question: {
          id: 'last',
          ask: 'C, F and A are done, and D and E have joined the queue. How do you know that all that D needs is done?',
          options: [
            {
              text: 'Its count began at 2 and was lowered by A and by F',
              says: 'The count begins with the number of arrows into D, and each arrow lowers it once, when its job is taken. So at 0 every arrow comes from a job that is in the order. The same holds for every job that joins.',
            },
            {
              text: 'A was done last, and A comes right before D',
              says: 'A was the last one here. But A is only one of the two: had F not been done, the count of D would be 1, and D would wait.',
            },
            {
              text: 'The queue is in the right order, so D has its turn',
              says: 'The queue only says who has waited longest. E waits after D, but it could just as well be before it: neither needs the other.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'When to stop',
        text: 'When the queue is empty. If jobs are left over, there is a cycle and no order.',
        picture: drawQueue(''),
        question: {
          id: 'cycle',
          ask: 'Suppose that E also had to come before C. Then only F is ever free, and five jobs are left. What does that mean?',
          options: [
            {
              text: 'You took a wrong job: start again with another one',
              says: 'You think of a dead end. But F was the only free job, and taking a free job never does harm. No other start exists.',
            },
            {
              text: 'The rest can follow in any order',
              says: 'You want to complete the list. But C needs E, E needs A, and A needs C: whichever of the three comes first comes before one that it needs.',
            },
            {
              text: 'There is a cycle, so there is no order',
              says: 'Each job that is left has a count above 0, so it needs another one that is left. Go from a job to one that it needs, again and again: with five jobs, you must come back to one that you have seen. That is a cycle, and none of its jobs can be first.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **topological sort**: take what waits for nothing, lower the counts of what comes after, and repeat.',
  },
  watch: {
    title: 'Take the free jobs',
    text: 'The same jobs and rule. You say whether a job joins the queue.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Counts', labels: ['count'] },
      { name: 'What waits', labels: ['fill'] },
      { name: 'Next job', labels: ['take'] },
      { name: 'What is marked', labels: ['lower', 'look', 'ready'] },
      { name: 'When to stop', labels: ['check', 'cycle', 'done'] },
    ],
    keeps: 'lower',
    note: 'The length of the order is the test for a cycle. It takes O(V + E) time, because each of V nodes is taken once and each of E edges lowers one count once.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a node joined the queue at its **first** prerequisite that is done, not at its last. Which edges show the slip?',
      options: [
        {
          text: '`A>B, B>C`',
          says: 'Each node has one prerequisite at most, so its first is also its last. The order is A, B, C.',
        },
        {
          text: '`A>B, A>C, C>B`',
          says: 'A lets both B and C join, and B is taken first. The slip gives A, B, C, although C must come before B.',
        },
        {
          text: '`A>C, B>C`',
          says: 'C joins as soon as A is done. But B was in the queue before C, so the order A, B, C is right by luck.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'must come before',
        tells: 'Edges have a direction and say what comes first: all prerequisites, not only one.',
        decides: true,
      },
      {
        words: 'In which order',
        tells: 'You need an order of all nodes that fits every edge.',
        decides: true,
      },
      {
        words: 'or is there none',
        tells: 'A cycle makes it impossible, and you have to notice that.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      property: 'Does a node have to wait for all the nodes that lead to it?',
      here: 'Yes. A job can start only when everything that it needs is done.',
      there: 'No. One edge is enough to get to a node, so follow the edges.',
      example:
        'Now the letters are towns, and the arrows are **one-way streets**: A>B, B>C and C>B. You start in A. **Which towns can you get to**? Topological sort takes a town when no street leads into it any more.',
      question: {
        id: 'rival',
        ask: 'Which towns does topological sort list?',
        options: [
          {
            text: 'Only A',
            says: 'B waits for A and for C, and C waits for B, so neither count becomes 0. But one street is enough to get there: following the streets finds A, B and C.',
          },
          {
            text: 'A, B and C',
            says: 'You can get to all three, so that would be right. But B still waits for the street from C when A is done, so it never joins the queue.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'topological-sort-lesson-1',
        text: 'An office has to translate 800 contracts. Some use terms that are defined in others, and a contract can be translated only once all those whose terms it uses are finished. A list names every such pair. Give a sequence for one translator, or report that some contracts rely on each other in a circle.',
        world: 'contracts to translate',
        pattern: 'topological-sort',
        evidence: [
          {
            words: 'only once all those whose terms it uses are finished',
            tells: 'A contract waits for all of its predecessors, so count the open ones.',
            decides: true,
          },
          {
            words: 'Give a sequence',
            tells: 'You need an order of all nodes that fits every pair.',
            decides: true,
          },
          {
            words: 'rely on each other in a circle',
            tells: 'A cycle makes it impossible: what is left over at the end shows it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'Listing contracts as a search meets them puts one down after the first of its predecessors, when others may be open.',
        },
        why: 'Count for each contract how many it still needs, take one at zero, and lower the counts of those that need it.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'union-find', line: 'who belongs to the same group' },
        { pattern: 'topological-sort', line: 'take what waits for nothing' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
      ],
    },
    {
      prompt: {
        id: 'topological-sort-lesson-2',
        text: 'An ant nest has 2,000 chambers and 5,000 tunnels, so smooth and narrow that an ant gets through each in one direction only; some lead around in a circle. A young ant starts in the top chamber and is curious, not in a hurry. Into which chambers can it never get?',
        world: 'ant nest',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'It finds the same chambers; its rings are not needed, because no steps are counted.',
          },
        ],
        evidence: [
          {
            words: 'some lead around in a circle',
            tells: 'Cycles are allowed, so mark each chamber instead of waiting for what leads to it.',
            decides: true,
          },
          {
            words: 'not in a hurry',
            tells: 'The number of tunnels does not matter, so any path will do.',
            decides: false,
          },
          {
            words: 'can it never get',
            tells: 'The problem asks what can be reached: one tunnel into a chamber is enough.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'topological-sort',
          fails:
            'It would wait until all tunnels into a chamber come from finished chambers, which never happens on a circle.',
        },
        why: 'Go from the top chamber to each unmarked chamber, mark it on entering, and report those that are never marked.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'topological-sort', line: 'take what waits for nothing' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
      ],
    },
  ],
  end: {
    canDo:
      'When things must come before others, count what each still needs, and take what needs nothing; what is left over proves a cycle.',
    practice: lesson.practice.find(({ number }) => number === 210)!,
    practiceIs: 'It is the problem of this lesson, with courses; each pair names the later course first.',
  },
}
