import { avatarInitial } from '#accounts/person.ts'
import { hornPath } from '#platform/ui/art/logo-paths.ts'

interface GoatMateAvatarProps {
  person: { id: string | null; username: string; firstName: string | null; lastName: string | null }
  /** The background, which the ring around the disc must match. */
  on?: 'surface' | 'canvas'
}

/** The initial in a disc with a horn. The hue of the horn depends on the person's id. */
export function GoatMateAvatar({ person, on = 'surface' }: GoatMateAvatarProps) {
  return (
    <span data-hue={hueOf(person.id)} aria-hidden="true" className="relative block size-11.5 flex-none">
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        className={`absolute -top-1 -left-[3px] size-11.5 ${person.id === null ? 'fill-contour' : 'fill-hue'}`}
      >
        <path d={hornPath} />
      </svg>
      <b
        className={`absolute right-0 bottom-0 grid size-7.75 place-items-center rounded-full bg-surface-3 font-display text-sm leading-none font-heavy ring-3 ${on === 'surface' ? 'ring-surface' : 'ring-canvas'}`}
      >
        {avatarInitial(person)}
      </b>
    </span>
  )
}

const hues = ['arrays', 'bsearch', 'strings', 'lists', 'stack', 'trees', 'graphs', 'dp']

function hueOf(id: string | null): string | undefined {
  if (id === null) return undefined
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hues[sum % hues.length]
}
