function numDecodings(digits: string): number {
  // Ways to read all digits but the last, and all digits so far.
  // The empty prefix has one way.
  let twoBack = 0
  let oneBack = 1
  for (let i = 0; i < digits.length; i++) {
    let ways = 0
    if (digits[i] !== '0') ways += oneBack
    // Two digits count only from 10 to 26, so 06 is not a letter.
    const pair = Number(digits.slice(i - 1, i + 1))
    if (i > 0 && pair >= 10 && pair <= 26) ways += twoBack
    twoBack = oneBack
    oneBack = ways
  }
  return oneBack
}
