const letters = [...'abcdefghijklmnopqrstuvwxyz']

// The number of words in the shortest ladder, 0 if there is none.
// begin and end are different words.
function ladderLength(begin: string, end: string, words: string[]) {
  const left = new Set(words)
  if (!left.has(end)) return 0
  left.delete(begin)
  left.delete(end)
  let front = new Set([begin])
  let back = new Set([end])
  let length = 1
  while (front.size > 0 && back.size > 0) {
    // Growing the smaller side keeps both frontiers small.
    if (front.size > back.size) [front, back] = [back, front]
    length++
    const following = new Set<string>()
    for (const word of front) {
      for (let i = 0; i < word.length; i++) {
        for (const letter of letters) {
          const near = word.slice(0, i) + letter + word.slice(i + 1)
          if (back.has(near)) return length
          if (left.delete(near)) following.add(near)
        }
      }
    }
    front = following
  }
  return 0
}
