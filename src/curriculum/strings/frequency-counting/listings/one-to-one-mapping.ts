function isOneToOne(first: string, second: string): boolean {
  if (first.length !== second.length) return false
  const forward = new Map<string, string>()
  const backward = new Map<string, string>()
  for (let i = 0; i < first.length; i++) {
    const [a, b] = [first[i], second[i]]
    if ((forward.get(a) ?? b) !== b) return false
    // Without this, two characters could share an image.
    if ((backward.get(b) ?? a) !== a) return false
    forward.set(a, b)
    backward.set(b, a)
  }
  return true
}
