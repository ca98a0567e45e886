import { companyKey } from '../../import/company-names.ts'
import { companyOfPath } from '../../import/company-of-path.ts'
import { isListFile } from '../../import/import-rules.ts'

/** A file with its path in the chosen folder. */
export interface ListFile {
  readonly path: string
  readonly size: number
  bytes(): Promise<Uint8Array>
}

export function listFilesOf(files: Iterable<File>): readonly ListFile[] {
  return Array.from(files, (file) => ({
    path: file.webkitRelativePath || file.name,
    size: file.size,
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  }))
}

/** The company lists among the files, those of one company together. */
export function chooseLists(files: readonly ListFile[]): readonly ListFile[] {
  const lists = files.filter(({ path }) => isListFile(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  return [...byCompany(lists).values()].flat()
}

/** Small enough for frequent progress, large enough that a large folder stays within the limit of writes. */
const maxFiles = 20
const maxBytes = 1_000_000

/** The files of each call, in order. Files of one company stay together, because one list may replace another. */
export function batchesOf(lists: readonly ListFile[]): readonly (readonly ListFile[])[] {
  const batches: ListFile[][] = []
  let bytes = 0
  for (const [key, files] of byCompany(lists)) {
    // Files without a company are no group.
    const groups = key === '' ? files.map((file) => [file]) : [files]
    for (const group of groups) {
      const last = batches.at(-1)
      const size = group.reduce((sum, file) => sum + file.size, 0)
      if (last && last.length + group.length <= maxFiles && bytes + size <= maxBytes) {
        last.push(...group)
        bytes += size
      } else {
        batches.push([...group])
        bytes = size
      }
    }
  }
  return batches
}

function byCompany(lists: readonly ListFile[]): Map<string, ListFile[]> {
  return Map.groupBy(lists, ({ path }) => companyKey(companyOfPath(path).slug))
}
