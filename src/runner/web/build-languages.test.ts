import { transform } from 'sucrase'
import { describe, expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { loadCode } from '#demos/load-demo.ts'
import { listingIn } from './build-languages.ts'

describe.each(patternList)('the listing of $displayName in JavaScript', ({ name }) => {
  test('is that in TypeScript without types, with each label on its line', async () => {
    const code = await loadCode(name)
    const { lines, lineOfLabel } = await listingIn(code, 'javascript')
    const text = lines.join('\n')
    // Without the transformation for types, the parser refuses them.
    expect(() => transform(text, { transforms: [], disableESTransforms: true })).not.toThrow()
    expect(lines[0]).not.toBe('')
    expect(text).not.toMatch(/\n\n\n/)
    expect([...lineOfLabel.keys()]).toEqual([...code.typescript.lineOfLabel.keys()])
    for (const [label, line] of lineOfLabel) {
      const [word = ''] =
        /\w+/.exec(code.typescript.lines[code.typescript.lineOfLabel.get(label)! - 1]!) ?? []
      expect(lines[line - 1], label).toContain(word)
    }
  })
})
