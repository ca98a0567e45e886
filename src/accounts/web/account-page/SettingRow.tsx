import { type ReactNode, useId } from 'react'

interface SettingRowProps {
  title: string
  text?: string
  /** Gets the IDs of the title, which names its control, and of the text. */
  children: (ids: { readonly title: string; readonly text: string }) => ReactNode
  /** Where the control is, if not beside the text. */
  control?: 'below' | 'below on phones'
}

const layouts = {
  beside: 'grid-cols-[minmax(0,1fr)_auto] items-center',
  below: 'grid-cols-1',
  'below on phones': 'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center',
}

/** What can be set, and the control beside it. */
export function SettingRow({ title, text, children, control }: SettingRowProps) {
  const id = useId()
  const ids = { title: `${id}-title`, text: `${id}-text` }
  return (
    <div
      className={`grid justify-items-start gap-x-6 gap-y-2 border-b border-line py-3.5 ${layouts[control ?? 'beside']}`}
    >
      <div className="min-w-0">
        <p id={ids.title} className="text-sm font-strong">
          {title}
        </p>
        {text && (
          <p id={ids.text} className="text-xs text-muted">
            {text}
          </p>
        )}
      </div>
      {children(ids)}
    </div>
  )
}

interface SwitchRowProps {
  title: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Radix Switch would prerender a hidden input with an inline style, which the content security policy refuses. */
export function SwitchRow({ title, text, isOn, onChange }: SwitchRowProps) {
  return (
    <SettingRow title={title} text={text}>
      {(ids) => (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={ids.title}
          aria-describedby={ids.text}
          onClick={() => onChange(!isOn)}
          className="grid size-11 place-items-center justify-self-end"
        >
          <span className="switch-track" aria-hidden="true" />
        </button>
      )}
    </SettingRow>
  )
}
