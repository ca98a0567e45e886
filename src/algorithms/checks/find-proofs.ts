import type { CodeProof } from './code-proof.ts'
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

interface FoundListing {
  readonly pattern: string
  /** The code is in `code/<pattern>/<id>.<extension>`. */
  readonly id: string
  load(): Promise<CodeProof>
}

/** Every listing that learners see: the code of each demo, and that of each variation under `variations/`. */
export async function findListings(): Promise<readonly FoundListing[]> {
  const files = import.meta.glob<{ variations: Readonly<Record<string, CodeProof>> }>('../variations/*/*.ts')
  const variations = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const pattern = path.replace(/^.*\/|\.ts$/g, '')
      return Object.entries((await load()).variations).map(([id, proof]) => ({
        pattern,
        id,
        load: () => Promise.resolve(proof),
      }))
    }),
  )
  const demos = findProofs().map(({ pattern, load }) => ({
    pattern,
    id: pattern,
    load: async () => (await load()).code,
  }))
  return [...demos, ...variations.flat()]
}
