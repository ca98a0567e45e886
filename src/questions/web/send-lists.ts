import { ApiError, callApi } from '#platform/web/call-api.ts'
import { companyOfPath } from '../company-of-path.ts'
import type { FileReport, operatorApi } from '../operator-contract.ts'
import { faultOfText } from '../text-fault.ts'
import { callsFor, type ListFile } from './list-files.ts'

interface Sending {
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  /** Called with the reports of some more files, in the order of the lists. */
  readonly onReports: (reports: readonly FileReport[]) => void
}

/** Sends the lists, some at a time. Throws what stops it; what was reported until then is done. */
export async function sendLists(lists: readonly ListFile[], sending: Sending): Promise<void> {
  for (const some of callsFor(lists)) {
    sending.onReports(await send(some, sending))
    if (sending.signal.aborted) return
  }
}

async function send(
  lists: readonly ListFile[],
  { isDryRun, signal }: Sending,
): Promise<readonly FileReport[]> {
  const read = await Promise.all(lists.map(readList))
  const files = read.filter(({ fault }) => fault === undefined)
  const answers = files.length > 0 ? await askPatiently(files, isDryRun, signal) : []
  const byPath = new Map(answers.map((report) => [report.path, report]))
  return read.map(
    ({ path, fault }) => byPath.get(path) ?? unread(path, fault ?? 'The server did not report on this file.'),
  )
}

interface ReadList {
  readonly path: string
  readonly text: string
  readonly fault?: string | undefined
}

async function readList(list: ListFile): Promise<ReadList> {
  const { path, size } = list
  // Letters take up to four bytes: what is larger than that need not even be read.
  if (size > 20_000_000) return { path, text: '', fault: 'The file is larger than 5 MB.' }
  try {
    const text = await list.text()
    return { path, text, fault: faultOfText(text) }
  } catch {
    return { path, text: '', fault: 'The browser could not read this file. Choose it again.' }
  }
}

/** Waits as long as the server asks for when there were too many calls. */
async function askPatiently(
  files: readonly ReadList[],
  isDryRun: boolean,
  signal: AbortSignal,
): Promise<readonly FileReport[]> {
  for (;;) {
    try {
      const body = { files: files.map(({ path, text }) => ({ path, text })), isDryRun }
      const { reports } = await callApi<typeof operatorApi.import>('POST', '/api/operator/import', {
        body,
        signal,
      })
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

function unread(path: string, fault: string): FileReport {
  const company = companyOfPath(path).name
  return { path, company, added: 0, updated: 0, unchanged: 0, refused: [], fault }
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

/** What is said when the sending has stopped. */
export function sentenceOfStop(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached.'
  if (error.status === 404) return 'You are no longer signed in as an operator.'
  return error.sentence
}
