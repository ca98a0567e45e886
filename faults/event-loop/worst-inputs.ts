import { dayMs } from '#platform/durations.ts'
import type { Address } from '#platform/endpoint.ts'
import { hostileFiles } from './hostile-files.ts'
import { hostileMessages, longestEmail, longestPassword } from './hostile-messages.ts'
import { allPatterns, everythingLearned, filters, resultsOf, tenCompanies } from './large-learning.ts'
import {
  answersOf,
  asVeteran,
  conversation,
  type Input,
  pictureOfPrompt,
  veteranReads,
  type World,
  yearsAgo,
} from './world.ts'

/** By what they are; or the reason why the inputs that every route gets are its worst. */
type Inputs = Readonly<Record<string, Input>> | string

const idOnly = 'It takes an ID and reads or writes single rows.'
const nothing = 'It takes nothing, and replies with a few fields.'
const shortFields = 'It takes a few short fields, and writes single rows.'

const search = '/api/company-questions'

export const worstInputs: Readonly<Record<Address, Inputs>> = {
  'GET /api/user': nothing,
  'POST /api/login': {
    'ten passwords at once': ({ call, veteran: { email } }) =>
      Promise.all(
        Array.from({ length: 10 }, () => call('POST', '/api/login', { email, password: longestPassword })),
      ),
    'the longest address': ({ call }) =>
      call('POST', '/api/login', { email: longestEmail, password: longestPassword }),
  },
  'POST /api/logout': nothing,
  'POST /api/auth/request-otp': {
    'the longest fields': ({ call }) =>
      call('POST', '/api/auth/request-otp', {
        email: longestEmail,
        userData: { password: longestPassword, firstName: 'a.'.repeat(25), lastName: 'www'.repeat(16) },
      }),
  },
  'POST /api/auth/verify-otp': shortFields,
  'POST /api/auth/request-password-reset': shortFields,
  'POST /api/auth/reset-password': {
    'the longest password': ({ call }) =>
      call('POST', '/api/auth/reset-password', { token: 'A'.repeat(43), newPassword: longestPassword }),
  },
  'PUT /api/account/name': {
    'names of fifty characters': asVeteran('PUT', '/api/account/name', {
      firstName: 'a.'.repeat(25),
      lastName: '\u200d🐐'.repeat(16),
    }),
  },
  'GET /api/reminders': veteranReads('/api/reminders'),
  'PUT /api/reminders': {
    'all changed': asVeteran('PUT', '/api/reminders', {
      ...{ practice: true, weekly: true, hour: 2, days: [1, 2, 3, 4, 5, 6, 7] },
      timeZone: 'America/Argentina/ComodRivadavia',
    }),
  },
  'GET /api/reminders/practice.ics': nothing,
  'POST /api/unsubscribe': shortFields,
  'PUT /api/account/password': {
    'the longest passwords': asVeteran('PUT', '/api/account/password', {
      currentPassword: longestPassword,
      newPassword: longestPassword,
    }),
  },
  'GET /api/account/sessions': veteranReads('/api/account/sessions'),
  'DELETE /api/account/sessions/:id': idOnly,
  'DELETE /api/account/sessions': nothing,
  'POST /api/account/export': {
    'years of everything': ({ veteran }) =>
      veteran.call('POST', '/api/account/export', { password: veteran.password }),
  },
  'POST /api/account/delete': {
    'a new account': async (world) => {
      const user = await world.newcomer()
      await user.call('POST', '/api/account/delete', { password: user.password, confirm: 'DELETE' })
    },
  },
  'GET /api/account/factors': nothing,
  'POST /api/account/authenticator': shortFields,
  'POST /api/account/authenticator/confirm': shortFields,
  'POST /api/account/authenticator/turn-off': shortFields,
  'POST /api/account/recovery-codes': shortFields,
  'POST /api/account/passkeys/options': {
    'the first': ({ veteran }) =>
      veteran.call('POST', '/api/account/passkeys/options', { password: veteran.password }),
  },
  'POST /api/account/passkeys': shortFields,
  'PUT /api/account/passkeys/:id': shortFields,
  'POST /api/account/passkeys/:id/remove': shortFields,
  'POST /api/auth/second-factor': shortFields,
  'POST /api/auth/passkey/options': {
    'the first': ({ call }) => call('POST', '/api/auth/passkey/options', {}),
  },
  'POST /api/auth/passkey': shortFields,
  'GET /api/operator/suspended-members': nothing,
  'PUT /api/operator/suspension': shortFields,

  'GET /api/progress/stats': veteranReads('/api/progress/stats'),
  'GET /api/solved': veteranReads('/api/solved'),
  'GET /api/settings': nothing,
  'PUT /api/settings': {
    'ten companies with long names': asVeteran('PUT', '/api/settings', {
      companies: Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(100, '\ufdfa')),
    }),
  },
  'PUT /api/solved': {
    'five hundred problems both ways': asVeteran('PUT', '/api/solved', {
      solved: Array.from({ length: 500 }, (_, at) => at + 1),
      unsolved: Array.from({ length: 500 }, (_, at) => at + 501),
    }),
  },
  'POST /api/progress': {
    'of years': asVeteran('POST', '/api/progress', { patternId: 1, problemsSolved: 1 }),
  },
  'POST /api/progress/import': {
    'two hundred patterns': asVeteran('POST', '/api/progress/import', {
      progress: Object.fromEntries(
        Array.from({ length: 200 }, (_, at) => [at, { problemsSolved: 0x7fffffff }]),
      ),
    }),
  },
  'GET /api/learning': veteranReads('/api/learning'),
  'GET /api/problems/:number/help': veteranReads('/api/problems/733/help'),
  'PUT /api/learning': {
    'all lessons and hints': asVeteran('PUT', '/api/learning', everythingLearned),
    'results of half of the patterns': asVeteran('PUT', '/api/learning', { results: resultsOf(0, 22) }),
    'results of the others': asVeteran('PUT', '/api/learning', { results: resultsOf(22) }),
  },
  'GET /api/drafts/:id': veteranReads('/api/drafts/pad-cpp'),
  'PUT /api/drafts': {
    'longest text': asVeteran('PUT', '/api/drafts', {
      id: 'pad-cpp',
      text: '"\n'.repeat(10 * 1024),
      at: '2026-01-01T00:00:00.000Z',
      sitting: 'a',
    }),
  },
  'GET /api/categories': veteranReads('/api/categories'),
  'GET /api/patterns/:name/questions': veteranReads('/api/patterns/shortest-path-and-mst/questions'),

  'POST /api/practice/rounds': {
    daily: asVeteran('POST', '/api/practice/rounds', { kind: 'daily' }),
    'of confusions': asVeteran('POST', '/api/practice/rounds', { kind: 'worst' }),
    'of all patterns': asVeteran('POST', '/api/practice/rounds', {
      kind: 'free',
      patterns: allPatterns,
      size: 20,
    }),
    'of a company': asVeteran('POST', '/api/practice/rounds', { kind: 'free', company: 'google' }),
  },
  'GET /api/practice/rounds': veteranReads('/api/practice/rounds'),
  'GET /api/practice/rounds/:id': idOnly,
  'POST /api/practice/answers': {
    'a hundred of years ago': answersOf('veteran', 100, yearsAgo),
    'a hundred of today': answersOf('veteran', 100, () => Date.now()),
    'a hundred of a new member, backwards': answersOf('newcomer', 100, (index) => Date.now() - index * dayMs),
  },
  'POST /api/practice/checks': { 'of a veteran': asVeteran('POST', '/api/practice/checks') },
  'POST /api/practice/checks/:id/answers': idOnly,
  'GET /api/practice/standing': veteranReads('/api/practice/standing'),
  'GET /api/practice/fingerprint': {
    'of all companies and of years': asVeteran('GET', '/api/practice/fingerprint'),
    'of ten companies and of years': asVeteran('GET', `/api/practice/fingerprint?companies=${tenCompanies}`),
  },
  'GET /api/practice/plan': veteranReads('/api/practice/plan'),
  'GET /api/practice/plan.ics': veteranReads('/api/practice/plan.ics'),
  'POST /api/practice/import': {
    '1,300 of years ago': answersOf('veteran', 1300, yearsAgo, 'import'),
    '1,300 of a new member': answersOf('newcomer', 1300, yearsAgo, 'import'),
  },
  'GET /api/practice/shared/:key': idOnly,
  'GET /api/practice/shared/:key/picture': { 'of a prompt': pictureOfPrompt },
  'GET /api/practice/trial': nothing,

  'GET /api/company-questions': {
    everything: ({ call }) => call('GET', search),
    'fifty companies and patterns': ({ call }) => call('GET', `${search}?${filters}`),
    'a hundred letters': ({ call }) => call('GET', `${search}?q=${'a'.repeat(100)}`),
    'one letter, shuffled, of years': asVeteran(
      'GET',
      `${search}?q=e&sort=shuffle&seed=7&solved=true&starred=true`,
    ),
    'a company': ({ call }) => call('GET', `${search}?q=company&limit=500`),
  },
  'GET /api/company-questions/list': { everything: ({ call }) => call('GET', `${search}/list`) },
  'GET /api/company-questions/companies': { everything: ({ call }) => call('GET', `${search}/companies`) },
  'GET /api/company-questions/patterns': { everything: ({ call }) => call('GET', `${search}/patterns`) },
  'POST /api/company-questions/:id/complete': idOnly,
  'DELETE /api/company-questions/:id/complete': idOnly,
  'GET /api/company-questions/marks': veteranReads('/api/company-questions/marks'),
  'PUT /api/company-questions/:id/mark': {
    'the longest note': asVeteran('PUT', '/api/company-questions/1/mark', { note: '🐐'.repeat(1000) }),
  },
  'PUT /api/company-questions/:id/sighting': {
    'a company with a long name, and the list after it': async ({ veteran, call }) => {
      for (const company of ['Google', 'x.'.repeat(30), `${'- '.repeat(29)}x`])
        await veteran.call('PUT', '/api/company-questions/1/sighting', { company, month: null, stage: null })
      await call('GET', `${search}/list`)
    },
  },
  'DELETE /api/company-questions/:id/sighting/:company': {
    'and the list after it': async ({ veteran, call }) => {
      await veteran.call('DELETE', '/api/company-questions/1/sighting/google')
      await call('GET', `${search}/list`)
    },
  },
  'GET /api/interview-questions/solved': nothing,
  'POST /api/interview-questions/:id/complete': idOnly,
  'DELETE /api/interview-questions/:id/complete': idOnly,
  'GET /api/operator': nothing,
  'POST /api/operator/import': Object.fromEntries(
    Object.entries(hostileFiles).map(([what, text]) => [
      what,
      async ({ veteran, call }: World) => {
        for (const isDryRun of [true, false])
          await veteran.call('POST', '/api/operator/import', {
            files: [{ path: 'google.csv', text }],
            isDryRun,
          })
        await call('GET', `${search}/list`)
      },
    ]),
  ),
  'GET /api/operator/imported-companies': veteranReads('/api/operator/imported-companies'),
  'DELETE /api/operator/imported-companies/:slug': {
    'and the list after it': async ({ veteran, call }) => {
      await veteran.call('DELETE', '/api/operator/imported-companies/company-0')
      await call('GET', `${search}/list`)
    },
  },
  'GET /api/operator/companies': veteranReads('/api/operator/companies'),
  'PUT /api/operator/companies/:slug': shortFields,
  'DELETE /api/operator/companies/:slug': idOnly,
  'GET /api/operator/sightings': veteranReads('/api/operator/sightings'),
  'DELETE /api/operator/sightings/:userId/:questionId/:company': idOnly,

  'GET /api/ai-tutor/topics': nothing,
  'POST /api/ai-tutor/session/new': { 'and nothing asked': conversation([]) },
  'POST /api/ai-tutor/chat': Object.fromEntries(
    Object.entries(hostileMessages).map(([what, message]) => [
      `19 questions of ${what}`,
      conversation(Array.from({ length: 19 }, (_, at) => message(at))),
    ]),
  ),
  'POST /api/ai-tutor/session/:id/stop': idOnly,
  'GET /api/ai-tutor/session/:id': veteranReads('/api/ai-tutor/session/session-0'),
  'DELETE /api/ai-tutor/session/:id': idOnly,

  'GET /api/buddies': veteranReads('/api/buddies'),
  'POST /api/buddy/request': {
    'the longest address': asVeteran('POST', '/api/buddy/request', { toEmail: longestEmail }),
  },
  'POST /api/buddy/auto-accept': nothing,
  'GET /api/buddy/requests': veteranReads('/api/buddy/requests'),
  'POST /api/buddy/requests/:id/accept': idOnly,
  'POST /api/buddy/requests/:id/decline': idOnly,
  'DELETE /api/buddy/requests/:id': idOnly,
  'DELETE /api/buddies/:userId': idOnly,
  'POST /api/buddies/:userId/block': idOnly,
  'DELETE /api/buddies/:userId/block': idOnly,
  'GET /api/buddy/blocked': veteranReads('/api/buddy/blocked'),
  'PUT /api/account/settings': shortFields,
  'POST /api/buddy/stop-invitations': shortFields,
  'GET /api/interviews': veteranReads('/api/interviews'),
  'GET /api/interviews/stats': veteranReads('/api/interviews/stats'),
  'POST /api/interviews': {
    'the longest links': asVeteran('POST', '/api/interviews', {
      intervieweeId: 'friend-000000',
      leetcodeQuestionNumber: '1',
      googleMeetLink: `https://${'a.'.repeat(60)}example/${'%'.repeat(1900)}`,
      codepadLink: `https://example/${'\ufdfa'.repeat(500)}`,
    }),
  },
  'POST /api/interviews/:id/begin': idOnly,
  'PUT /api/interviews/:id/time': shortFields,
  'DELETE /api/interviews/:id': idOnly,
  'PUT /api/interviews/:id': {
    'the longest feedback': asVeteran('PUT', '/api/interviews/interview-0', {
      status: 'completed',
      score: 3,
      feedback: '{"scores":'.repeat(800),
    }),
  },
  'PUT /api/interviews/:id/self-score': shortFields,
  'POST /api/interviews/:id/open-feedback': idOnly,
  'GET /api/interviews/:id/pack': veteranReads('/api/interviews/interview-0/pack'),
  'GET /api/interviews/requests': veteranReads('/api/interviews/requests'),
  'POST /api/interviews/requests': shortFields,
  'POST /api/interviews/requests/:id/decline': idOnly,
  'DELETE /api/interviews/requests/:id': idOnly,
  'GET /api/security-contact': nothing,
}
