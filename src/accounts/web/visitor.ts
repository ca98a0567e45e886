import type { VisitorKind } from '../access.ts'
import type { User } from '../contract.ts'

export type Visitor =
  | { readonly kind: 'none' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly user: User }
  /** Not known yet; `hint` is what this browser was at the last visit. */
  | { readonly kind: 'loading'; readonly hint: VisitorKind }

interface Inputs {
  /** Null when nobody is signed in, undefined while unknown. */
  readonly user: User | null | undefined
  readonly couldNotAsk: boolean
  readonly guestFlag: boolean
  readonly hint: VisitorKind
}

export function visitorOf({ user, couldNotAsk, guestFlag, hint }: Inputs): Visitor {
  if (user) return { kind: 'member', user }
  if (user === undefined && !couldNotAsk) return { kind: 'loading', hint }
  return { kind: guestFlag ? 'guest' : 'none' }
}

/** The visitor kind to render for, also while loading. */
export function likelyKind(visitor: Visitor): VisitorKind {
  return visitor.kind === 'loading' ? visitor.hint : visitor.kind
}
