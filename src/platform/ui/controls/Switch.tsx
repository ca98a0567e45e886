interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * A button with the switch role. Not Radix Switch, which prerenders a hidden input with an inline style that the content
 * security policy refuses.
 */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="inline-flex min-h-11 items-center gap-2.5 text-left text-sm text-ink-2 aria-checked:text-ink"
    >
      <span className="switch-track" aria-hidden="true" />
      {label}
    </button>
  )
}
