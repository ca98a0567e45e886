import { chooseFiles } from '../../import/company-of-path.ts'

/** A file with its path in the chosen folder. */
export interface ListFile {
  readonly path: string
  readonly size: number
  text(): Promise<string>
}

export function listFilesOf(files: Iterable<File>): readonly ListFile[] {
  return Array.from(files, (file) => ({
    path: file.webkitRelativePath || file.name,
    size: file.size,
    text: () => file.text(),
  }))
}

/** One file for each company, chosen as by the command. */
export function chooseLists(files: readonly ListFile[]): {
  readonly lists: readonly ListFile[]
  readonly leftOutCount: number
} {
  const byPath = new Map(files.filter(({ path }) => /\.csv$/i.test(path)).map((file) => [file.path, file]))
  const { chosen, leftOut } = chooseFiles([...byPath.keys()].sort())
  return {
    lists: chosen.flatMap(({ path }) => byPath.get(path) ?? []),
    leftOutCount: leftOut.length,
  }
}

/** Small enough for frequent progress, large enough that a large folder stays within the limit of writes. */
const maxFiles = 20
const maxBytes = 1_000_000

/** The files of each call, in order. A large file gets a call of its own. */
export function batchesOf(lists: readonly ListFile[]): readonly (readonly ListFile[])[] {
  const batches: ListFile[][] = []
  let bytes = 0
  for (const list of lists) {
    const last = batches.at(-1)
    if (last && last.length < maxFiles && bytes + list.size <= maxBytes) {
      last.push(list)
      bytes += list.size
    } else {
      batches.push([list])
      bytes = list.size
    }
  }
  return batches
}
