import type { Proof } from '../proof.ts'

interface FoundProof {
  readonly pattern: string
  load(): Promise<Proof>
}

/** Every file beside this folder is the proof of the pattern that it is named after. */
export function findProofs(): readonly FoundProof[] {
  const files = import.meta.glob<{ proof: Proof }>(['../*.ts', '!../proof.ts', '!../code-proof.ts'])
  return Object.entries(files).map(([path, load]) => ({
    pattern: path.replace('../', '').replace('.ts', ''),
    load: async () => (await load()).proof,
  }))
}
