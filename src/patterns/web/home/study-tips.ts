export const firstTip = {
  title: 'Name it before you code it',
  text: 'Say the pattern out loud and point at the phrase that gave it away. If you cannot, read the problem again.',
}

export const studyTips = [
  firstTip,
  {
    title: 'Run the demo twice',
    text: 'Once at 1x to watch. Once pausing before every step to predict what moves next.',
  },
  {
    title: 'Come back after two days',
    text: 'Re-solve one problem per pattern from memory. Recognition fades faster than syntax.',
  },
]
