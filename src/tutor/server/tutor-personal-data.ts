import { dayMs } from '#platform/durations.ts'
import { isoTime, optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import { deleteOldUsage, deleteUsage, readUsage } from './conversation/budget-store.ts'
import { followUpsOf, readTurns } from './conversation/turn-store.ts'
import { deleteOldSessions, deleteSessions, readSessions } from './conversation/tutor-session-store.ts'

/** Conversations with the tutor, word for word, and what they cost. */
export const tutorPersonalData: PersonalData = {
  tables: ['tutor_sessions', 'tutor_turns', 'tutor_usage'],

  async exportOf(handle, { userId }) {
    const conversations: unknown[] = []
    for (const talk of await readSessions(handle, userId)) {
      const turns = await readTurns(handle, talk.id)
      conversations.push({
        id: talk.id,
        topicId: talk.topic_id,
        questionCount: talk.question_count,
        startedAt: isoTime(talk.created_at),
        lastActivityAt: isoTime(talk.last_activity_at),
        endedAt: optionalTime(talk.ended_at),
        questions: turns.map((turn) => ({
          messageId: turn.message_id,
          question: turn.question,
          reply: turn.reply,
          truncated: turn.truncated === 1,
          followUps: followUpsOf(turn),
          askedAt: isoTime(turn.asked_at),
          answeredAt: optionalTime(turn.answered_at),
        })),
      })
    }
    const usage = await readUsage(handle, userId)
    return {
      tutorConversations: conversations,
      tutorTokens: usage.map((of) => ({ day: isoTime(of.day * dayMs).slice(0, 10), used: of.used })),
    }
  },

  // An answer under way finds no row to be written to. What it reserved stays in the site's budget.
  async erase(tx, { userId }) {
    await deleteSessions(tx, userId)
    await deleteUsage(tx, userId)
  },
}

const keptMs = 30 * dayMs

/** Forgets what was said more than 30 days ago. Safe at any time and on several processes at once. */
export async function deleteOldConversations(store: Store): Promise<void> {
  await deleteOldSessions(store, keptMs)
  await deleteOldUsage(store)
}
