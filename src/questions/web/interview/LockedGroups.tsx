import { LockKeyhole } from 'lucide-react'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import type { InterviewGroup } from '#content/interview-questions/interview-questions.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { GroupHeading } from './InterviewGroup.tsx'
import { hueOfGroup, questionsOfGroup } from './interview-groups.ts'

/** Groups that need an account: dimmed, with one sticky panel over all of them. */
export function LockedGroups({ groups }: { groups: readonly InterviewGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <section
        aria-labelledby="unlock"
        className="sticky top-20 z-1 grid w-full justify-items-start gap-3 rounded-lg border border-line-strong bg-surface p-6 shadow-2 max-md:max-w-136 md:col-start-1 md:row-start-1 md:mt-14 md:mr-28 md:w-[24rem] md:self-start md:justify-self-end md:p-7 [@media(max-height:32rem)]:static"
      >
        <Badge tone="accent">
          <LockKeyhole aria-hidden="true" />
          Guest Mode Limited
        </Badge>
        <h2 id="unlock" className="text-xl">
          Sign In to Unlock
        </h2>
        <p className="text-sm text-ink-2">Access all 25 interview questions with a free account</p>
        <ButtonLink
          to="/auth"
          look="primary"
          className="mt-1"
          onClick={() => rememberDestination('/interview-questions')}
        >
          Sign In to Continue
        </ButtonLink>
      </section>
      <div className="grid grid-cols-1 gap-8 md:col-start-1 md:row-start-1">
        {groups.map((group) => (
          <LockedGroup key={group} group={group} />
        ))}
      </div>
    </div>
  )
}

function LockedGroup({ group }: { group: InterviewGroup }) {
  const questions = questionsOfGroup(group)
  return (
    <section aria-label={`${group}, locked`} data-hue={hueOfGroup[group]} className="dimmed">
      <GroupHeading group={group} count={questions.length} />
      <ul className="border-b">
        {questions.map(({ id, number, title }) => (
          <li key={id} className="flex min-h-12 items-center gap-x-4 border-t py-2">
            <span className="w-12 flex-none font-mono text-sm tabular-nums max-md:hidden">{number}</span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="mr-2.5 font-mono text-sm tabular-nums md:hidden">{number}</span>
              <span>{title}</span>
            </span>
            <span className="inline-flex flex-none items-center gap-1.5 text-xs font-strong">
              <LockKeyhole className="icon" aria-hidden="true" />
              Locked
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
