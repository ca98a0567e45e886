function isPalindrome(text: string) {
  const counts = (c: string) => /[a-z0-9]/i.test(c)
  let left = 0
  let right = text.length - 1 // @start
  while (left < right) { // @loop
    const a = text[left]
    const b = text[right]
    if (!counts(a)) left++ // @skip-left
    else if (!counts(b)) right-- // @skip-right
    else if (a.toLowerCase() !== b.toLowerCase()) // @compare
      return false // @differ
    else {
      left++ // @same
      right--
    }
  }
  return true // @done
}
