function isSubsequence(short: string, long: string): boolean {
  let matched = 0
  for (const character of long) {
    // The earliest match leaves the most for the rest.
    if (short[matched] === character) matched++
  }
  return matched === short.length
}
