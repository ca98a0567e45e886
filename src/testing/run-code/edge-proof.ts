import type { CodeProof } from '#algorithms/code-proof.ts'
import type { EdgeCases } from '#algorithms/edge-cases.ts'
import { driveCalls } from './drive-calls.ts'

/** How to run a listing on its edge cases. `proof` says how to call it. */
export function proofsOfEdges(proof: CodeProof, edges: EdgeCases): readonly CodeProof[] {
  const all = Object.values(edges)
  const inputs = all.filter((edge) => 'args' in edge)
  const calls = all.filter((edge) => 'calls' in edge)
  if (inputs.length > 0 && proof.kind !== 'function') throw new Error('Only a function takes inputs')
  return [
    ...(inputs.length > 0 && proof.kind === 'function' ? [{ ...proof, cases: inputs }] : []),
    ...(calls.length > 0 ? [driveCalls(calls)] : []),
  ]
}
