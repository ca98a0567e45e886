import { test } from './test.ts'
import { button, label, region, text } from './user/targets.ts'

test('a member asks the tutor, and the conversation is there after a reload', async ({ user, member: _ }) => {
  const conversation = region('Conversation')
  await user.open('/ai-tutor/chat/arrays')
  await user.see(conversation, 'What are you stuck on?')
  await user.fill(label('Your question'), 'When does a sliding window shrink?')
  await user.click(button('Send'))
  await user.see(text('Questions: 1/20'))
  await user.see(conversation, 'When does a sliding window shrink?')
  await user.gone(text('AI is thinking...'))
  await user.reload()
  await user.see(conversation, 'When does a sliding window shrink?')
  await user.see(text('Questions: 1/20'))
})
