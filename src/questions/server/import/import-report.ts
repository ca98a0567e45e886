import type { FileOfCompany } from './company-of-path.ts'
import type { FileReport } from './import-file.ts'

/** More lines than this help nobody. */
const mostRefusedShown = 20

/** The report as a person reads it: the sums, then every file or line that was refused, with its reason. */
export function describeReports(
  reports: readonly FileReport[],
  leftOut: readonly FileOfCompany[],
  { isDryRun }: { isDryRun: boolean },
): string {
  const sum = (key: 'added' | 'updated' | 'unchanged') =>
    reports.reduce((total, report) => total + report[key], 0)
  const refused = reports.flatMap(({ path, refused: lines }) => lines.map((line) => ({ path, ...line })))
  const faults = reports.filter(({ fault }) => fault !== undefined)
  return [
    `${reports.length - faults.length} of ${count(reports.length, 'file')} read${isDryRun ? ' (dry run: nothing was kept)' : ''}.`,
    `${sum('added')} added, ${sum('updated')} updated, ${sum('unchanged')} unchanged, ${refused.length} refused.`,
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
