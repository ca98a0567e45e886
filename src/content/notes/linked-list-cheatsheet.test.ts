import { expect, test } from 'vitest'
import { findSection, sheetOperations } from './linked-list-cheatsheet.ts'
import { commonOperationPlaces, foldedParts } from './linked-list-cheatsheet-parts.ts'

interface Headed {
  readonly heading: { readonly id: string }
}
const idsOf = (parts: readonly Headed[]) => parts.map(({ heading }) => heading.id)

test('every text of the cheat sheet has its place in it, and every place its text', () => {
  for (const { heading, operations } of foldedParts)
    expect(idsOf(operations)).toEqual(idsOf(findSection(heading.id).operations))
  const places = [...foldedParts.flatMap(({ operations }) => operations), ...commonOperationPlaces]
  expect(idsOf(places)).toEqual(idsOf(sheetOperations))
})
