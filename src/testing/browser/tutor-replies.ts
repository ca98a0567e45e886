/** A tutor session on arrays in which nothing was asked yet. */
export const aNewSession = {
  sessionId: 's1',
  initialMessage: 'What are you stuck on?',
  topicId: 'arrays',
  questionCount: 0,
  maxQuestions: 20,
  isSessionComplete: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
  answeredBy: { kind: 'coach', name: 'coach' },
} as const
