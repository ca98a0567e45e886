import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import type { Plan } from '#plan/contract.ts'
import { countFitting, makePlan } from '#plan/make-plan.ts'
import { planInputOf } from '#plan/plan-input.ts'
import { deviceOffset } from '#platform/local-day.ts'
import { call } from '#platform/web/call-api.ts'
import { useToday } from '#platform/web/use-today.ts'
import { practiceKey } from '#practice/web/standing-query.ts'
import { useStanding } from '#practice/web/use-standing.ts'
import { useSolvedProblems, useSolvedQuery } from '#progress/web/tick/progress-source.ts'
import { companyMix } from '#questions/company-mix.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'
import type { Settings } from '#settings/rules.ts'
import { useSettingsQuery } from '#settings/web/settings-query.ts'
import { useSettings } from '#settings/web/use-settings.ts'

export interface KnownPlan {
  /** Undefined for visitors, and until it is known. */
  readonly plan: Plan | undefined
  readonly failure: Error | undefined
  retry(): void
}

/** A member's plan is made on the server, which knows when things were done. A guest's is made here by the same function. */
export function usePlan(): KnownPlan {
  const isGuest = useVisitor().kind === 'guest'
  const member = useMemberPlan()
  const guest = useGuestPlan(isGuest)
  return isGuest ? { plan: guest, failure: undefined, retry: () => {} } : member
}

/** How many patterns a newcomer with these answers has time for, before the interview. */
export function useFittingCount(settings: Settings): number {
  return countFitting(settings, useToday(), useVisitor().kind === 'guest')
}

function useMemberPlan(): KnownPlan {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const today = useToday()
  const { data: saved, error: settingsError } = useSettingsQuery()
  const { data: solved, error: solvedError } = useSolvedQuery()
  const { data, error, isFetching, refetch } = useQuery({
    // Made anew for every change that the server has confirmed, and on every new day.
    queryKey: [
      practiceKey,
      'plan',
      userId,
      today,
      saved && [saved.interviewOn, saved.hoursPerWeek, saved.companies],
      solved?.version,
    ],
    queryFn: () => call('GET /api/practice/plan', { query: { offset: deviceOffset() } }),
    enabled: userId !== undefined && saved !== undefined && solved !== undefined,
    placeholderData: keepPreviousData,
    // A lesson may have been finished, or something done on another device.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  return {
    plan: userId === undefined ? undefined : data,
    failure: isFetching ? undefined : (error ?? settingsError ?? solvedError ?? undefined),
    retry: () => void refetch(),
  }
}

function useGuestPlan(isGuest: boolean): Plan | undefined {
  // A new day makes a new plan.
  useToday()
  const { settings } = useSettings()
  const standing = useStanding()
  const { lessons, isLoaded } = useLearning()
  const solved = useSolvedProblems()
  const chosen = settings?.companies ?? []
  const { data: list } = useQuestionList({ enabled: isGuest && chosen.length > 0 })
  if (!isGuest || !settings || !standing || !isLoaded) return undefined
  return makePlan(
    planInputOf({
      settings,
      companies: (list?.companies ?? []).filter(({ slug }) => settings.companies.includes(slug)),
      mix: list ? companyMix(list.questions, settings.companies) : new Map(),
      time: { now: Date.now(), offset: deviceOffset() },
      standing,
      lessons,
      solved: new Map([...solved].map((problem) => [problem, undefined])),
      isGuest: true,
    }),
  )
}
