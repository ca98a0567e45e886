/**
 * Remembers what `compute` returned for each text. At `limit` texts all are forgotten, so that nobody can fill the
 * memory. Results are shared: do not change them.
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
