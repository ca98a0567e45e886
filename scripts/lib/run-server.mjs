import { join } from 'node:path'
import { projectFolder, runToEnd } from './project.mjs'

/**
 * Runs the server until it ends and returns its exit code. The server stops when the IPC channel closes, so it does
 * not outlive this process, even if this process is killed.
 */
export function runServer(node, env) {
  return runToEnd(node, [join(projectFolder, 'src', 'app', 'server', 'main.ts')], {
    env,
    // Ctrl-C signals the whole process group; detached, the server gets one signal, from us.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
