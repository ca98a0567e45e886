import { Switch as Radix } from 'radix-ui'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Radix.Root
      checked={checked}
      onCheckedChange={onChange}
      className="inline-flex min-h-11 items-center gap-2.5 text-sm text-ink-2 aria-checked:text-ink"
    >
      <span className="switch-track" aria-hidden="true" />
      {label}
    </Radix.Root>
  )
}
