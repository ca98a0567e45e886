import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CompanyFingerprint } from '#practice/web/fingerprint/CompanyFingerprint.tsx'
import { mostCompanies } from '#settings/rules.ts'
import { useSettings } from '#settings/web/use-settings.ts'

interface CompanyMixProps {
  /** The chosen ones. */
  companies: readonly { readonly slug: string; readonly name: string }[]
}

/** The mix of the chosen companies, which can become part of the plan. */
export function CompanyMix({ companies }: CompanyMixProps) {
  return <CompanyFingerprint companies={companies} planAction={<PlanTowards companies={companies} />} />
}

function PlanTowards({ companies }: CompanyMixProps) {
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
