/** Numbers of the tutor that the server holds and the page shows. */
export const tutorLimits = {
  questionsPerSession: 20,
  messageLength: 1000,
  replyLength: 6000,
  /** A session without a question for this long is over, on both sides. */
  idleMinutes: 30,
  sessionHours: 24,
} as const
