import type { FileOfCompany } from '../../company-of-path.ts'
import { addUp } from '../../import-sums.ts'
import type { FileReport } from '../../operator-contract.ts'

/** More lines than this help nobody. */
const mostRefusedShown = 20

/** The report as a person reads it: the sums, then every file or line that was refused, with its reason. */
export function describeReports(
  reports: readonly FileReport[],
  leftOut: readonly FileOfCompany[],
  { isDryRun }: { isDryRun: boolean },
): string {
  const sums = addUp(reports)
  const refused = reports.flatMap(({ path, refused: lines }) => lines.map((line) => ({ path, ...line })))
  const faults = reports.filter(({ fault }) => fault !== undefined)
  return [
    `${sums.read} of ${count(reports.length, 'file')} read${isDryRun ? ' (dry run: nothing was kept)' : ''}.`,
    `${sums.added} added, ${sums.updated} updated, ${sums.unchanged} unchanged, ${sums.refused} refused.`,
    ...(leftOut.length > 0
      ? [`${count(leftOut.length, 'file')} left out: another file of the same company reaches further back.`]
      : []),
    ...faults.map(({ path, fault }) => `${path}: ${fault}`),
    ...refused.slice(0, mostRefusedShown).map(({ path, line, reason }) => `${path}:${line}: ${reason}`),
    ...(refused.length > mostRefusedShown ? [`and ${refused.length - mostRefusedShown} more.`] : []),
  ].join('\n')
}

function count(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`
}
