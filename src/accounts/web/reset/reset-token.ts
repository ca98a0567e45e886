/** The token of a mailed link: it stands behind the #, which browsers send to nobody. */
export function readResetToken(hash: string): string | undefined {
  return /^#([\w-]{43})$/.exec(hash)?.[1]
}
