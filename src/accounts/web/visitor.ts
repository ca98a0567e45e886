import type { VisitorKind } from '../access.ts'
import type { User } from '../contract.ts'

export type Visitor =
  | { readonly kind: 'none' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly user: User }
  /** Not known yet; `hint` is what this browser was when it was last here. */
  | { readonly kind: 'loading'; readonly hint: VisitorKind }

interface Clues {
  /** `null` when nobody is signed in, `undefined` while that is not known. */
  readonly user: User | null | undefined
  readonly couldNotAsk: boolean
  readonly guestFlag: boolean
  readonly hint: VisitorKind
}

export function visitorOf({ user, couldNotAsk, guestFlag, hint }: Clues): Visitor {
  if (user) return { kind: 'member', user }
  if (user === undefined && !couldNotAsk) return { kind: 'loading', hint }
  return { kind: guestFlag ? 'guest' : 'none' }
}

/** Who to show a page for while it is not known who is here. */
export function likelyKind(visitor: Visitor): VisitorKind {
  return visitor.kind === 'loading' ? visitor.hint : visitor.kind
}
