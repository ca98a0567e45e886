function isPalindrome(text: string) {
  let left = 0
  let right = text.length - 1 // @start
  while (left < right) { // @loop
    const a = text[left].toLowerCase()
    const b = text[right].toLowerCase()
    if (!counts(a)) {
      left++ // @skip-left
    } else if (!counts(b)) {
      right-- // @skip-right
    } else if (a !== b) { // @compare
      return false // @differ
    } else {
      left++ // @same
      right--
    }
  }
  return true // @done
}

function counts(letter: string) {
  return /[a-z0-9]/.test(letter)
}
