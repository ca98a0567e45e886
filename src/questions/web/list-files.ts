import { chooseFiles } from '../company-of-path.ts'

/** A file as the browser gives it, with its path in the folder that was chosen. */
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

/** One file for each company, as the command chooses them. */
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

/** Few enough that the bar moves often, many enough that a large folder stays within the limit of writes. */
const mostFiles = 20
const mostBytes = 1_000_000

/** The files of each call, in order. A large one goes alone. */
export function callsFor(lists: readonly ListFile[]): readonly (readonly ListFile[])[] {
  const calls: ListFile[][] = []
  let bytes = 0
  for (const list of lists) {
    const last = calls.at(-1)
    if (last && last.length < mostFiles && bytes + list.size <= mostBytes) {
      last.push(list)
      bytes += list.size
    } else {
      calls.push([list])
      bytes = list.size
    }
  }
  return calls
}
