import type { ComponentProps } from 'react'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CompanyFingerprint } from '#practice/web/fingerprint/CompanyFingerprint.tsx'
import { mostCompanies } from '#settings/rules.ts'
import { useSettings } from '#settings/web/use-settings.ts'

type CompanyMixProps = Omit<ComponentProps<typeof CompanyFingerprint>, 'planAction'>

/** The mix of the chosen companies, which can become part of the plan. */
export function CompanyMix(props: CompanyMixProps) {
  return <CompanyFingerprint {...props} planAction={<PlanTowards companies={props.companies} />} />
}

function PlanTowards({ companies }: Pick<CompanyMixProps, 'companies'>) {
  const { settings, change } = useSettings()
  if (!settings || !change) return null
  const all = [...new Set([...settings.companies, ...companies.map(({ slug }) => slug)])]
  const canAdd = all.length > settings.companies.length && all.length <= mostCompanies
  const goal = companies.length === 1 ? companies[0]?.name : `these ${companies.length}`
  return (
    <ButtonLink to="/plan" look="quiet" onClick={() => canAdd && change({ companies: all })}>
      {canAdd ? `Plan towards ${goal}` : 'Open the plan'}
    </ButtonLink>
  )
}
