import { tutorLimits } from '../../session-rules.ts'
import type { OpenSession, TutorMessage, TutorSession } from './session.ts'

const savedWithinMs = tutorLimits.idleMinutes * 60_000
const saveAfterMs = 500

interface SavedSessionFilter {
  readonly topicId: string
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The session to go on with: this person's, on this topic, not over, and saved in the last half hour. */
export function readSavedSession(text: string | null, filter: SavedSessionFilter): OpenSession | undefined {
  const record = parse(text)
  if (!isObject(record)) return undefined
  const { session, sessionId, timestamp } = record
  if (typeof sessionId !== 'string' || typeof timestamp !== 'number' || !isSession(session)) return undefined
  const age = filter.now - timestamp
  const matches = session.topicId === filter.topicId && session.userId === filter.userId && session.isActive
  return matches && age <= savedWithinMs ? { session, sessionId } : undefined
}

interface TextStorage {
  write(text: string): unknown
  clear(): void
}

interface Clock {
  now(): number
  /** Calls back after a while. Returns the way to call it off. */
  later(delayMs: number, task: () => void): () => void
}

export interface SessionSaver {
  /** Saves after 500 ms; without a session, deletes the saved one at once. */
  save(open: OpenSession | undefined): void
  /** Saves now what was to be saved soon. */
  flush(): void
}

export function createSessionSaver(storage: TextStorage, clock: Clock): SessionSaver {
  let waiting: { readonly open: OpenSession; readonly cancel: () => void } | undefined

  function cancel() {
    waiting?.cancel()
    waiting = undefined
  }

  function flush() {
    const open = waiting?.open
    cancel()
    if (open) storage.write(JSON.stringify({ ...open, timestamp: clock.now() }))
  }

  return {
    save(open) {
      cancel()
      if (open) waiting = { open, cancel: clock.later(saveAfterMs, flush) }
      else storage.clear()
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
function isSession(value: unknown): value is TutorSession {
  return (
    isObject(value) &&
    ['id', 'topicId', 'topicName', 'userId', 'createdAt', 'lastActivityAt'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    typeof value.questionCount === 'number' &&
    typeof value.isActive === 'boolean' &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage)
  )
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
