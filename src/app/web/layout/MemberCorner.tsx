import { useLocation } from 'react-router'
import { AvatarMenu } from '#accounts/web/AvatarMenu.tsx'
import { useAppBadge } from '#practice/web/use-app-badge.ts'

/** The menu of a member. Loaded apart: it is 10 KB that the public pages, at most 150 KB of script, do not need. */
export function MemberCorner() {
  useAppBadge()
  return <AvatarMenu links={useLocation().pathname.startsWith('/my-herd') ? fromHerd : elsewhere} />
}

const elsewhere = [{ label: 'Account', to: '/account' }]
const fromHerd = [{ label: 'View Patterns', to: '/' }, ...elsewhere]
