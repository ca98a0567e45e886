import { describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { productRoutes } from './create-api.ts'
import { type RoleRow, roleMatrix } from './role-matrix.ts'

let member: TestMember

const server = await sharedServer({ promptBank: testBank() })

function missingRows(calls: readonly string[], rows: readonly RoleRow[]): readonly string[] {
  return calls.filter((call) => !rows.some((row) => row.call === call))
}

test('the matrix has exactly one row per endpoint', () => {
  const outbox = { queue: async () => undefined, pretend: async () => undefined, wake: () => undefined }
  const calls = productRoutes({ ...server, outbox }).map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path}`,
  )
  expect(missingRows(calls, roleMatrix)).toEqual([])
  expect(roleMatrix.map(({ call }) => call).filter((call) => !calls.includes(call))).toEqual([])
})

test('an endpoint without a row is detected', () => {
  expect(missingRows(['GET /api/secret'], roleMatrix)).toEqual(['GET /api/secret'])
})

describe.each(roleMatrix)('$call', ({ call, body, anonymous, member: expected }) => {
  const [method = '', path = ''] = call.split(' ')

  test('without a session', async () => {
    expect((await server.call(method, path, body)).status).toBe(anonymous)
  })

  test('signed in', async () => {
    member = await aMember(server)
    expect((await server.call(method, path, body, { jar: member.jar })).status).toBe(expected)
  })
})
