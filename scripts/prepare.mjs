// Run by npm after every `npm ci` and `npm install`: gets a Node that can run the sources where the system's is older.
import { getNode } from './lib/node-24.mjs'
import { runScript } from './lib/project.mjs'

await runScript(async () => void getNode())
