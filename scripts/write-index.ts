// `npm run index`: writes the generated files of src/curriculum/ after a lesson or a category has changed.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCategoryCount } from '../src/accounts/access.ts'
import { buildIndex, findMovedProblems } from '../src/curriculum/build-index.ts'
import { patternList } from '../src/curriculum/pattern-list.ts'
import { projectFolder } from './lib/project.mjs'
import { program } from './testing/stages.ts'

const { patterns, files } = await buildIndex(openCategoryCount)
const moved = findMovedProblems(patternList, patterns)
if (moved.length > 0) {
  console.error([...moved, 'The index is unchanged.'].join('\n'))
  process.exit(1)
}
const paths = Object.entries(files).map(([name, text]) => {
  const path = join(projectFolder, 'src', 'curriculum', name)
  writeFileSync(path, text)
  return path
})
spawnSync(process.execPath, [program('@biomejs/biome', 'biome'), 'format', '--write', ...paths], {
  cwd: projectFolder,
  stdio: 'inherit',
})
