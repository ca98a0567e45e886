const wide = '100000000'

/** Settings under which one person may ask as often as a load needs. */
export const wideLimits: Readonly<Record<string, string>> = {
  LIMIT_ANONYMOUS_PER_MINUTE: wide,
  LIMIT_ANONYMOUS_BURST: wide,
  LIMIT_MEMBER_PER_MINUTE: wide,
  LIMIT_MEMBER_BURST: wide,
  LIMIT_WRITES_PER_MINUTE: wide,
}
