import {
  isCategoryOpen,
  mayOpen,
  openCategoryCount,
  type RouteAccess,
  type VisitorKind,
} from '#accounts/access.ts'
import type { SignInReason } from '#accounts/web/sign-in/sign-in-reason.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { crumbsOf } from '../layout/crumbs.ts'

const openCategories = namesOfFirst(openCategoryCount)

/** Given by the layout: the table of routes loads the sign-in page, which therefore cannot import it. */
export type FindRoute = (
  pathname: string,
) => { readonly path: string; readonly access: RouteAccess } | undefined

/** Why someone was sent to sign in before the page at `url`. Undefined when they may open it. */
export function signInReason(url: string, kind: VisitorKind, findRoute: FindRoute): SignInReason | undefined {
  const pathname = url.replace(/[?#].*/, '')
  if (pathname === '/' || pathname === '/first-hour')
    return mayOpen('learner', kind) ? undefined : startLearning
  const route = findRoute(pathname)
  if (!route) return undefined
  const isForMembers = route.access === 'member' || route.path.startsWith('/ai-tutor') || isLocked(pathname)
  if (mayOpen(isForMembers ? 'member' : route.access, kind)) return undefined

  if (pathname === '/account')
    return { title: 'Sign in to open your account', text: 'You go straight there.', isOpenToGuests: false }
  const [, section] = crumbsOf(pathname, kind)
  const name = section?.label ?? 'This page'
  if (isLocked(pathname))
    return {
      title: `${name} needs a free account`,
      text: `Guests can open ${openCategories}. Create an account or sign in, and you go straight to ${name}.`,
      isOpenToGuests: false,
    }
  return isForMembers
    ? {
        title: `${name} needs a free account`,
        text: `Create one or sign in, and you go straight to ${name}.`,
        isOpenToGuests: false,
      }
    : {
        title: `${name}: continue as a guest, or sign in`,
        text: 'Guests need no account. Their progress is saved in this browser only.',
        isOpenToGuests: true,
      }
}

const startLearning: SignInReason = {
  title: 'Start learning now',
  text: `As a guest, you can open ${openCategories}, and your progress is saved in this browser only. With a free account, you can open everything.`,
  isOpenToGuests: true,
}

/** Whether it is the page of a category that guests may not open. */
function isLocked(pathname: string): boolean {
  const id = pathname.match(/^\/category\/([^/]+)/)?.[1]
  const position = categorySummaries.findIndex((category) => String(category.id) === id)
  return position >= 0 && !isCategoryOpen(position, false)
}
