import { hash, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { openPrompts } from '#curriculum/prompts.ts'
import { dayMs, minuteMs } from '#platform/durations.ts'
import type { Store, Tables } from '#platform/server/store/store.ts'
import { judge } from '#practice/judge.ts'

export interface Sizes {
  readonly practiceAnswers: number
  readonly tutorTurns: number
  readonly interviews: number
  readonly goatMates: number
  readonly notes: number
  /** Imported company questions, each asked by 20 companies. */
  readonly questions: number
}

/** Gives a member years of everything, and the instance a long list of company questions. */
export async function fillAccount(store: Store, userId: string, sizes: Sizes): Promise<void> {
  const now = Date.now()
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, at) => row(at))
  const insert = async <T extends keyof Tables>(table: T, rows: readonly Insertable<Tables[T]>[]) => {
    for (let at = 0; at < rows.length; at += 300)
      await store.db
        .insertInto(table)
        .values(rows.slice(at, at + 300))
        .execute()
  }
  const text = (length: number) => '🐐 "goats"\n'.repeat(length / 10).slice(0, length)

  const friends = many(sizes.goatMates, (at) => `friend-${String(at).padStart(6, '0')}`)
  await insert(
    'users',
    friends.map((id) => ({
      id,
      username: id,
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      password_hash: '',
      first_name: 'A'.repeat(50),
      last_name: 'B'.repeat(50),
      created_at: now,
      suspended_at: null,
    })),
  )
  const pairs = friends.map((id) => [id, userId].sort())
  await insert(
    'friendships',
    pairs.map(([user_a = '', user_b = '']) => ({ user_a, user_b, created_at: now })),
  )
  await insert(
    'interviews',
    many(sizes.interviews, (at) => {
      const friend = friends[at % friends.length] ?? null
      const isGiven = at % 2 === 0
      return {
        id: `interview-${at}`,
        interviewer_id: isGiven ? userId : friend,
        interviewee_id: isGiven ? friend : userId,
        leetcode_question_number: (at % 300) + 1,
        google_meet_link: `https://meet.example/${'x'.repeat(1000)}`,
        codepad_link: null,
        starts_at: now,
        started_at: now,
        status: 'completed' as const,
        score: 4,
        feedback: text(8000),
        self_scores: null,
        feedback_opened_at: now,
        created_at: now - at * minuteMs,
        completed_at: now,
      }
    }),
  )
  await insert(
    'question_marks',
    many(sizes.notes, (at) => ({ user_id: userId, question_id: at + 1, starred: 1, note: text(2000) })),
  )
  await insert(
    'solved_problems',
    many(sizes.notes, (at) => ({ user_id: userId, problem: at + 1, solved_at: now - at })),
  )
  const sessions = Math.ceil(sizes.tutorTurns / 20)
  await insert(
    'tutor_sessions',
    many(sessions, (at) => ({
      id: `session-${at}`,
      user_id: userId,
      topic_id: 'arrays',
      question_count: 20,
      created_at: now,
      last_activity_at: now,
      ended_at: now,
    })),
  )
  await insert(
    'tutor_turns',
    many(sizes.tutorTurns, (at) => ({
      id: randomUUID(),
      session_id: `session-${Math.floor(at / 20)}`,
      message_id: String(at),
      lease_expires_at: now,
      stop_requested: 0,
      question: text(1000),
      reply: text(6000),
      truncated: 0,
      follow_ups: JSON.stringify(Array(4).fill('Show the code of Two Pointers: Partition')),
      usage_day: 0,
      tokens: 0,
      asked_at: now + at,
      answered_at: now + at,
    })),
  )
  await insert(
    'practice_answers',
    many(sizes.practiceAnswers, (at) => {
      const prompt = openPrompts[(at * 7) % openPrompts.length]
      if (!prompt) throw new Error('There are no prompts')
      const answeredAt = now - 300 * dayMs + at * minuteMs
      const named = at % 3 === 0 ? prompt.rival.pattern : prompt.pattern
      const answer = {
        id: randomUUID(),
        kind: 'spot' as const,
        promptId: prompt.id,
        named,
        marks: [],
        sure: 2 as const,
        ms: 9000,
        at: '',
      }
      return {
        user_id: userId,
        id: answer.id,
        round_id: null,
        kind: answer.kind,
        prompt_id: prompt.id,
        named: JSON.stringify(named),
        marks: '[]',
        sure: answer.sure,
        ms: answer.ms,
        answered_at: answeredAt,
        local_day: new Date(answeredAt).toISOString().slice(0, 10),
        utc_offset: 0,
        verdicts: JSON.stringify(judge([prompt], answer)),
        daily_round: null,
        is_rated: 1,
        difficulty: 0,
        shown: '[]',
      }
    }),
  )
  // Made anew from the answers by the next request.
  await store.db.deleteFrom('practice_standings').where('user_id', '=', userId).execute()
  await fillQuestions(store, sizes.questions, insert)
}

async function fillQuestions(
  store: Store,
  count: number,
  insert: <T extends keyof Tables>(table: T, rows: readonly Insertable<Tables[T]>[]) => Promise<void>,
): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => 1_000_000 + at)
  const companies = Array.from({ length: 660 }, (_, at) => `company-${at}`)
  await insert(
    'imported_companies',
    companies.map((slug) => ({ slug, name: `Company ${slug.slice(8)}` })),
  )
  await insert(
    'imported_questions',
    ids.map((id) => ({
      id,
      slug: `made-up-${id}`,
      title: `Made Up Question ${hash('sha256', String(id)).slice(0, 20)}`,
      difficulty: 'Hard',
      topics: 'array graph',
    })),
  )
  await insert(
    'imported_reports',
    ids.flatMap((id) =>
      Array.from({ length: 20 }, (_, nth) => ({
        company_slug: companies[(id * 7 + nth * 31) % companies.length] ?? '',
        question_id: id,
        days: 180,
        frequency: ((id * 13 + nth) % 100) + 1,
      })),
    ),
  )
  await store.db
    .insertInto('editions')
    .values({ name: 'company-questions', edition: 1_000_000 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ edition: 1_000_000 }))
    .execute()
}
