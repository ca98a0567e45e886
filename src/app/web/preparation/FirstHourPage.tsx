import { Link, useNavigate } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { Button } from '#platform/ui/controls/Button.tsx'
import { ThemeSwitch } from '#platform/ui/controls/ThemeSwitch.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useSettings } from '#settings/web/use-settings.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ForecastPanel } from './ForecastPanel.tsx'
import { PreparationFields } from './PreparationFields.tsx'

/** What newcomers are asked: three questions, each with a default. Every answer is saved at once. */
export function FirstHourPage() {
  const { settings, change } = useSettings()
  const isGuest = useVisitor().kind === 'guest'
  const navigate = useNavigate()
  function goOn() {
    change?.({ isAnswered: true })
    void navigate('/')
  }

  return (
    <>
      <PageTitle title="Before you start" description="Three questions that decide what you see first." />
      <header className="own-bar sticky top-0 z-20 border-b border-line bg-canvas">
        <div className="page flex min-h-[60px] items-center gap-4 md:min-h-[68px]">
          <Link
            to="/landing"
            className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-tighter no-underline"
          >
            <CapraMark className="size-[30px] text-accent-text light:text-ink md:size-[34px]" />
            capra
          </Link>
          <span className="flex-1" />
          <span className="max-md:hidden">
            <ThemeSwitch />
          </span>
          <Button look="quiet" aria-disabled={!change} onClick={goOn}>
            Skip, just start
          </Button>
        </div>
      </header>
      <form
        noValidate
        className="page grid items-start gap-x-18 gap-y-7 pt-6 md:pt-11 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pb-20"
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <div>
          <h1 className="max-w-[18ch]">Three questions, then your first lesson</h1>
          <p className="mt-3 max-w-[46ch] text-ink-2 md:text-lg">
            {isGuest
              ? 'They decide what you see first. All can wait, and you can change them here at any time. This browser keeps your answers.'
              : 'They decide what you see first. All can wait, and all can be changed under Account.'}
          </p>
          {settings && change ? (
            <div className="mt-7">
              <h2 className="sr-only">Your answers</h2>
              <PreparationFields settings={settings} change={change} isNumbered />
            </div>
          ) : (
            <div className="mt-7 min-h-160">
              <Spinner text="Loading your answers..." />
            </div>
          )}
        </div>
        {settings && change && (
          <ForecastPanel settings={settings}>
            <div className="mt-4.5 flex items-center gap-4">
              <Button type="submit" look="primary" size="lg" className="flex-1">
                Make my plan
              </Button>
              <kbd className="rounded-xs border border-line-strong px-1.5 py-0.5 font-mono text-xs max-md:hidden">
                Enter
              </kbd>
            </div>
          </ForecastPanel>
        )}
      </form>
    </>
  )
}
