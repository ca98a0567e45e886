/** The token of a reset link, which is in the URL fragment and so is never sent in a request. */
export function readResetToken(hash: string): string | undefined {
  return /^#([\w-]{43})$/.exec(hash)?.[1]
}
