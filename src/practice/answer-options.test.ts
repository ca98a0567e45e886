import { expect, test } from 'vitest'
import { quickPrompts } from '#curriculum/between/quick/quick-prompts.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { answerOptions } from './answer-options.ts'
import { fits, isClose } from './judge.ts'
import { createBank } from './rounds/bank.ts'
import { presentItem } from './rounds/present-item.ts'

const bank = createBank({ prompts: openPrompts, pairs: minimalPairs, quick: quickPrompts })

test('every prompt has four names, of which one is right and none close, with its nearest rival among them', () => {
  for (const { id } of [...openPrompts, ...quickPrompts]) {
    const item = presentItem(bank, { kind: 'spot', id, isSeen: false, isNew: false })
    if (item?.kind !== 'spot') throw new Error(`${id} is in no bank.`)
    const options = answerOptions(item.prompt, 'r')
    expect(new Set(options).size, id).toBe(4)
    expect(options.filter((name) => fits(item.prompt, name))).toEqual([item.prompt.pattern])
    expect(options.some((name) => isClose(item.prompt, name))).toBe(false)
    const { pattern: rival } = item.prompt.rival
    if (item.prompt.others) expect(options).toEqual(expect.arrayContaining(item.prompt.others))
    else if (!fits(item.prompt, rival) && !isClose(item.prompt, rival)) expect(options).toContain(rival)
    expect(answerOptions(item.prompt, 'r')).toEqual(options)
  }
})

test('the right name is in no fixed position', () => {
  const positions = openPrompts.map(({ id }) => {
    const item = presentItem(bank, { kind: 'spot', id, isSeen: false, isNew: false })
    return item?.kind === 'spot' ? answerOptions(item.prompt, 'r').indexOf(item.prompt.pattern) : -1
  })
  for (const position of [0, 1, 2, 3])
    expect(positions.filter((each) => each === position).length).toBeGreaterThan(positions.length / 6)
})
