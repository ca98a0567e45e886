import { UserError } from '../lib/project.mjs'
import { checkName, insertBefore, type Plan, type Read, spell } from './plan.ts'

/** An endpoint in the contract of its feature, a verb with its handler, and a test. */
export function newCall(name: string, address: string | undefined, read: Read, list: List): Plan {
  const { feature, verb, method, path } = readArguments(name, address)
  const contractFile = `src/${feature}/contract.ts`
  const contract = read(contractFile)
  const api = contract && /export const (\w+Api) = \{/.exec(contract)?.[1]
  if (!contract?.includes(`EndpointsOf<typeof ${api}>`))
    throw new UserError(`There is no ${contractFile} with endpoints. The first part names a feature.`)
  const routesFile = list(`src/${feature}/server/*-routes.ts`).find((file) =>
    read(file)?.includes(`(${api}.`),
  )
  if (!routesFile)
    throw new UserError(`No file src/${feature}/server/*-routes.ts mounts the calls of ${api}.`)
  const { camel } = spell(verb)
  const verbFile = `src/${feature}/server/${verb}.ts`
  if (read(verbFile) !== undefined || new RegExp(`^  ${camel}: endpoint`, 'm').test(contract))
    throw new UserError(`${feature}/${verb} exists already. Choose another name.`)
  if (list('src/*/*{contract,api}.ts').some((file) => declares(read(file) ?? '', method, path)))
    throw new UserError(`${method} ${path} is an endpoint already. Choose another address.`)

  return {
    files: {
      [contractFile]: insertBefore(
        '\n}\n',
        `export const ${api} = {`,
        contract,
        endpointOf(camel, method, path),
      ),
      [verbFile]: verbOf(camel, `${api}`),
      [routesFile]: insertBefore(
        '\n  ]\n',
        '\n  return [\n',
        read(routesFile) ?? '',
        `\n    route(${api}.${camel}, () => ${camel}()),`,
      ).replace(/(?=\n\n)/, `\nimport { ${camel} } from './${verb}.ts'`),
      [`src/${feature}/server/${verb}.test.ts`]: testOf(method, path),
    },
    steps: [
      `Write the summary, the body and the reply in ${contractFile}, and give ${camel} in ${routesFile} what it needs.`,
      `Add a row to src/app/server/api/role-matrix.ts: { call: '${method} ${path}', anonymous: 401, member: 200 },`,
      'Call it in src/app/server/no-scan.test.ts, which explains its statements.',
      'Complete its test: it works, it works twice, it refuses, it refuses the wrong person.',
    ],
  }
}

/** The files of the project that match. */
export type List = (pattern: string) => readonly string[]

function readArguments(name: string, address: string | undefined) {
  const [feature = '', verb = '', ...more] = name.split('/')
  if (!verb || more.length > 0)
    throw new UserError(
      `"${name}" names no call. Write a feature and a verb, as in progress/forget-progress.`,
    )
  for (const part of [feature, verb]) checkName(part, 'progress/forget-progress')
  const [, method, path] =
    /^(GET|POST|PUT|DELETE) (\/api(?:\/:?[\w-]+)+)$/.exec(address ?? `POST /api/${feature}/${verb}`) ?? []
  if (!method || !path)
    throw new UserError(
      `"${address}" is no address. Write it as in 'POST /api/progress/forget', with quotes.`,
    )
  return { feature, verb, method, path }
}

function declares(text: string, method: string, path: string): boolean {
  return text.replaceAll(/\s+/g, ' ').includes(`method: '${method}', path: '${path}',`)
}

function endpointOf(camel: string, method: string, path: string): string {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => `${parameter}: z.string()`)
  return `
  ${camel}: endpoint({
    method: '${method}',
    path: '${path}',
    access: 'member',
    summary: '',${parameters.length > 0 ? `\n    params: z.object({ ${parameters.join(', ')} }),` : ''}
    reply: z.object({ ok: z.literal(true) }),
  }),`
}

function verbOf(camel: string, api: string): string {
  return `import type { ReplyOf } from '#platform/endpoint.ts'
import type { ${api} } from '../contract.ts'

/** Checks, decides, writes and replies. Safe to repeat. */
export async function ${camel}(): Promise<ReplyOf<typeof ${api}.${camel}>> {
  throw new Error('${camel} is not written yet.')
}
`
}

function testOf(method: string, path: string): string {
  const sent = `'${method}', '${path.replaceAll(/:\w+/g, '1')}', ${method === 'POST' || method === 'PUT' ? '{}' : 'undefined'}`
  return `import { expect, test } from 'vitest'
import { aMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const server = await sharedServer()

test('${method} ${path} works, and works twice', async () => {
  const { jar } = await aMember(server)
  for (const time of ['first', 'second']) {
    const { status, body } = await server.call(${sent}, { jar })
    expect([status, body], \`the \${time} time\`).toEqual([200, { ok: true }])
  }
})

test('${method} ${path} needs a session', async () => {
  expect((await server.call(${sent})).status).toBe(401)
})
`
}
