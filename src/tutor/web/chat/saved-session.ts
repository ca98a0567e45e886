import { tutorLimits } from '../../session-rules.ts'
import type { OpenSession, TutorMessage, TutorSession } from './session.ts'

const savedWithinMs = tutorLimits.idleMinutes * 60_000
const saveAfterMs = 500

interface Wanted {
  readonly topicId: string
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The session to go on with: this person's, on this topic, not over, and saved in the last half hour. */
export function readSavedSession(text: string | null, wanted: Wanted): OpenSession | undefined {
  const record = parse(text)
  if (!isObject(record)) return undefined
  const { session, sessionId, timestamp } = record
  if (typeof sessionId !== 'string' || typeof timestamp !== 'number' || !isSession(session)) return undefined
  const age = wanted.now - timestamp
  const isWanted = session.topicId === wanted.topicId && session.userId === wanted.userId && session.isActive
  return isWanted && age <= savedWithinMs ? { session, sessionId } : undefined
}

interface Place {
  write(text: string): unknown
  clear(): void
}

interface Clock {
  now(): number
  /** Calls back after a while. Returns the way to call it off. */
  later(delayMs: number, task: () => void): () => void
}

export interface SessionSaver {
  /** Saves soon; without a session, what was saved goes at once. */
  keep(open: OpenSession | undefined): void
  /** Saves now what was to be saved soon. */
  flush(): void
}

export function createSessionSaver(place: Place, clock: Clock): SessionSaver {
  let waiting: { readonly open: OpenSession; readonly callOff: () => void } | undefined

  function callOff() {
    waiting?.callOff()
    waiting = undefined
  }

  function flush() {
    const open = waiting?.open
    callOff()
    if (open) place.write(JSON.stringify({ ...open, timestamp: clock.now() }))
  }

  return {
    keep(open) {
      callOff()
      if (open) waiting = { open, callOff: clock.later(saveAfterMs, flush) }
      else place.clear()
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

/** Storage may hold what an older release, or somebody by hand, has put there. */
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
