import { Tips } from '#platform/ui/display/Tips.tsx'

const tips = [
  {
    title: 'Say what you tried',
    text: 'A wrong attempt is worth more than a blank page: the next hint starts from where you stand.',
  },
  {
    title: 'Ask for the next step',
    text: 'One hint at a time keeps the thinking with you. In the interview you will be the one who climbs.',
  },
  {
    title: 'Explain it back',
    text: 'End with your own summary, or ask to be quizzed. What you cannot say yet is what to practise next.',
  },
]

export function LearningTips() {
  return <Tips id="learning-tips" heading="Learning tips" tips={tips} />
}
