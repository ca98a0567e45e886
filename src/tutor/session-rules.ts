/** Limits that the server enforces and the page shows. */
export const tutorLimits = {
  questionsPerSession: 20,
  messageLength: 1000,
  replyLength: 6000,
  /** Of what the browser reports of running the code in a message. */
  runLength: 3000,
  /** A session without a question for this long is over, on both sides. */
  idleMinutes: 30,
  sessionHours: 24,
} as const

/** Ids of generated messages, the same on the page and on the server. */
export function greetingId(sessionId: string): string {
  return `${sessionId}:greeting`
}

/** Of the answer to the question with this id. */
export function answerId(messageId: string): string {
  return `${messageId}:answer`
}
