import { graphPrograms } from './graph-programs.ts'
import { listPrograms } from './list-programs.ts'
import { orderPrograms } from './order-programs.ts'
import type { Program } from './program.ts'
import { searchPrograms } from './search-programs.ts'
import { stringPrograms } from './string-programs.ts'
import { stringTablePrograms } from './string-table-programs.ts'
import { sumAndWindowPrograms } from './sum-and-window-programs.ts'
import { tablePrograms } from './table-programs.ts'
import { treePrograms } from './tree-programs.ts'
import { twoPointerPrograms } from './two-pointer-programs.ts'

export const programs: readonly Program[] = [
  ...graphPrograms,
  ...searchPrograms,
  ...listPrograms,
  ...orderPrograms,
  ...stringPrograms,
  ...stringTablePrograms,
  ...sumAndWindowPrograms,
  ...tablePrograms,
  ...treePrograms,
  ...twoPointerPrograms,
]
