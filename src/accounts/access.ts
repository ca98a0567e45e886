/** `none` is a visitor who neither signed in nor chose to look around as a guest. */
export type VisitorKind = 'none' | 'guest' | 'member'

/** Who may open a page: everyone, guests and members, or members only. */
export type RouteAccess = 'open' | 'learner' | 'member'

export const admitted: Record<RouteAccess, readonly VisitorKind[]> = {
  open: ['none', 'guest', 'member'],
  learner: ['guest', 'member'],
  member: ['member'],
}

export function mayOpen(access: RouteAccess, kind: VisitorKind): boolean {
  return admitted[access].includes(kind)
}

/**
 * The first categories, in list order, are open without an account. After a change, `npm run index` writes the prompts
 * that guests load.
 */
export const openCategoryCount = 2

/** `position` counts from 0 in list order. */
export function isCategoryOpen(position: number, isMember: boolean): boolean {
  return isMember || position < openCategoryCount
}
