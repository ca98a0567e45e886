/** Numbers of the questions that the server holds and the page shows. */
export const questionLimits = {
  /** Letters of a private note. */
  noteLength: 2000,
} as const
