import { expect, test } from 'vitest'
import { sharedServer } from '#testing/server/shared-server.ts'
import { roleMatrix } from './role-matrix.ts'

const server = await sharedServer()

test('the OpenAPI document lists every endpoint and who may call it', async () => {
  const { body } = await server.call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const { call, anonymous } of roleMatrix) {
    const [method = '', path = ''] = call.split(' ')
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.summary, call).toMatch(/\.$/)
    expect(operation.security.length > 0, call).toBe(anonymous === 401 || path.startsWith('/api/operator'))
  }
})

test('it describes request bodies', async () => {
  const { body } = await server.call('GET', '/api/openapi.json')
  const schema = body.paths['/api/progress'].post.requestBody.content['application/json'].schema
  expect(Object.keys(schema.properties)).toEqual([
    'patternId',
    'problemsSolved',
    'completed',
    'baseProblemsSolved',
  ])
  expect(schema.required).toEqual(['patternId'])
})

test('it distinguishes created from existing resources', async () => {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body
  expect(Object.keys(paths['/api/interviews'].post.responses)).toEqual(
    expect.arrayContaining(['200', '201', '404', '409', '429']),
  )
  expect(Object.keys(paths['/api/progress'].post.responses)).not.toContain('201')
})

test('it is also a readable page without scripts', async () => {
  const { text, headers } = await server.call('GET', '/api/docs')
  expect(headers['content-type']).toContain('text/html')
  expect(text).toContain('POST /api/auth/verify-otp')
  expect(text).not.toContain('<script')
})
