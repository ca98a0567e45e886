import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { patternList } from '../src/curriculum/pattern-list.ts'
import { projectFolder } from './lib/project.mjs'
import { newCall } from './templates/new-call.ts'
import { newPage } from './templates/new-page.ts'
import { newPattern } from './templates/new-pattern.ts'
import type { Plan } from './templates/plan.ts'

/** Of this project. Nothing is written to it. */
function read(path: string): string | undefined {
  const file = join(projectFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const list = (pattern: string) => globSync(pattern, { cwd: projectFolder })
const call = (name: string, address?: string) => newCall(name, address, read, list)

function expectCode({ files }: Plan): void {
  for (const [path, text] of Object.entries(files)) {
    if (!/\.tsx?$/.test(path)) continue
    expect(parseSync(path, text).errors, path).toEqual([])
  }
}

test('a new pattern has the files of every pattern, the next free id, and is in its category', () => {
  const plan = newPattern('arrays/my-pattern', read)
  expectCode(plan)
  const model = list('src/curriculum/arrays/sliding-window/{*.ts,listings/sliding-window.*}')
  const folder = 'src/curriculum/arrays/my-pattern/'
  const made = Object.keys(plan.files).filter((path) => path.startsWith(folder))
  const namesOf = (paths: readonly string[]) => paths.map((path) => basename(path)).sort()
  expect(namesOf(made)).toEqual(namesOf(model.map((path) => path.replaceAll('sliding-window', 'my-pattern'))))
  const id = Math.max(...patternList.map((pattern) => pattern.id)) + 1
  expect(plan.files[`${folder}lesson.ts`]).toContain(`id: ${id},`)
  expect(plan.files['src/curriculum/arrays/category.ts']).toMatch(/'greedy-intervals', 'my-pattern'\]/)
  // A list that the formatter wrote over several lines ends with a comma.
  const trees = newPattern('trees/my-pattern', read)
  expectCode(trees)
  expect(trees.files['src/curriculum/trees/category.ts']).toMatch(/'backtracking', 'my-pattern'\]/)
})

test('a new page has a component with a title, and a row in the route table', () => {
  const plan = newPage('my-progress', read)
  expectCode(plan)
  expect(plan.files['src/app/web/pages/MyProgressPage.tsx']).toContain('<PageTitle title="My progress"')
  expect(plan.files['src/app/web/route-table.ts']).toMatch(
    /path: '\/my-progress',[^}]*MyProgressPage,\n {2}},\n\]\n\nexport const notFound/,
  )
})

test.each([
  ['progress/forget-progress', 'POST /api/progress/forget', 'forgetProgress', 'progress-routes'],
  ['herd/greet-mate', 'PUT /api/buddies/:userId/greeting', 'greetMate', 'herd-routes'],
])('the new call %s is in the contract, mounted, and has a test', (name, address, verb, routes) => {
  const plan = call(name, address)
  expectCode(plan)
  const [feature, file] = name.split('/')
  const [method, path] = address.split(' ')
  expect(plan.files[`src/${feature}/contract.ts`]).toContain(
    `  ${verb}: endpoint({\n    method: '${method}',\n    path: '${path}',`,
  )
  expect(plan.files[`src/${feature}/server/${file}.ts`]).toContain(`function ${verb}(`)
  expect(plan.files[`src/${feature}/server/${routes}.ts`]).toContain(
    `    route(${feature}Api.${verb}, () => ${verb}()),\n  ]`,
  )
  expect(plan.files[`src/${feature}/server/${file}.test.ts`]).toContain(`test('${address} needs a session'`)
  expect(plan.steps.join()).toContain(`{ call: '${address}', anonymous: 401, member: 200 }`)
})

test('a call without an address gets one from its name', () => {
  expect(call('progress/forget-progress').files['src/progress/contract.ts']).toContain(
    "path: '/api/progress/forget-progress'",
  )
})

test.each([
  [() => newPattern('My_Pattern', read), 'as in arrays/my-pattern'],
  [() => newPattern('arrays/My_Pattern', read), '"My_Pattern" is no name'],
  [() => newPattern('hills/my-pattern', read), 'There is no src/curriculum/hills/category.ts'],
  [() => newPattern('arrays/trie', read), 'There is a pattern trie already'],
  [() => newPage('MyPage', read), 'as in my-page'],
  [() => newPage('security', read), 'There is a page SecurityPage'],
  [() => call('forget-progress'), 'as in progress/forget-progress'],
  [() => call('hills/climb'), 'There is no src/hills/contract.ts'],
  [() => call('progress/save-solved'), 'progress/save-solved exists already'],
  [() => call('progress/forget-progress', '/api/x'), "as in 'POST /api/progress/forget'"],
  [() => call('progress/forget-progress', 'POST /api/progress'), 'is an endpoint already'],
])('what cannot be made is refused with a sentence: %#', (make, sentence) => {
  expect(make).toThrow(sentence)
})
