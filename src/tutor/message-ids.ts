/** Ids of the messages that nobody sent, the same on the page and on the server. */
export function greetingId(sessionId: string): string {
  return `${sessionId}:greeting`
}

/** Of the answer to the question with this id. */
export function answerId(messageId: string): string {
  return `${messageId}:answer`
}
