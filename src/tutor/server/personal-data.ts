import { day } from '#accounts/server/limit-refusal.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import { chargeTokens, deleteOldUsage } from './conversation/budget-store.ts'
import { cancelExpiredTurns } from './conversation/complete-question.ts'
import { deleteOldSessions } from './conversation/session-store.ts'
import { readTurns } from './conversation/turn-store.ts'
import {
  deleteConversationsOf,
  lockPendingTurns,
  readConversations,
  readUsage,
} from './personal-data-store.ts'

const dayMs = 86_400_000

/** Conversations with the tutor, word for word, and what they cost. */
export const tutorPersonalData: PersonalData = {
  tables: ['tutor_sessions', 'tutor_turns', 'tutor_usage'],

  async exportOf(handle, { userId }) {
    const conversations: unknown[] = []
    for (const talk of await readConversations(handle, userId)) {
      const turns = await readTurns(handle, talk.id)
      conversations.push({
        id: talk.id,
        topicId: talk.topic_id,
        questionCount: talk.question_count,
        startedAt: isoTime(talk.created_at),
        lastActivityAt: isoTime(talk.last_activity_at),
        endedAt: talk.ended_at === null ? null : isoTime(talk.ended_at),
        questions: turns.map((turn) => ({
          messageId: turn.messageId,
          question: turn.question,
          reply: turn.reply,
          truncated: turn.isTruncated,
          askedAt: isoTime(turn.askedAt),
          answeredAt: turn.answeredAt === null ? null : isoTime(turn.answeredAt),
        })),
      })
    }
    const usage = await readUsage(handle, userId)
    return {
      tutorConversations: conversations,
      tutorTokens: usage.map(({ day, used }) => ({ day: isoTime(day * dayMs).slice(0, 10), used })),
    }
  },

  async erase(tx, { userId }) {
    // An answer under way finds no row to be written to. Nobody knows what it costs, so the site's budget counts all.
    for (const { day, tokens } of await lockPendingTurns(tx, userId))
      await chargeTokens(tx, userId, { day, reserved: tokens, used: tokens })
    await deleteConversationsOf(tx, userId)
  },
}

const keptMs = 30 * day

/** Forgets what was said more than 30 days ago. Safe at any time and on several processes at once. */
export async function deleteOldConversations(store: Store): Promise<void> {
  await cancelExpiredTurns(store)
  await deleteOldSessions(store, keptMs)
  await deleteOldUsage(store)
}
