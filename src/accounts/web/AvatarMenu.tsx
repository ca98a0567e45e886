import { type ComponentProps, useState } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { User } from '../contract.ts'
import { avatarInitial, displayName } from '../person.ts'
import type { MenuLink, OpenAvatarMenu } from './OpenAvatarMenu.tsx'
import { useAccountActions } from './use-account-actions.ts'
import { useVisitor } from './use-visitor.ts'

interface AvatarMenuProps {
  /** Ways onward that stand above 'Log out'. */
  links?: readonly MenuLink[]
}

/** The signed-in person's menu. Its code is fetched when someone reaches for it. */
export function AvatarMenu({ links = [] }: AvatarMenuProps) {
  const visitor = useVisitor()
  const { logOut } = useAccountActions()
  const toast = useToast()
  const [Menu, setMenu] = useState<typeof OpenAvatarMenu>()
  if (visitor.kind !== 'member') return null

  async function open() {
    try {
      const module = await loadMenu()
      setMenu(() => module.OpenAvatarMenu)
    } catch {
      toast.show({
        title: 'Error',
        description: 'The menu could not be loaded. Please try again.',
        tone: 'destructive',
      })
    }
  }

  async function leave() {
    if (await logOut()) return
    toast.show({
      title: 'Error',
      description: 'The server did not confirm that you are signed out. Please try again.',
      tone: 'destructive',
    })
  }

  const button = <AvatarButton user={visitor.user} />
  if (Menu) return <Menu user={visitor.user} links={links} trigger={button} onLogOut={() => void leave()} />
  return (
    <AvatarButton
      user={visitor.user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      onClick={() => void open()}
    />
  )
}

function AvatarButton({ user, ...button }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={`Account menu, ${displayName(user)}`}
      className="grid size-11 flex-none place-items-center rounded-full"
      {...button}
    >
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full border-[1.5px] border-accent-text bg-accent-soft font-display text-base leading-none font-[750] text-accent-text"
      >
        {avatarInitial(user)}
      </span>
    </button>
  )
}

const loadMenu = () => import('./OpenAvatarMenu.tsx')

function prepareMenu() {
  loadMenu().catch(() => {}) // Opening it tries again and tells.
}
