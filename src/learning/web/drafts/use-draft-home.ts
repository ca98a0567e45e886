import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'

/** Where what is written is kept, in words. */
export function useDraftHome(): string {
  return likelyKind(useVisitor()) === 'member' ? 'kept in your account' : 'kept in this browser'
}
