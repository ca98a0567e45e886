import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { useSettings } from '#settings/web/use-settings.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { LeftLegs } from './LeftLegs.tsx'
import { PlanActions } from './PlanActions.tsx'
import { PlanFields } from './PlanFields.tsx'
import { PlanTable } from './PlanTable.tsx'
import { PlanWeeks } from './PlanWeeks.tsx'
import { planHeading, planLead } from './plan-texts.ts'
import { usePlan } from './use-plan.ts'

/** What to learn on which day until the interview, and what will not fit. */
export function PlanPage() {
  const { plan, failure, retry } = usePlan()
  const { settings, change } = useSettings()
  if (!plan)
    return (
      <div className="page pt-1 md:pt-11">
        <PageTitle title="Plan" description={description} />
        <h1>Plan</h1>
        {failure ? (
          <div className="mt-6">
            <Alert onRetry={retry}>{`Your plan could not be loaded. ${sentenceOf(failure)}`}</Alert>
          </div>
        ) : (
          <Spinner text="Loading your plan..." />
        )}
      </div>
    )
  return (
    <>
      <PageTitle title="Plan" description={description} />
      <div className="page">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 pt-1 pb-5 md:pt-11 md:pb-7 lg:grid-cols-[1fr_auto]">
          <div>
            <h1>{planHeading(plan)}</h1>
            <p role="status" className="mt-2.5 max-w-[42ch] text-lg text-ink-2">
              {planLead(plan)}
            </p>
          </div>
          {settings && change && <PlanFields plan={plan} settings={settings} change={change} />}
        </div>
        {settings && change && <PlanActions plan={plan} settings={settings} change={change} />}
      </div>
      <PlanWeeks plan={plan} />
      <PlanTable plan={plan} />
      <LeftLegs plan={plan} />
    </>
  )
}

const description = 'What to learn on which day until your interview, and what will not fit.'
