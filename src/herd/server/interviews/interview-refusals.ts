import { AppError, invalidField } from '#platform/server/errors.ts'

export const refusals = {
  notFound: () => new AppError('not_found', 'Interview not found.'),
  noGoatMate: () => new AppError('not_found', 'That person is not one of your GoatMates.'),
  yourself: () => new AppError('invalid', 'You cannot interview yourself.'),
  questionNumber: () =>
    invalidField('leetcodeQuestionNumber', 'Enter a LeetCode question number between 1 and 9999.'),
  link: (field: string) => invalidField(field, 'Links must start with http:// or https://.'),
  startsAt: () => invalidField('startsAt', 'Choose a time between now and a year from now.'),
  tooManyToday: (most: number) => `You can start ${most} interviews a day. Please try again tomorrow.`,
  tooManyOfPair: (most: number) =>
    `You can start ${most} interviews a day with one GoatMate. Please try again tomorrow.`,
  tooManyOpen: (most: number) =>
    new AppError('conflict', `You have ${most} open interviews. Give feedback on one of them first.`),
  status: () => invalidField('status', 'An interview can only be set to completed.'),
  score: () => invalidField('score', 'Please provide a score between 1 and 5.'),
  feedbackLength: (most: number) =>
    invalidField('feedback', `Feedback can be up to ${most.toLocaleString('en-US')} characters.`),
  commentLength: (most: number) =>
    invalidField('feedback', `A comment can be up to ${most.toLocaleString('en-US')} characters.`),
  feedbackForm: () =>
    invalidField(
      'feedback',
      'Feedback by criteria needs exactly the seven scores from 1 to 5, and a comment.',
    ),
  scoreDiffers: () => invalidField('score', 'The score is not the mean of the seven scores.'),
  onlyInterviewer: () => new AppError('forbidden', 'Only the interviewer can complete this interview.'),
  closed: () => new AppError('forbidden', 'You can no longer submit feedback for this interview.'),
  completedBefore: () => new AppError('conflict', 'This interview was already completed.'),
  onlyCandidate: () => new AppError('forbidden', 'Only the candidate can do this.'),
  feedbackOpened: () =>
    new AppError('conflict', 'You have opened the feedback, so your own scores stay as they are.'),
  noFeedback: () => new AppError('conflict', 'There is no feedback to open yet.'),
  packForCandidate: () =>
    new AppError('forbidden', 'These notes are for the interviewer until the interview is completed.'),
  packForOtherRole: () =>
    new AppError(
      'forbidden',
      'You are the candidate of an open interview about this question. You get these notes when it is completed.',
    ),
} as const
