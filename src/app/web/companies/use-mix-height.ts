import { useFingerprint } from '#practice/web/fingerprint/fingerprint-query.ts'
import type { MixHeight } from '#practice/web/overview/AltitudeChart.tsx'
import { useSettings } from '#settings/web/use-settings.ts'

/** At which altitude the member would name half of what the first company of their plan asks. */
export function useMixHeight(): MixHeight | undefined {
  const first = useSettings().settings?.companies[0]
  const { data } = useFingerprint(first === undefined ? [] : [first])
  const name = data?.companies[0]?.name
  return data?.own?.recall && name !== undefined ? { name, meters: data.own.meters } : undefined
}
