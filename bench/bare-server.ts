// Bare node:http that sends bytes read from a file: the yardstick of bench/server.ts. Started by it, not by hand.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , port = '0', file = '', encoding = 'identity', headersFile] = process.argv
const body = readFileSync(file)
const headers: Readonly<Record<string, string | number>> = headersFile
  ? JSON.parse(readFileSync(headersFile, 'utf8'))
  : {
      'content-type': 'application/json; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
const sent = { ...headers, 'content-length': body.length }
createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
