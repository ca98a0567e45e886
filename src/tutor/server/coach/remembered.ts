/**
 * `make`, asked once for each of the last `most` different texts. What it gives is shared: nobody may change it.
 */
export function remembered<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, { readonly value: Value }>()
  return (text) => {
    const entry = values.get(text) ?? { value: make(text) }
    // Put behind the others, so that the first is the one asked for longest ago.
    values.delete(text)
    values.set(text, entry)
    const [first] = values.keys()
    if (values.size > most && first !== undefined) values.delete(first)
    return entry.value
  }
}
