import { transform } from 'sucrase'

/** TypeScript without its types. Each line stays in its position, so the learner's line numbers stay. */
export function stripTypes(source: string): string {
  return transform(source, {
    transforms: ['typescript'],
    disableESTransforms: true,
    keepUnusedImports: true,
  }).code
}
