import { AppError, invalidField } from '#platform/server/errors.ts'

export const refusals = {
  noSession: () => new AppError('unauthenticated', 'Authentication required. Please sign in.'),
  noAddress: () => invalidField('toEmail', 'Enter a valid email address.'),
  yourself: () => invalidField('toEmail', 'You cannot invite yourself.'),
  alreadyFriends: () => new AppError('conflict', 'You are already GoatMates.'),
  blocked: () => new AppError('conflict', 'You have blocked this person. Unblock them first.'),
  tooManyToday: (limit: number) => `You can send ${limit} invitations a day. Please try again tomorrow.`,
  tooManyOpen: (limit: number) =>
    new AppError('conflict', `You have ${limit} open invitations. Cancel one first.`),
  herdFull: (limit: number) =>
    new AppError('conflict', `One of you has ${limit} GoatMates already. Nobody can have more.`),
  noInvite: () => new AppError('not_found', 'Invitation not found.'),
  inviteOver: () => new AppError('conflict', 'This invitation is no longer open.'),
  noPerson: () => new AppError('not_found', 'That person is not one of your GoatMates.'),
  badStopLink: () =>
    new AppError('invalid', 'This link is not complete. Please open it again from the email.'),
}
