/**
 * Makes a value when it is first needed. For formatters: making the first one takes 10 to 30 ms of the CPU, four times
 * that on a phone, which every page whose modules make one would pay before it starts.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
