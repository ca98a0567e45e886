/** Makes a value when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** As `once`, for each key. With `most` of them all are forgotten: for keys that anybody makes up. */
export function kept<Value>(make: (key: string) => Value, most = Infinity): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    if (known.size >= most) known.clear()
    known.set(key, value)
    return value
  }
}
