import type { Proof } from './proof.ts'

interface FoundProof {
  readonly pattern: string
  load(): Promise<Proof>
}

/** Each file under `proofs/` is the proof of the pattern that it is named after. */
export function findProofs(): readonly FoundProof[] {
  const files = import.meta.glob<{ proof: Proof }>('../proofs/*/*.ts')
  return Object.entries(files).map(([path, load]) => ({
    pattern: path.replace(/^.*\/|\.ts$/g, ''),
    load: async () => (await load()).proof,
  }))
}
