import type { VisitorKind } from '../../access.ts'

/** What the sign-in page says about the page that someone asked for. */
export interface SignInReason {
  readonly title: string
  readonly text: string
  /** Guests may open the page, so continuing as a guest is offered first. */
  readonly isOpenToGuests: boolean
}

/** Undefined for a page that this person may open already. The names of pages are known above accounts. */
export type FindSignInReason = (url: string, kind: VisitorKind) => SignInReason | undefined
