import { displayName } from '#accounts/person.ts'
import { isoTime, optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import {
  deleteInvitesTo,
  leaveInterviews,
  type NamedSince,
  readBlocked,
  readGoatMateNames,
  readInvitesTo,
  readRemoved,
  readSentInvites,
} from './herd-personal-data-store.ts'
import { listReceivedRequests, listSentRequests } from './interview-requests/interview-request-store.ts'
import { presentMeeting } from './interview-requests/read-interview-requests.ts'
import { listInterviews } from './interviews/interview-store.ts'
import { presentInterview } from './interviews/read-interviews.ts'
import { readHerdSettings } from './invitations/herd-settings-store.ts'
import type { InviteStatus } from './invitations/invite-store.ts'

/** GoatMates, invitations and interviews. Other people appear by name only, and addresses as this person typed them. */
export const herdPersonalData: PersonalData = {
  tables: [
    'friendships',
    'blocks',
    'removals',
    'buddy_invites',
    'interviews',
    'interview_requests',
    'herd_settings',
  ],

  async exportOf(handle, { userId, emailKey }) {
    const sent = await readSentInvites(handle, userId)
    const received = await readInvitesTo(handle, emailKey)
    const interviews = await listInterviews(handle, userId, Number.MAX_SAFE_INTEGER)
    const requestsSent = await listSentRequests(handle, userId)
    const requestsReceived = await listReceivedRequests(handle, userId)
    return {
      settings: await readHerdSettings(handle, userId),
      goatMates: (await readGoatMateNames(handle, userId)).map(named),
      blocked: (await readBlocked(handle, userId)).map(named),
      removed: (await readRemoved(handle, userId)).map(named),
      invitationsSent: sent.map((invite) => ({
        id: invite.id,
        toEmail: invite.to_email,
        status: pendingForSender.has(invite.status) ? 'pending' : invite.status,
        sends: invite.sends,
        createdAt: isoTime(invite.created_at),
        lastSentAt: optionalTime(invite.last_sent_at),
        expiresAt: isoTime(invite.expires_at),
        endedAt: optionalTime(invite.ended_at),
      })),
      invitationsReceived: received.map((invite) => ({
        id: invite.id,
        from: displayName({
          username: invite.username,
          firstName: invite.first_name,
          lastName: invite.last_name,
        }),
        status: invite.status,
        createdAt: isoTime(invite.created_at),
        expiresAt: isoTime(invite.expires_at),
        endedAt: optionalTime(invite.ended_at),
      })),
      interviews: interviews.map((interview) => {
        const { interviewerId, intervieweeId, interviewer, interviewee, ...seen } = presentInterview(
          interview,
          userId,
        )
        const isInterviewer = interviewerId === userId
        return {
          ...seen,
          role: isInterviewer ? 'interviewer' : 'candidate',
          with: displayName(isInterviewer ? interviewee : interviewer),
        }
      }),
      interviewRequestsSent: requestsSent.map(({ request, interviewer }) => ({
        ...presentMeeting(request),
        to: displayName(interviewer),
        declinedAt: optionalTime(request.declined_at),
      })),
      interviewRequestsReceived: requestsReceived.map(({ request, candidate }) => ({
        ...presentMeeting(request),
        from: displayName(candidate),
      })),
    }
  },

  async erase(tx, { userId, emailKey }) {
    await leaveInterviews(tx, userId)
    await deleteInvitesTo(tx, emailKey)
  },
}

/** Statuses that the sender sees as pending. */
const pendingForSender = new Set<InviteStatus>(['pending', 'withheld', 'declined'])

function named(person: NamedSince) {
  return { name: displayName(person), since: isoTime(person.since) }
}
