import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { companyKey } from '../../import/company-names.ts'
import { companyOfPath } from '../../import/company-of-path.ts'
import { decodeList } from '../../import/decode-list.ts'
import type { CompanyReport } from '../../import/import-contract.ts'
import { maxFileBytes, problemWithText, tooLarge } from '../../import/import-rules.ts'
import { batchesOf, type ListFile } from './list-files.ts'

interface Sending {
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  /** Called after each batch. */
  readonly onReports: (reports: readonly CompanyReport[], fileCount: number) => void
}

/** Sends the lists in batches. When it throws, the files reported so far are done. */
export async function sendLists(lists: readonly ListFile[], sending: Sending): Promise<void> {
  for (const batch of batchesOf(lists)) {
    sending.onReports(await send(batch, sending), batch.length)
    if (sending.signal.aborted) return
  }
}

async function send(
  lists: readonly ListFile[],
  { isDryRun, signal }: Sending,
): Promise<readonly CompanyReport[]> {
  const read = await Promise.all(lists.map(readList))
  const files = read.filter((file) => 'text' in file)
  const unread = read.filter((file) => 'problem' in file)
  const reports = files.length > 0 ? await sendAndRetry(files, isDryRun, signal) : []
  return unread.reduce(withProblem, reports)
}

interface ReadFile {
  readonly path: string
  readonly text: string
}

interface UnreadFile {
  readonly path: string
  readonly problem: string
}

async function readList(list: ListFile): Promise<ReadFile | UnreadFile> {
  const { path, size } = list
  if (size > maxFileBytes) return { path, problem: tooLarge }
  try {
    const decoded = decodeList(await list.bytes())
    if ('problem' in decoded) return { path, ...decoded }
    const problem = problemWithText(decoded.text)
    return problem === undefined ? { path, text: decoded.text } : { path, problem }
  } catch {
    return { path, problem: 'The browser could not read this file. Choose it again.' }
  }
}

/** When there were too many calls, waits for as long as the server says and tries again. */
async function sendAndRetry(
  files: readonly ReadFile[],
  isDryRun: boolean,
  signal: AbortSignal,
): Promise<readonly CompanyReport[]> {
  for (;;) {
    try {
      const { reports } = await call('POST /api/operator/import', {
        body: { files: [...files], isDryRun },
        signal,
      })
      return reports
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 413) {
        const problem = 'The files of this company are too large to be sent. Use the command for them.'
        return files.map(({ path }) => ({ path, problem })).reduce(withProblem, [])
      }
      if (error.status !== 429 || error.retryAfterSeconds === undefined) throw error
      await wait(error.retryAfterSeconds * 1000, signal)
    }
  }
}

/** Adds a file that could not be read to the report of its company. */
function withProblem(reports: readonly CompanyReport[], unread: UnreadFile): readonly CompanyReport[] {
  const { name: company, slug } = companyOfPath(unread.path)
  const key = companyKey(slug)
  const known = reports.find((report) => key !== '' && companyKey(report.slug) === key)
  const counts = { added: 0, updated: 0, unchanged: 0, removed: 0 }
  const before = known ?? { company, slug, isNew: false, ...counts, paths: [], problems: [], skipped: [] }
  const report = {
    ...before,
    paths: [...before.paths, unread.path],
    problems: [...before.problems, unread],
  }
  return known ? reports.map((each) => (each === known ? report : each)) : [...reports, report]
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

/** Why an import stopped, for the user. */
export function stopReason(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'You are no longer signed in as an operator.'
  return sentenceOf(error)
}
