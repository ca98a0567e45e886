import { ownsStorage } from '#accounts/web/personal-storage.ts'
import { minuteMs } from '#platform/durations.ts'
import { localValue } from '#platform/web/local-value.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorMessage, TutorSession } from './session.ts'

const saved = localValue('capra.tutorSession')
const savedWithinMs = tutorLimits.idleMinutes * minuteMs

/** The session to go on with: this person's, on this topic, not over, and saved in the last half hour. */
export function readSavedSession(topicId: string, userId: string): TutorSession | undefined {
  try {
    const { session, sessionId, timestamp } = JSON.parse(saved.read() ?? '{}')
    const matches = session.topicId === topicId && session.userId === userId && session.isActive
    const isRecent = Date.now() - timestamp <= savedWithinMs
    const isWhole =
      session.messages.every(({ content }: TutorMessage) => isText(content)) &&
      session.followUps.every(isText)
    return matches && isRecent && isWhole ? { ...session, sessionId } : undefined
  } catch {
    return undefined // Data of an older release, or edited by hand.
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

export function saveSession({ sessionId, ...rest }: TutorSession, topicName: string, userId: string): void {
  // The member may have signed out by now, in another tab.
  if (!ownsStorage(userId)) return
  const session = {
    ...rest,
    id: sessionId,
    topicName,
    userId,
    messages: rest.messages.map((message) => ({ ...message, sessionId })),
    isActive: !rest.isSessionComplete,
    createdAt: rest.messages[0]?.timestamp,
    lastActivityAt: rest.messages.at(-1)?.timestamp,
  }
  saved.write(JSON.stringify({ session, sessionId, timestamp: Date.now() }))
}

export const clearSavedSession = saved.clear
