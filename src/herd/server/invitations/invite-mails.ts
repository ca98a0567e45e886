import { displayName } from '#accounts/person.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { Person } from '../people-store.ts'

interface Invitation {
  readonly to: string
  readonly inviter: Person
  /** Whether the address has an account: only then may the mail hold a name that the inviter chose. */
  readonly isToMember: boolean
  readonly publicUrl: string
  /** Signed; see `stop-invitations.ts`. */
  readonly stopToken: string
  readonly dedupeKey: string
}

/**
 * Says nothing that the inviter typed: anyone can have it sent to anyone. To a stranger they are named by the address
 * they have proved is theirs, and to a member by their checked name too.
 */
export function invitationMail(invitation: Invitation): Mail {
  const { to, inviter, isToMember, publicUrl, stopToken, dedupeKey } = invitation
  const who = isToMember ? nameWithAddress(inviter) : inviter.email
  return {
    to,
    kind: 'buddy-invitation',
    subject: 'You are invited to practise interviews on Capra',
    ...renderMail({
      title: 'Practise interviews together',
      paragraphs: [
        `${who} invites you to be GoatMates on Capra: you hold mock interviews with each other and give feedback that one can act on.`,
        isToMember
          ? 'Open My Herd to see the invitation. Unless you switched that off, it is accepted when you sign in or open My Herd; there you can also remove or block people.'
          : 'Create an account with this address, and the invitation is accepted when you sign in. In My Herd you can remove or block people at any time.',
        'The invitation ends after 30 days.',
      ],
      link: { label: isToMember ? 'Open My Herd' : 'Join on Capra', url: `${publicUrl}/my-herd` },
      otherLink: {
        label: 'Stop invitations from this site',
        url: `${publicUrl}/stop-invitations#${stopToken}`,
      },
      footer:
        'You get this mail because someone with a Capra account typed this address to invite you. If you do not know them, you can ignore it.',
    }),
    dedupeKey,
    onBehalfOf: inviter.id,
  }
}

export function acceptedMail(inviter: Person, accepter: Person, publicUrl: string, inviteId: string): Mail {
  return {
    to: inviter.email,
    kind: 'buddy-accepted',
    subject: 'Your invitation was accepted',
    ...renderMail({
      title: 'You have a new GoatMate',
      paragraphs: [
        `${nameWithAddress(accepter)} accepted your invitation. You can start a mock interview with them now.`,
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: 'You get this mail because you invited this person on Capra.',
    }),
    dedupeKey: `buddy-accepted:${inviteId}`,
    onBehalfOf: accepter.id,
  }
}

function nameWithAddress(person: Person): string {
  return `${displayName(person)} (${person.email})`
}
