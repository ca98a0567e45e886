import { hashToken } from '#accounts/server/randomness.ts'
import type { Row } from '#platform/server/copy/row-sum.ts'

/** How much each of the people has, the same however many they are. */
const each = {
  solvedPractice: 150,
  solvedQuestions: 50,
  marks: 20,
  sessions: 2,
  tutorSessions: 5,
  turns: 20,
  friends: 20,
  interviewsGiven: 10,
  audit: 20,
  mails: 5,
  sightings: 10,
  devices: 2,
  limitWindows: 3,
}

const dayMs = 24 * 60 * 60 * 1000

/** As long as the coach's usual answer. */
const reply = [
  'Look at what is asked of each pair, and whether the order of the numbers helps.',
  'When the list is sorted, the sum of its two ends tells which of them cannot be part of any answer.',
  'So one end can be given up for good at every step, and that is what makes two pointers fit.',
  'Without an order there is nothing to give up: then a table of what was seen costs one pass and some memory.',
  'What does the problem say about the order, and what would sorting it first cost you?',
].join(' ')

/** 36 letters, as long as the product's own ids. */
const idOf = (kind: string, ...numbers: readonly number[]) => `${kind}-${numbers.join('-')}`.padEnd(36, '.')

/** Who has signed in as this person. */
export const cookieOf = (person: number) => `sid=${tokenOf(person, 0)}`

const tokenOf = (person: number, index: number) => `session-${person}-${index}-`.padEnd(43, 'x')

const id = (person: number) => idOf('person', person)

interface World {
  readonly people: number
  readonly now: number
}

/** Makes the rows of each table, one after another. */
export function madeUpRows({ people, now }: World): Readonly<Record<string, () => Iterable<Row>>> {
  function* forEach(count: number, row: (person: number, index: number) => Row): Iterable<Row> {
    // In turns, as people act: what belongs to one person lies scattered over its table.
    for (let index = 0; index < count; index += 1)
      for (let person = 0; person < people; person += 1) yield row(person, index)
  }
  const friendOf = (person: number, index: number) => (person + 1 + index) % people
  return {
    users: () =>
      forEach(1, (person) => ({
        id: id(person),
        username: `climber${person}`,
        email: `climber${person}@example.com`,
        email_key: `climber${person}@example.com`,
        password_hash: `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
        first_name: `Climber ${person}`,
        last_name: null,
        created_at: now - 90 * dayMs,
      })),
    sessions: () =>
      forEach(each.sessions, (person, index) => ({
        id: idOf('session', person, index),
        token_hash: hashToken(tokenOf(person, index)),
        user_id: id(person),
        user_agent: 'Mozilla/5.0',
        created_at: now - dayMs,
        last_seen_at: now - index * 3_600_000,
      })),
    pattern_progress: () =>
      forEach(43, (person, index) => ({
        id: idOf('progress', person, index),
        user_id: id(person),
        pattern_id: index + 1,
        version: 3,
      })),
    practice_solved: () =>
      forEach(each.solvedPractice, (person, index) => ({
        user_id: id(person),
        question_id: index + 1,
        solved_at: now - index * 60_000,
      })),
    solved_questions: () =>
      forEach(each.solvedQuestions, (person, index) => ({
        user_id: id(person),
        list: 'company',
        question_id: ((person * 7 + index * 13) % 900) + 1,
        solved_at: now - index * 60_000,
      })),
    question_marks: () =>
      forEach(each.marks, (person, index) => ({
        user_id: id(person),
        question_id: index + 1,
        starred: 1,
        note: index % 4 === 0 ? 'Two pointers, from both ends.' : '',
      })),
    tutor_sessions: () =>
      forEach(each.tutorSessions, (person, index) => ({
        id: idOf('talk', person, index),
        user_id: id(person),
        topic_id: 'arrays',
        question_count: each.turns,
        created_at: now - (index + 1) * dayMs,
        last_activity_at: now - (index + 1) * dayMs,
        ended_at: null,
      })),
    tutor_turns: () =>
      forEach(each.tutorSessions * each.turns, (person, index) => ({
        id: idOf('turn', person, index),
        session_id: idOf('talk', person, Math.floor(index / each.turns)),
        message_id: idOf('message', person, index),
        lease_expires_at: now - dayMs,
        stop_requested: 0,
        question: 'What would tell me that two pointers fit here?',
        reply,
        truncated: 0,
        usage_day: 20_000,
        tokens: 300,
        asked_at: now - dayMs + index,
        answered_at: now - dayMs + index + 1,
      })),
    // Each person asks those after them, so a pair is one row; around the end of the circle the order turns.
    friendships: () =>
      forEach(each.friends / 2, (person, index) => {
        const [user_a = '', user_b = ''] = [id(person), id(friendOf(person, index))].sort()
        return { user_a, user_b, created_at: now - index * dayMs }
      }),
    buddy_invites: () =>
      forEach(3, (person, index) => ({
        id: idOf('invite', person, index),
        from_user_id: id(person),
        to_email: `guest${person}-${index}@example.com`,
        to_email_key: `guest${person}-${index}@example.com`,
        status: 'pending',
        sends: 1,
        last_sent_at: now - dayMs,
        created_at: now - dayMs,
        expires_at: now + 29 * dayMs,
        ended_at: null,
      })),
    interviews: () =>
      forEach(each.interviewsGiven, (person, index) => ({
        id: idOf('interview', person, index),
        interviewer_id: id(person),
        interviewee_id: id(friendOf(person, index)),
        leetcode_question_number: index + 1,
        google_meet_link: null,
        codepad_link: null,
        starts_at: null,
        status: 'completed',
        score: 3.6,
        feedback: JSON.stringify({
          scores: {
            problemUnderstanding: 4,
            approach: 3,
            complexity: 4,
            codeQuality: 3,
            testing: 4,
            communication: 4,
            optimization: 3,
          },
          comment: 'Say aloud what you rule out.',
        }),
        self_scores: null,
        feedback_opened_at: now - index * dayMs,
        created_at: now - (index + 1) * dayMs,
        completed_at: now - index * dayMs,
      })),
    audit: () =>
      forEach(each.audit, (person, index) => ({
        id: idOf('audit', person, index),
        user_id: id(person),
        event: 'signed_in',
        at: now - index * dayMs,
      })),
    outbox: () =>
      forEach(each.mails, (person, index) => ({
        id: idOf('mail', person, index),
        kind: 'sign-up-code',
        sealed: null,
        dedupe_key: `mail-${person}-${index}`,
        status: 'sent',
        attempts: 1,
        created_at: now - index * dayMs,
        next_at: now - index * dayMs,
        expires_at: null,
        locked_until: 0,
        last_error: null,
        recipient_mac: `mac-${person}`,
        on_behalf_of: null,
      })),
    sightings: () =>
      forEach(each.sightings, (person, index) => ({
        user_id: id(person),
        question_id: ((person * 11 + index * 37) % 440) + 1,
        company_slug: `company-${(person + index) % 40}`,
        company_name: `Company ${(person + index) % 40}`,
        month: null,
        stage: null,
      })),
    known_device: () =>
      forEach(each.devices, (person, index) => ({
        token_hash: hashToken(`device-${person}-${index}`),
        user_id: id(person),
        expires_at: now + 300 * dayMs,
      })),
    limit_window: () =>
      forEach(each.limitWindows, (person, index) => ({
        key: hashToken(`window-${person}-${index}`),
        count: 1,
        resets_at: now + dayMs,
      })),
  }
}
