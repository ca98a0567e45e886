// Hands each new connection to the next of several servers: the simplest load balancer there is, started by
// bench/load.ts and not by hand. Words: its port, then the ports of the servers.
import { connect, createServer } from 'node:net'

const [port, ...servers] = process.argv.slice(2).map(Number)
let turn = 0
createServer((visitor) => {
  const next = servers[turn++ % servers.length] ?? 0
  const server = connect({ port: next, host: '127.0.0.1', noDelay: true })
  visitor.setNoDelay(true)
  visitor.pipe(server)
  server.pipe(visitor)
  visitor.on('error', () => server.destroy())
  server.on('error', () => visitor.destroy())
}).listen(port, '127.0.0.1', () => console.log('ready'))
