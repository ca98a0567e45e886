import { ownsStorage } from '#accounts/web/personal-storage.ts'
import { localValue } from '#platform/web/local-value.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorMessage, TutorSession } from './session.ts'

const saved = localValue('capra.tutorSession')
const savedWithinMs = tutorLimits.idleMinutes * 60_000
const saveAfterMs = 500

/** The session to go on with: this person's, on this topic, not over, and saved in the last half hour. */
export function readSavedSession(topicId: string, userId: string): TutorSession | undefined {
  const record = parse(saved.read())
  if (!isObject(record)) return undefined
  const { session, sessionId, timestamp } = record
  if (typeof sessionId !== 'string' || typeof timestamp !== 'number' || !isSession(session)) return undefined
  const matches = session.topicId === topicId && session.userId === userId && session.isActive
  return matches && Date.now() - timestamp <= savedWithinMs ? { ...session, sessionId } : undefined
}

interface SessionSaver {
  /** Saves after 500 ms; without a session, deletes the saved one at once. */
  save(session: TutorSession | undefined): void
  /** Saves now what was to be saved soon. */
  flush(): void
}

export function createSessionSaver(userId: string): SessionSaver {
  let unsaved: TutorSession | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    if (unsaved && ownsStorage(userId)) {
      const { sessionId, ...session } = unsaved
      saved.write(JSON.stringify({ session, sessionId, timestamp: Date.now() }))
    }
    unsaved = undefined
  }

  return {
    save(session) {
      clearTimeout(timer)
      unsaved = session
      if (session) timer = setTimeout(flush, saveAfterMs)
      else saved.clear()
    },
    flush,
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Storage may hold data of an older release, or data edited by hand. */
function isSession(value: unknown): value is Omit<TutorSession, 'sessionId'> {
  return (
    isObject(value) &&
    ['id', 'topicId', 'topicName', 'userId', 'createdAt', 'lastActivityAt'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    typeof value.questionCount === 'number' &&
    typeof value.isActive === 'boolean' &&
    (value.followUps === undefined || isTexts(value.followUps)) &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage)
  )
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function isMessage(value: unknown): value is TutorMessage {
  return (
    isObject(value) &&
    ['id', 'sessionId', 'content'].every((name) => typeof value[name] === 'string') &&
    ['user', 'assistant', 'system'].some((role) => value.role === role) &&
    typeof value.timestamp === 'string' &&
    !Number.isNaN(Date.parse(value.timestamp))
  )
}
