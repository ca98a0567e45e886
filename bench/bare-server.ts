// Bare node:http that sends bytes read from a file: the yardstick of bench/server.ts. Started by it, not by hand.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , port = '0', file = '', encoding = 'identity'] = process.argv
const body = readFileSync(file)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
}
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
