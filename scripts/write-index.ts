// `npm run index`: writes the generated files of src/curriculum/ after a lesson or a category has changed.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCategoryCount } from '../src/accounts/access.ts'
import { buildIndex } from '../src/curriculum/build-index.ts'
import { projectFolder } from './lib/project.mjs'
import { program } from './testing/stages.ts'

const files = Object.entries(await buildIndex(openCategoryCount)).map(([name, text]) => {
  const file = join(projectFolder, 'src', 'curriculum', name)
  writeFileSync(file, text)
  return file
})
spawnSync(process.execPath, [program('@biomejs/biome', 'biome'), 'format', '--write', ...files], {
  cwd: projectFolder,
  stdio: 'inherit',
})
