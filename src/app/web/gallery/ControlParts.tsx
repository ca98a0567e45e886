import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumbs } from '#platform/ui/controls/Breadcrumbs.tsx'
import { Button, ButtonLink, iconButton } from '#platform/ui/controls/Button.tsx'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { PlayerBar } from '#platform/ui/controls/PlayerBar.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { ThemeChoices } from '#platform/ui/controls/ThemeChoices.tsx'
import { ThemeSwitch } from '#platform/ui/controls/ThemeSwitch.tsx'
import { Tooltip } from '#platform/ui/controls/Tooltip.tsx'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { Part } from './Part.tsx'

const looks = ['outline', 'quiet', 'primary', 'link', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const
const widths = ['normal', 'wide', 'side'] as const

export function ControlParts({ theme }: { theme: string }) {
  const [search, setSearch] = useState('window')
  const [speed, setSpeed] = useState(1)
  const [isOn, setOn] = useState(true)
  const [tab, setTab] = useState<'all' | 'done'>('all')
  const [open, setOpen] = useState<(typeof widths)[number] | 'confirm' | 'form'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Part name="PlayerBar">
        <PlayerBar
          title="Two Pointers"
          number={2}
          count={9}
          partName="Try everything"
          leaveTo="/"
          leaveTitle="Continue later"
        />
      </Part>
      {looks.map((look) => (
        <Part key={look} name={`Button, ${look}`}>
          {sizes.map((size) => (
            <Button key={size} look={look} size={size}>{`Start ${size}`}</Button>
          ))}
          <Button look={look} disabled>
            Disabled
          </Button>
          <ButtonLink look={look} to="/gallery">
            Link
          </ButtonLink>
        </Part>
      ))}
      <Part name="Icon button with Tooltip, ThemeSwitch, ThemeChoices">
        <Tooltip text="Explains the icon">
          <button type="button" aria-label="Menu" className={iconButton}>
            <Menu className="icon" aria-hidden="true" />
          </button>
        </Tooltip>
        <ThemeSwitch />
        <ThemeChoices />
      </Part>
      <Part name="Breadcrumbs">
        <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Arrays' }]} />
      </Part>
      <Part name="SearchBox">
        <SearchBox label="Search" placeholder="Search patterns..." value={search} onChange={setSearch} />
        <SearchBox label="Empty search" placeholder="Search patterns..." value="" onChange={setSearch} />
      </Part>
      <Part name="TextField">
        <TextField label="First name" hint="As others see it." placeholder="Ada" />
        <TextField label="Email" required error="Enter your email address." defaultValue="ada" />
        <TextField label="Password" type="password" defaultValue="secret" autoComplete="off" />
        <TextField label="Disabled" disabled defaultValue="cannot be changed" />
      </Part>
      <Part name="Switch">
        <Switch label={isOn ? 'On' : 'Off'} checked={isOn} onChange={setOn} />
        <Switch label="Off" checked={false} onChange={() => undefined} />
      </Part>
      <Part name="Choice">
        {(['radio', 'checkbox'] as const).map((type) => (
          <Choice
            key={type}
            type={type}
            label={`A ${type}`}
            detail="With a detail"
            checked={isOn}
            onChange={() => setOn(!isOn)}
          />
        ))}
      </Part>
      <Part name="SegmentedControl">
        <SegmentedControl
          label="Speed"
          options={[0.5, 1, 2, 4].map((id) => ({ id, label: `${id}x` }))}
          selected={speed}
          onSelect={setSpeed}
        />
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Status"
          tabs={[
            { id: 'all', label: 'All' },
            { id: 'done', label: 'Completed' },
          ]}
          selected={tab}
          onSelect={setTab}
          panelId={`panel-${theme}`}
        />
        <p role="tabpanel" id={`panel-${theme}`} aria-labelledby={`panel-${theme}-${tab}`}>
          {tab}
        </p>
      </Part>
      <Part name="Collapsible">
        <div className="w-full border border-line">
          <Collapsible title="Pattern Comparison">Its content.</Collapsible>
        </div>
      </Part>
      <Part name="Dialog (in the page's own theme), ConfirmDialog, FormDialog">
        {widths.map((width) => (
          <Button key={width} onClick={() => setOpen(width)}>
            {width}
          </Button>
        ))}
        <Button look="danger" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button onClick={() => setOpen('form')}>Form</Button>
      </Part>
      {widths.map((width) => (
        <Dialog
          key={width}
          open={open === width}
          width={width}
          title={`A ${width} dialog`}
          subtitle="With a subtitle"
          onClose={close}
          footer={<Button onClick={close}>Close</Button>}
        >
          <p>Content.</p>
        </Dialog>
      ))}
      {open === 'form' && <FormExample onClose={close} />}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete it?"
          text="This cannot be undone."
          confirm="Delete"
          isPending={false}
          onConfirm={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** Refuses what is typed, as a server would. */
function FormExample({ onClose }: { onClose: () => void }) {
  const form = useForm(async () => {
    throw new Error('The name is already taken.')
  }, 'name')
  return (
    <FormDialog form={form} title="Rename" action="Save" onClose={onClose}>
      <TextField label="Name" name="name" defaultValue="Laptop" />
    </FormDialog>
  )
}
