import { z } from 'zod'
import type { BodyOf } from '#platform/endpoint.ts'
import type { herdApi } from '../../contract.ts'
import { refusals } from './interview-refusals.ts'
import type { InterviewPlan } from './start-interview-store.ts'

type Sent = BodyOf<typeof herdApi.start>

const longestLink = 2048
const isoDateTime = z.iso.datetime({ offset: true })

/** @throws AppError `invalid` with the sentence of the first field that is not right. */
export function readPlan(sent: Sent): InterviewPlan {
  return {
    intervieweeId: sent.intervieweeId,
    questionNumber: readQuestionNumber(sent.leetcodeQuestionNumber),
    meetLink: readLink('googleMeetLink', sent.googleMeetLink),
    codeLink: readLink('codepadLink', sent.codepadLink),
    startsAt: readStart(sent.startsAt),
  }
}

function readQuestionNumber(sent: Sent['leetcodeQuestionNumber']): number {
  const number = typeof sent === 'string' && /^\d{1,4}$/.test(sent) ? Number(sent) : sent
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 9999)
    throw refusals.questionNumber()
  return number
}

/** The address as every browser will read it, or null for none. It is never fetched here. */
function readLink(field: 'googleMeetLink' | 'codepadLink', sent: string | null | undefined): string | null {
  const typed = (sent ?? '').trim()
  if (typed === '') return null
  const url = URL.parse(typed)
  const isPlain =
    url !== null &&
    /^https?:\/\//i.test(typed) &&
    // The parser would pass over these; whoever reads the link would not see them.
    !/[\p{Cc}\p{Cf}\\]/u.test(typed) &&
    // The parser lets quotes and braces stand in a host; no name on the net has them.
    /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) &&
    url.username === '' &&
    url.password === '' &&
    typed.length <= longestLink &&
    url.href.length <= longestLink
  if (!isPlain) throw refusals.link(field)
  return url.href
}

/** Store milliseconds; whether the time lies ahead is decided by the store's clock. */
function readStart(sent: string | null | undefined): number | null {
  const typed = (sent ?? '').trim()
  if (typed === '') return null
  if (!isoDateTime.safeParse(typed).success) throw refusals.startsAt()
  return Date.parse(typed)
}
