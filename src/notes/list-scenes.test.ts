import { describe, expect, test } from 'vitest'
import type { LinkRole, ListScene } from '#algorithms/scene.ts'
import { sheetSections } from '#content/notes/linked-list/operations.ts'
import type { ListPicture, SheetOperation } from '#content/notes/linked-list/sheet.ts'
import { commonOperations } from '#content/notes/linked-list/traversals.ts'
import { listScenes } from './list-scenes.ts'

const twoNodes: ListPicture = {
  nodes: [
    { id: 'a', value: 1, column: 0 },
    { id: 'new', value: 2, column: 1, isNew: true },
    { id: 'b', value: 3, column: 2 },
  ],
  chains: [['a', 'b', null]],
  pointers: { head: 'a' },
}

test('a step shows the link it adds and the one it replaces; the end shows every change', () => {
  const { before, steps, after } = listScenes(twoNodes, [
    { makes: 'new', links: [{ from: 'new', to: 'b' }] },
    { links: [{ from: 'a', to: 'new' }], pointers: { node: 'new' } },
  ])

  expect(before.nodes.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(linksOf(before)).toEqual({ 'a b': 'default', 'b null': 'default' })
  expect(linksOf(steps[0])).toEqual({ 'a b': 'default', 'b null': 'default', 'new b': 'active' })
  expect(linksOf(steps[1])).toEqual({
    'a new': 'active',
    'a b': 'dropped',
    'b null': 'default',
    'new b': 'traversed',
  })
  expect(linksOf(after)).toEqual({
    'a new': 'active',
    'a b': 'dropped',
    'b null': 'default',
    'new b': 'active',
  })
  expect(after.pointers).toEqual([
    { name: 'head', at: 'a' },
    { name: 'node', at: 'new' },
  ])
})

test('a cleared node points nowhere, and a removed node is drawn as removed', () => {
  const { after } = listScenes({ ...twoNodes, isDouble: true }, [{ leaves: ['b'], clears: 'b' }])

  expect(after.links.filter(({ from, role }) => from === 'b' && role !== 'dropped')).toEqual([])
  expect(after.nodes.map(({ id, role }) => `${id} ${role}`)).toEqual(['a default', 'b visited'])
})

/** Follows each picture from its head and compares it with the result of the code. */
describe('the pictures of the cheat sheet', () => {
  const operations = [...sheetSections.flatMap((section) => section.operations), ...commonOperations]
  const find = (id: string) => operations.find(({ heading }) => heading.id === id) as SheetOperation // Listed below by hand.

  test.each<[string, string, string, string]>([
    ['insert-head', '3 5 8', '1 3 5 8', 'head'],
    ['insert-tail', '3 5 8', '3 5 8 9', 'head'],
    ['insert-index', '0 3 5 8', '0 3 5 7 8', 'dummy'],
    ['insert-sorted', '0 2 3 6', '0 2 3 4 6', 'dummy'],
    ['delete-head', '3 5 8', '5 8', 'head'],
    ['delete-first', '0 3 5 8', '0 3 8', 'dummy'],
    ['delete-all', '0 7 7 4', '0 4', 'dummy'],
    ['delete-nth-from-end', '0 1 2 3 4', '0 1 2 4', 'dummy'],
    ['keep-one', '1 1 2 2', '1 2', 'head'],
    ['remove-repeated', '0 1 2 2 3', '0 1 3', 'dummy'],
    ['merge-sorted', '0', '0 1 2 3 4', 'dummy'],
    ['delete-given-node', '3 5 8 9', '3 8 9', 'first'],
    ['detect-cycle', '1 2 3 4 then 2', '1 2 3 4 then 2', 'first'],
    ['remove-cycle', '1 2 3 4 then 2', '1 2 3 4', 'first'],
    ['doubly-insert-head', '3 5', '1 3 5', 'head'],
    ['doubly-insert-tail', '3 5', '3 5 9', 'head'],
    ['doubly-delete', '3 5 8', '3 8', 'head'],
    ['walk-the-list', '3 5 8', '3 5 8', 'head'],
    ['find-the-middle', '1 2 3 4 5', '1 2 3 4 5', 'first'],
    ['reverse', '3 5 8', '8 5 3', 'ends'],
    ['intersection', '1 2 8 9', '1 2 8 9', 'first'],
  ])('%s leads from %s to %s', (id, was, becomes, start) => {
    const { picture, steps } = find(id)
    const { before, after } = listScenes(
      picture,
      steps.map(({ change }) => change),
    )
    const from = (scene: ListScene, name: string) =>
      name === 'head' || name === 'node' || name === 'prev'
        ? scene.pointers.find((pointer) => pointer.name === name)?.at
        : scene.nodes.find((node) => name !== 'dummy' || node.id === 'dummy')?.id
    const [first, last] = start === 'ends' ? ['node', 'prev'] : [start, start]

    expect(follow(before, from(before, first))).toBe(was)
    expect(follow(after, from(after, last))).toBe(becomes)
  })

  test('every operation has a picture that changes with each step', () => {
    for (const { heading, picture, steps } of operations) {
      const scenes = listScenes(
        picture,
        steps.map(({ change }) => change),
      )
      const shown = [scenes.before, ...scenes.steps].map((scene) => JSON.stringify(scene))
      expect(new Set(shown).size, heading.id).toBe(steps.length + 1)
    }
    expect(operations).toHaveLength(21)
  })
})

function linksOf(scene: ListScene | undefined): Record<string, LinkRole> {
  return Object.fromEntries((scene?.links ?? []).map(({ from, to, role }) => [`${from} ${to}`, role]))
}

function follow(scene: ListScene, start: string | null | undefined): string {
  const valueAt = (id: string) => scene.nodes.find((node) => node.id === id)?.value
  const seen: string[] = []
  let id = start
  while (id && !seen.includes(id)) {
    seen.push(id)
    const from = id
    id = scene.links.find((link) => link.from === from && !link.isBack && link.role !== 'dropped')?.to
  }
  const values = seen.map(valueAt).join(' ')
  return id ? `${values} then ${valueAt(id)}` : values
}
