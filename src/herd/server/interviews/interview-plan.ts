import { z } from 'zod'
import { readNow } from '#accounts/server/account-store.ts'
import { dayMs, hourMs } from '#platform/durations.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { herdApi } from '../../contract.ts'
import type { InterviewPlan, PlannedMeeting } from './interview-store.ts'

type Sent = BodyOf<typeof herdApi.start>
type SentMeeting = Pick<Sent, 'googleMeetLink' | 'codepadLink' | 'startsAt'>

const maxLinkLength = 2048
const isoDateTime = z.iso.datetime({ offset: true })

/** An interview may be recorded shortly after it began. */
const maxPastMs = hourMs
const maxFutureMs = 366 * dayMs

const invalidStart = () => invalidField('startsAt', 'Choose a time between now and a year from now.')

/** @throws AppError `invalid` for the first field that is wrong */
export function readPlan(sent: Sent): InterviewPlan {
  return {
    intervieweeId: sent.intervieweeId,
    questionNumber: readQuestionNumber(sent.leetcodeQuestionNumber),
    ...readMeeting(sent),
  }
}

/** @throws AppError `invalid` for the first field that is wrong */
export function readMeeting(sent: SentMeeting): PlannedMeeting {
  return {
    meetLink: readLink('googleMeetLink', sent.googleMeetLink),
    codeLink: readLink('codepadLink', sent.codepadLink),
    startsAt: readStart(sent.startsAt),
  }
}

/** @throws AppError `invalid` */
export function readNewStart(sent: string): number {
  const startsAt = readStart(sent)
  if (startsAt === null) throw invalidStart()
  return startsAt
}

/** @throws AppError `invalid` when the time is in the past, or too far ahead */
export async function checkTime(
  tx: StoreHandle,
  { startsAt }: Pick<PlannedMeeting, 'startsAt'>,
): Promise<void> {
  if (startsAt === null) return
  const aheadMs = startsAt - (await readNow(tx))
  if (aheadMs < -maxPastMs || aheadMs > maxFutureMs) throw invalidStart()
}

function readQuestionNumber(sent: Sent['leetcodeQuestionNumber']): number {
  const number = typeof sent === 'string' && /^\d{1,4}$/.test(sent) ? Number(sent) : sent
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 9999)
    throw invalidField('leetcodeQuestionNumber', 'Enter a LeetCode question number between 1 and 9999.')
  return number
}

/** A host with a dot, perhaps with a port, as in `zoom.us/j/1`; nothing that could be read as a scheme. */
const startsWithHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]|$)/u

/** The normalized URL, with https unless it was typed with a scheme, or null for none. The server never fetches it. */
function readLink(field: 'googleMeetLink' | 'codepadLink', sent: string | null | undefined): string | null {
  const trimmed = (sent ?? '').trim()
  if (trimmed === '') return null
  const typed = startsWithHost.test(trimmed) ? `https://${trimmed}` : trimmed
  const url = URL.parse(typed)
  const isWebUrl =
    url !== null &&
    /^https?:\/\//i.test(typed) &&
    // The parser drops or accepts these, but a person who reads the link cannot see them.
    !/[\p{Cc}\p{Cf}\\]/u.test(typed) &&
    // The parser accepts quotes and braces in a host name; no real host has them.
    /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) &&
    url.username === '' &&
    url.password === '' &&
    typed.length <= maxLinkLength &&
    url.href.length <= maxLinkLength
  if (!isWebUrl) throw invalidField(field, 'Links must start with http:// or https://.')
  return url.href
}

/** Milliseconds since the epoch. Whether it is in the future is checked later, by the store's clock. */
function readStart(sent: string | null | undefined): number | null {
  const typed = (sent ?? '').trim()
  if (typed === '') return null
  if (!isoDateTime.safeParse(typed).success) throw invalidStart()
  return Date.parse(typed)
}
