import { criterionKeys } from '#herd/contract.ts'

type Outcome = 200 | 400 | 401 | 404

/** The status of one endpoint for each role. */
export interface RoleRow {
  readonly call: string
  /** A valid body; the request need not succeed. */
  readonly body?: unknown
  /** Without a session: the server does not distinguish visitors and guests. */
  readonly anonymous: Outcome
  readonly member: Outcome
}

/** Section 15 of the contract as data. A test fails for each endpoint without a row here. */
export const roleMatrix: readonly RoleRow[] = [
  { call: 'GET /api/user', anonymous: 401, member: 200 },
  { call: 'POST /api/login', body: { email: '', password: '' }, anonymous: 400, member: 400 },
  { call: 'POST /api/logout', anonymous: 200, member: 200 },
  { call: 'POST /api/auth/request-otp', body: { email: 'no address' }, anonymous: 400, member: 400 },
  { call: 'POST /api/auth/verify-otp', body: { email: 'no address', otp: '1' }, anonymous: 400, member: 400 },
  {
    call: 'POST /api/auth/request-password-reset',
    body: { email: 'no address' },
    anonymous: 400,
    member: 400,
  },
  {
    call: 'POST /api/auth/reset-password',
    body: { token: 'none', newPassword: 'a fine long password' },
    anonymous: 400,
    member: 400,
  },
  {
    call: 'PUT /api/account/password',
    body: { currentPassword: '', newPassword: 'a fine long password' },
    anonymous: 401,
    member: 400,
  },
  { call: 'GET /api/account/sessions', anonymous: 401, member: 200 },
  { call: 'DELETE /api/account/sessions', anonymous: 401, member: 200 },
  { call: 'DELETE /api/account/sessions/:id', anonymous: 401, member: 404 },
  { call: 'POST /api/account/export', body: { password: '' }, anonymous: 401, member: 400 },
  {
    call: 'POST /api/account/delete',
    body: { password: 'any', confirm: 'no' },
    anonymous: 401,
    member: 400,
  },
  { call: 'GET /api/progress/stats', anonymous: 401, member: 200 },
  { call: 'POST /api/progress', body: { patternId: 1, problemsSolved: 1 }, anonymous: 401, member: 200 },
  { call: 'POST /api/progress/import', body: { progress: {} }, anonymous: 401, member: 200 },
  { call: 'GET /api/categories', anonymous: 200, member: 200 },
  { call: 'GET /api/company-questions', anonymous: 200, member: 200 },
  { call: 'GET /api/company-questions/list', anonymous: 200, member: 200 },
  { call: 'GET /api/company-questions/companies', anonymous: 200, member: 200 },
  { call: 'GET /api/company-questions/patterns', anonymous: 200, member: 200 },
  { call: 'POST /api/company-questions/:id/complete', anonymous: 401, member: 404 },
  { call: 'DELETE /api/company-questions/:id/complete', anonymous: 401, member: 404 },
  { call: 'GET /api/company-questions/marks', anonymous: 401, member: 200 },
  { call: 'PUT /api/company-questions/:id/mark', body: {}, anonymous: 401, member: 404 },
  {
    call: 'PUT /api/company-questions/:id/sighting',
    body: { company: 'Google', month: null, stage: null },
    anonymous: 401,
    member: 404,
  },
  { call: 'DELETE /api/company-questions/:id/sighting/:company', anonymous: 401, member: 404 },
  { call: 'GET /api/interview-questions/solved', anonymous: 401, member: 200 },
  { call: 'POST /api/interview-questions/:id/complete', anonymous: 401, member: 404 },
  { call: 'DELETE /api/interview-questions/:id/complete', anonymous: 401, member: 404 },
  { call: 'GET /api/ai-tutor/topics', anonymous: 200, member: 200 },
  { call: 'POST /api/ai-tutor/session/new', body: { topicId: 'arrays' }, anonymous: 401, member: 200 },
  {
    call: 'POST /api/ai-tutor/chat',
    body: { topicId: 'arrays', message: 'Hello', sessionId: 'nobody' },
    anonymous: 401,
    member: 404,
  },
  { call: 'POST /api/ai-tutor/session/:id/stop', body: { messageId: 'm' }, anonymous: 401, member: 404 },
  { call: 'GET /api/ai-tutor/session/:id', anonymous: 401, member: 404 },
  { call: 'DELETE /api/ai-tutor/session/:id', anonymous: 401, member: 200 },
  { call: 'GET /api/interviews', anonymous: 401, member: 200 },
  { call: 'GET /api/interviews/stats', anonymous: 401, member: 200 },
  {
    call: 'POST /api/interviews',
    body: { intervieweeId: 'a stranger', leetcodeQuestionNumber: 1 },
    anonymous: 401,
    member: 404,
  },
  {
    call: 'PUT /api/interviews/:id',
    body: { status: 'completed', score: 3 },
    anonymous: 401,
    member: 404,
  },
  {
    call: 'PUT /api/interviews/:id/self-score',
    body: {
      scores: Object.fromEntries(criterionKeys.map((key) => [key, 3])),
    },
    anonymous: 401,
    member: 404,
  },
  { call: 'POST /api/interviews/:id/open-feedback', anonymous: 401, member: 404 },
  { call: 'GET /api/interviews/:id/pack', anonymous: 401, member: 404 },
  { call: 'GET /api/buddies', anonymous: 401, member: 200 },
  { call: 'POST /api/buddy/request', body: { toEmail: 'no address' }, anonymous: 401, member: 400 },
  { call: 'POST /api/buddy/auto-accept', anonymous: 401, member: 200 },
  { call: 'GET /api/buddy/requests', anonymous: 401, member: 200 },
  { call: 'POST /api/buddy/requests/:id/accept', anonymous: 401, member: 404 },
  { call: 'POST /api/buddy/requests/:id/decline', anonymous: 401, member: 404 },
  { call: 'DELETE /api/buddy/requests/:id', anonymous: 401, member: 404 },
  { call: 'DELETE /api/buddies/:userId', anonymous: 401, member: 404 },
  { call: 'POST /api/buddies/:userId/block', anonymous: 401, member: 404 },
  { call: 'DELETE /api/buddies/:userId/block', anonymous: 401, member: 404 },
  { call: 'GET /api/buddy/blocked', anonymous: 401, member: 200 },
  { call: 'PUT /api/account/settings', body: { autoAcceptInvites: true }, anonymous: 401, member: 200 },
  { call: 'POST /api/buddy/stop-invitations', body: { token: 'none' }, anonymous: 400, member: 400 },
  { call: 'GET /api/operator', anonymous: 404, member: 404 },
  {
    call: 'POST /api/operator/import',
    body: { files: [{ path: 'google.csv', text: '' }], isDryRun: true },
    anonymous: 404,
    member: 404,
  },
  { call: 'GET /api/operator/companies', anonymous: 404, member: 404 },
  { call: 'PUT /api/operator/companies/:slug', body: { name: 'Works' }, anonymous: 404, member: 404 },
  { call: 'DELETE /api/operator/companies/:slug', anonymous: 404, member: 404 },
  { call: 'GET /api/operator/sightings', anonymous: 404, member: 404 },
  { call: 'DELETE /api/operator/sightings/:userId/:questionId/:company', anonymous: 404, member: 404 },
  { call: 'GET /api/operator/suspended-members', anonymous: 404, member: 404 },
  {
    call: 'PUT /api/operator/suspension',
    body: { email: 'ada@example.com', isSuspended: true },
    anonymous: 404,
    member: 404,
  },
]
