// text is ASCII
function isPalindrome(text: string): boolean {
  let left = 0
  let right = text.length - 1 // @start
  while (left < right) { // @loop
    const a = text[left].toLowerCase()
    const b = text[right].toLowerCase()
    if (!isAlphanumeric(a)) {
      left++ // @skip-left
    } else if (!isAlphanumeric(b)) {
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

function isAlphanumeric(character: string): boolean {
  return /[a-z0-9]/.test(character)
}
