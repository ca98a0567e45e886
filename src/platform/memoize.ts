/**
 * Caches the result of `compute` for each string. The cache is cleared at `limit` entries to bound memory. Do not modify
 * the results, because they are shared.
 */
export function memoize<Value>(compute: (text: string) => Value, limit: number): (text: string) => Value {
  const results = new Map<string, Value>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    if (results.size >= limit) results.clear()
    results.set(text, value)
    return value
  }
}
