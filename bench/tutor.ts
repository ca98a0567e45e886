// How well and how fast the built-in coach finds what a learner asks for: 390 questions, 162 messages from elsewhere,
// 162 that say little but belong here. The coach is worked on with one half (dev) only; the other half is the measure.
// Repeat: npm run bench:tutor
//   what fails in the dev half: npm run bench:tutor -- --misses
import { tutorTopics } from '#content/tutor-topics.ts'
import { type Coach, makeCoach } from '#tutor/server/coach/coach.ts'
import { median, quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { timeLastQuestion, timeLongSession } from './tutor-questions/long-session.ts'
import {
  askEverything,
  type CoachFigures,
  type CoachRun,
  figuresOf,
  isAmongThree,
  isFirstRight,
} from './tutor-questions/measure-coach.ts'

const startedAt = performance.now()
const coach = preparedCoach()
const msToMake = performance.now() - startedAt
const run = askEverything(coach)

if (process.argv.includes('--misses')) printMisses(run)
else report(run)

function report(first: CoachRun): void {
  const rows: [string, CoachFigures][] = [
    ['all', figuresOf(first)],
    ['dev half', figuresOf(first, ({ half }) => half === 'dev')],
    ['test half', figuresOf(first, ({ half }) => half === 'test')],
    ...tutorTopics.map(({ id }): [string, CoachFigures] => [
      id,
      figuresOf(first, ({ topicId }) => topicId === id),
    ]),
  ]
  // The first pass was the warm-up. Each further one has a coach that has not met the messages.
  const times = Array.from({ length: 5 }, () => timesOf(askEverything(preparedCoach()))).flat()
  const time = {
    msToMake,
    coldWorst: Math.max(...timesOf(first)),
    median: median(times),
    p99: quantile(times, 0.99),
  }
  const sessions = Array.from({ length: 5 }, () => timeLongSession(preparedCoach()))
  const elsewhere = Array.from({ length: 5 }, () => timeLastQuestion(preparedCoach()))
  const longSession = {
    median: median(sessions.flat()),
    last: median(sessions.map((each) => each.at(-1) ?? 0)),
    worst: Math.max(...sessions.flat()),
    lastElsewhere: median(elsewhere),
  }
  keepResult('tutor', { figures: Object.fromEntries(rows), time, longSession })
  console.log(
    table(
      [
        'built-in coach',
        'questions',
        'top 1 %',
        'top 3 %',
        'off-topic recognised %',
        'near-misses redirected %',
        'questions redirected %',
      ],
      rows.map(([name, figures]) => [
        name,
        figures.questions,
        100 * figures.first,
        100 * figures.firstThree,
        100 * figures.offTopicRecognised,
        100 * figures.nearMissesRedirected,
        100 * figures.questionsRedirected,
      ]),
    ),
  )
  console.log(
    '\nWanted: top 1 at least 80, top 3 at least 92, recognised at least 95, redirected at most 3.\n',
  )
  console.log(
    table(
      ['answer of the coach', 'answers', 'median ms', 'p99 ms', 'worst ms, cold', 'ms to make the coach'],
      [['one process', times.length, time.median, time.p99, time.coldWorst, msToMake]],
    ),
  )
  console.log()
  console.log(
    table(
      [
        '20 questions of 1,000 characters',
        'sessions',
        'median ms',
        'the 20th, ms',
        'worst ms',
        'the 20th on another process, ms',
      ],
      [
        [
          'one session, replayed',
          sessions.length,
          longSession.median,
          longSession.last,
          longSession.worst,
          longSession.lastElsewhere,
        ],
      ],
    ),
  )
  console.log('\nWanted: under 50 ms.')
}

function preparedCoach(): Coach {
  const made = makeCoach()
  made.prepare()
  return made
}

/** Of the dev half only: whoever reads the other half's misses has spent it. */
function printMisses({ questions, offTopic, nearMisses }: CoachRun): void {
  const inDev = ({ half }: { readonly half: string }) => half === 'dev'
  for (const question of questions.filter(inDev)) {
    if (isFirstRight(question)) continue
    const place = isAmongThree(question) ? 'top 3' : 'missed'
    console.log(
      `${place} | ${question.topicId} | ${question.message} | wants ${question.reaches.join(', ')} | found ${question.found.join(', ')}`,
    )
  }
  for (const { topicId, message, isRedirected } of [...questions, ...nearMisses].filter(inDev)) {
    if (isRedirected) console.log(`redirected | ${topicId} | ${JSON.stringify(message)}`)
  }
  for (const { topicId, message, isRedirected } of offTopic.filter(inDev)) {
    if (!isRedirected) console.log(`not redirected | ${topicId} | ${message}`)
  }
}

function timesOf({ questions, offTopic, nearMisses }: CoachRun): number[] {
  return [...questions, ...offTopic, ...nearMisses].map(({ ms }) => ms)
}
