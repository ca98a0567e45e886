import { z } from 'zod'

const count = (standard: number) =>
  z.coerce.number('must be a whole number from 1').int().min(1, 'must be at least 1').default(standard)

/** The most tokens one answer may use: with a lower daily limit, every question would be refused. */
export const leastTokensPerDay = 9000

const tokens = (standard: number) =>
  z.coerce
    .number(`must be a whole number from ${leastTokensPerDay}`)
    .int()
    .min(leastTokensPerDay, `must be at least ${leastTokensPerDay}, the tokens reserved for one answer`)
    .default(standard)

/** Rate limits. Each can be set by environment variable, to at least 1. */
export const limitSettings = z
  .object({
    LIMIT_MEMBER_PER_MINUTE: count(300),
    LIMIT_MEMBER_BURST: count(100),
    LIMIT_ANONYMOUS_PER_MINUTE: count(600),
    LIMIT_ANONYMOUS_BURST: count(300),
    LIMIT_WRITES_PER_MINUTE: count(120),
    LIMIT_BODY_BYTES_IN_FLIGHT: count(64_000_000),
    LIMIT_BODY_BYTES_IN_FLIGHT_ADDRESS: count(8_000_000),
    LIMIT_CODE_WAIT_SECONDS: count(60),
    LIMIT_CODE_PER_DAY_ADDRESS_AND_IP: count(6),
    LIMIT_CODE_PER_DAY_ADDRESS: count(20),
    LIMIT_CODE_PER_HOUR_IP: count(60),
    LIMIT_CODE_LIVE_ATTEMPTS: count(2),
    LIMIT_RESET_PER_DAY_ADDRESS_AND_IP: count(6),
    LIMIT_RESET_PER_DAY_ADDRESS: count(20),
    LIMIT_RESET_PER_HOUR_IP: count(60),
    LIMIT_VERIFY_PER_CODE: count(5),
    LIMIT_VERIFY_PER_ATTEMPT: count(15),
    LIMIT_VERIFY_WRONG_PER_HOUR_IP: count(60),
    LIMIT_LOGIN_FAILS_ADDRESS_AND_IP: count(10),
    LIMIT_LOGIN_PER_MINUTE_IP: count(60),
    LIMIT_LOGIN_FAILS_PER_HOUR_IP: count(100),
    LIMIT_LOGIN_FAILS_PER_HOUR_ADDRESS: count(50),
    LIMIT_FACTOR_FAILS_PER_DAY: count(50),
    LIMIT_EXPORT_PER_DAY: count(5),
    LIMIT_IMPORT_PER_HOUR: count(10),
    LIMIT_PRACTICE_ANSWERS_PER_DAY: count(3000),
    LIMIT_BUDDY_INVITES_FIRST_DAY: count(5),
    LIMIT_BUDDY_INVITES_PER_DAY: count(20),
    LIMIT_BUDDY_INVITES_OPEN: count(50),
    LIMIT_BUDDY_MAILS_PER_DAY_ADDRESS: count(3),
    LIMIT_GOATMATES: count(200),
    LIMIT_HASHES_IN_FLIGHT: count(8),
    LIMIT_HASH_WAIT_MS: count(2000),
    LIMIT_TUTOR_SESSIONS_PER_HOUR: count(10),
    LIMIT_TUTOR_SESSIONS_PER_DAY: count(30),
    LIMIT_TUTOR_ACTIVE_SESSIONS: count(5),
    LIMIT_TUTOR_QUESTIONS_PER_MINUTE: count(6),
    LIMIT_TUTOR_QUESTIONS_PER_DAY: count(200),
    LIMIT_TUTOR_ANSWERS_PER_USER: count(2),
    LIMIT_TUTOR_ANSWERS_IN_FLIGHT: count(16),
    LIMIT_SIGHTINGS_PER_DAY: count(20),
    LIMIT_SIGHTINGS: count(300),
    LIMIT_PENDING_COMPANIES: count(5),
    LIMIT_INTERVIEWS_PER_DAY: count(30),
    LIMIT_INTERVIEWS_PER_DAY_AND_PAIR: count(10),
    LIMIT_INTERVIEWS_OPEN: count(20),
    AI_USER_TOKENS_PER_DAY: tokens(150_000),
    AI_SITE_TOKENS_PER_DAY: tokens(5_000_000),
  })
  .transform((env) => ({
    memberPerMinute: env.LIMIT_MEMBER_PER_MINUTE,
    memberBurst: env.LIMIT_MEMBER_BURST,
    anonymousPerMinute: env.LIMIT_ANONYMOUS_PER_MINUTE,
    anonymousBurst: env.LIMIT_ANONYMOUS_BURST,
    writesPerMinute: env.LIMIT_WRITES_PER_MINUTE,
    bodyBytesInFlight: env.LIMIT_BODY_BYTES_IN_FLIGHT,
    bodyBytesInFlightAddress: env.LIMIT_BODY_BYTES_IN_FLIGHT_ADDRESS,
    codeWaitSeconds: env.LIMIT_CODE_WAIT_SECONDS,
    codePerDayAddressAndIp: env.LIMIT_CODE_PER_DAY_ADDRESS_AND_IP,
    codePerDayAddress: env.LIMIT_CODE_PER_DAY_ADDRESS,
    codePerHourIp: env.LIMIT_CODE_PER_HOUR_IP,
    codeLiveAttempts: env.LIMIT_CODE_LIVE_ATTEMPTS,
    resetPerDayAddressAndIp: env.LIMIT_RESET_PER_DAY_ADDRESS_AND_IP,
    resetPerDayAddress: env.LIMIT_RESET_PER_DAY_ADDRESS,
    resetPerHourIp: env.LIMIT_RESET_PER_HOUR_IP,
    verifyPerCode: env.LIMIT_VERIFY_PER_CODE,
    verifyPerAttempt: env.LIMIT_VERIFY_PER_ATTEMPT,
    verifyWrongPerHourIp: env.LIMIT_VERIFY_WRONG_PER_HOUR_IP,
    loginFailsAddressAndIp: env.LIMIT_LOGIN_FAILS_ADDRESS_AND_IP,
    loginPerMinuteIp: env.LIMIT_LOGIN_PER_MINUTE_IP,
    loginFailsPerHourIp: env.LIMIT_LOGIN_FAILS_PER_HOUR_IP,
    loginFailsPerHourAddress: env.LIMIT_LOGIN_FAILS_PER_HOUR_ADDRESS,
    factorFailsPerDay: env.LIMIT_FACTOR_FAILS_PER_DAY,
    exportPerDay: env.LIMIT_EXPORT_PER_DAY,
    importPerHour: env.LIMIT_IMPORT_PER_HOUR,
    practiceAnswersPerDay: env.LIMIT_PRACTICE_ANSWERS_PER_DAY,
    goatMateInvitesFirstDay: env.LIMIT_BUDDY_INVITES_FIRST_DAY,
    goatMateInvitesPerDay: env.LIMIT_BUDDY_INVITES_PER_DAY,
    goatMateInvitesOpen: env.LIMIT_BUDDY_INVITES_OPEN,
    goatMateMailsPerDayAddress: env.LIMIT_BUDDY_MAILS_PER_DAY_ADDRESS,
    goatMates: env.LIMIT_GOATMATES,
    hashesInFlight: env.LIMIT_HASHES_IN_FLIGHT,
    hashWaitMs: env.LIMIT_HASH_WAIT_MS,
    tutorSessionsPerHour: env.LIMIT_TUTOR_SESSIONS_PER_HOUR,
    tutorSessionsPerDay: env.LIMIT_TUTOR_SESSIONS_PER_DAY,
    tutorActiveSessions: env.LIMIT_TUTOR_ACTIVE_SESSIONS,
    tutorQuestionsPerMinute: env.LIMIT_TUTOR_QUESTIONS_PER_MINUTE,
    tutorQuestionsPerDay: env.LIMIT_TUTOR_QUESTIONS_PER_DAY,
    tutorAnswersPerUser: env.LIMIT_TUTOR_ANSWERS_PER_USER,
    tutorAnswersInFlight: env.LIMIT_TUTOR_ANSWERS_IN_FLIGHT,
    sightingsPerDay: env.LIMIT_SIGHTINGS_PER_DAY,
    sightings: env.LIMIT_SIGHTINGS,
    pendingCompanies: env.LIMIT_PENDING_COMPANIES,
    interviewsPerDay: env.LIMIT_INTERVIEWS_PER_DAY,
    interviewsPerDayAndPair: env.LIMIT_INTERVIEWS_PER_DAY_AND_PAIR,
    interviewsOpen: env.LIMIT_INTERVIEWS_OPEN,
    userTokensPerDay: env.AI_USER_TOKENS_PER_DAY,
    siteTokensPerDay: env.AI_SITE_TOKENS_PER_DAY,
  }))

export type Limits = z.output<typeof limitSettings>
