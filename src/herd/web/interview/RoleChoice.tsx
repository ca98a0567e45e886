interface RoleChoiceProps {
  isCandidate: boolean
  onChoose: (role: 'interviewer' | 'candidate') => void
}

/** Which of the two interviews the other. */
export function RoleChoice({ isCandidate, onChoose }: RoleChoiceProps) {
  const chosen = isCandidate ? 'candidate' : 'interviewer'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.75 text-sm font-strong">Who interviews?</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded-sm border-firm border-line-strong">
        {roles.map(({ role, label }) => (
          <label
            key={role}
            className="relative grid min-h-11 cursor-pointer place-items-center border-line-strong px-2 text-center text-sm leading-tight font-semibold text-ink-2 not-first:border-l-firm hover:bg-surface-2 has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-ring has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-3"
          >
            <input
              type="radio"
              name="role"
              checked={role === chosen}
              onChange={() => onChoose(role)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const roles = [
  { role: 'interviewer', label: 'I interview them' },
  { role: 'candidate', label: 'They interview me' },
] as const
