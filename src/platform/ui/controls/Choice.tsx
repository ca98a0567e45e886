interface ChoiceProps {
  type: 'radio' | 'checkbox'
  /** Of the radio buttons of which one is chosen. */
  group?: string
  label: string
  detail?: string
  checked: boolean
  onChange: () => void
}

/** One of several choices, a line each. */
export function Choice({ type, group, label, detail, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type={type} name={group} checked={checked} onChange={onChange} className="choice" />
      {label}
      {detail && <span className="ml-auto text-sm text-muted tabular-nums">{detail}</span>}
    </label>
  )
}
