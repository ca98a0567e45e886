import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Run } from '#runner/judge/judge.ts'
import { type Failed, limits, type Outcome } from '#runner/protocol.ts'

/** Answers each line of JSON with one: the harness of the browser, without its limits. */
const driver = `
import json, sys
sys.path.insert(0, sys.argv[1])
own = sys.stdout
import harness
for line in sys.stdin:
    request = json.loads(line)
    refused = harness.load(json.dumps(request["settings"]))
    outcomes = [] if refused else [json.loads(harness.run(json.dumps(args))) for args in request["inputs"]]
    own.write(json.dumps({"refused": json.loads(refused) if refused else None, "outcomes": outcomes}) + "\\n")
    own.flush()
`

/** Runs Python on this machine, without the limits of a worker. Must be closed. */
export function openPython(): { readonly run: Run; readonly close: () => void } {
  const folder = join(import.meta.dirname, '../../runner/workers')
  const python = spawn('python3', ['-B', '-c', driver, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]()
  const run: Run = async ({ program: { source, target }, inputs }) => {
    const settings = { ...limits, depth: 900, source, target, measure: false }
    python.stdin.write(`${JSON.stringify({ settings, inputs })}\n`)
    const { value } = await lines.next()
    const { refused, outcomes }: { refused: Failed | null; outcomes: Outcome[] } = JSON.parse(String(value))
    return { outcomes, ...(refused && { refused }) }
  }
  return { run, close: () => python.kill() }
}
