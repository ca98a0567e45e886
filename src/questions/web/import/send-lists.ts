import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { companyOfPath } from '../../import/company-of-path.ts'
import type { FileReport } from '../../import/import-contract.ts'
import { problemWithText, tooLarge } from '../../import/import-rules.ts'
import { batchesOf, type ListFile } from './list-files.ts'

interface Sending {
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  /** Called with the reports of each batch, in the order of the lists. */
  readonly onReports: (reports: readonly FileReport[]) => void
}

/** Sends the lists in batches. When it throws, the files reported so far are done. */
export async function sendLists(lists: readonly ListFile[], sending: Sending): Promise<void> {
  for (const batch of batchesOf(lists)) {
    sending.onReports(await send(batch, sending))
    if (sending.signal.aborted) return
  }
}

async function send(
  lists: readonly ListFile[],
  { isDryRun, signal }: Sending,
): Promise<readonly FileReport[]> {
  const read = await Promise.all(lists.map(readList))
  const files = read.filter(({ problem }) => problem === undefined)
  const reports = files.length > 0 ? await sendAndRetry(files, isDryRun, signal) : []
  const byPath = new Map(reports.map((report) => [report.path, report]))
  return read.map(
    ({ path, problem }) =>
      byPath.get(path) ?? unread(path, problem ?? 'The server did not report on this file.'),
  )
}

interface ReadList {
  readonly path: string
  readonly text: string
  readonly problem?: string | undefined
}

async function readList(list: ListFile): Promise<ReadList> {
  const { path, size } = list
  // A character takes up to four bytes, so a file of this size has too many and need not be read.
  if (size > 20_000_000) return { path, text: '', problem: tooLarge }
  try {
    const text = await list.text()
    return { path, text, problem: problemWithText(text) }
  } catch {
    return { path, text: '', problem: 'The browser could not read this file. Choose it again.' }
  }
}

/** When there were too many calls, waits for as long as the server says and tries again. */
async function sendAndRetry(
  files: readonly ReadList[],
  isDryRun: boolean,
  signal: AbortSignal,
): Promise<readonly FileReport[]> {
  for (;;) {
    try {
      const body = { files: files.map(({ path, text }) => ({ path, text })), isDryRun }
      const { reports } = await call('POST /api/operator/import', { body, signal })
      return reports
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [only, another] = files
      if (error.status === 413 && only && !another)
        return [unread(only.path, 'The file is too large to be sent. Use the command for it.')]
      if (error.status !== 429 || error.retryAfterSeconds === undefined) throw error
      await wait(error.retryAfterSeconds * 1000, signal)
    }
  }
}

function unread(path: string, problem: string): FileReport {
  const company = companyOfPath(path).name
  return { path, company, added: 0, updated: 0, unchanged: 0, refused: [], problem }
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
