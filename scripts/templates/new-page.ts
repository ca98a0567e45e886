import { UserError } from '../lib/project.mjs'
import { checkName, insertBefore, type Plan, type Read, spell } from './plan.ts'

const table = 'src/app/web/route-table.ts'

/** A page with a title, and its row in the route table. */
export function newPage(name: string, read: Read): Plan {
  checkName(name, 'my-page')
  const { pascal, sentence } = spell(name)
  const component = pascal.endsWith('Page') ? pascal : `${pascal}Page`
  const file = `src/app/web/pages/${component}.tsx`
  const routes = read(table) ?? ''
  if (read(file) !== undefined || routes.includes(`path: '/${name}'`))
    throw new UserError(`There is a page ${component} or an address /${name} already. Choose another name.`)
  const row = `
  {
    path: '/${name}',
    access: 'learner',
    load: async () => (await import('./pages/${component}.tsx')).${component},
  },`
  return {
    files: {
      [file]: `import { PageTitle } from '../layout/PageTitle.tsx'

export function ${component}() {
  return (
    <div className="page pt-10 md:pt-16">
      <PageTitle title="${sentence}" description="" />
      <h1>${sentence}</h1>
    </div>
  )
}
`,
      [table]: insertBefore('\n]\n', 'routeTable: readonly Route[] = [', routes, row),
    },
    steps: [
      `Choose who may open it: \`access\` in ${table}.`,
      'Add its row to src/app/web/route-table.test.ts, which counts the pages.',
      `Write its description, its content and a component test beside it (docs/testing.md).`,
    ],
  }
}
