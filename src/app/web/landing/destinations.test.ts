import { expect, test } from 'vitest'
import { type Destination, destinations, wayTo } from './destinations.ts'

const cards: Destination[] = Object.values(destinations)

test('the six cards lead where the spec says', () => {
  expect(cards.map(({ title, path }) => [title, path])).toEqual([
    ['Start Learning', '/'],
    ['25 Questions', '/interview-questions'],
    ['Company Questions', '/company-questions'],
    ['AI Tutor', '/ai-tutor'],
    ['My Herd', '/my-herd'],
    ['Study Notes', '/study-notes'],
  ])
})

test('a member finds every card open', () => {
  for (const card of cards) expect(wayTo(card, 'member')).toEqual({ to: card.path, isLocked: false })
})

test('a guest finds AI Tutor and My Herd locked and the rest open', () => {
  const locked = cards.filter((card) => wayTo(card, 'guest').isLocked).map((card) => card.title)
  expect(locked).toEqual(['AI Tutor', 'My Herd'])
  for (const card of cards.filter((each) => !locked.includes(each.title)))
    expect(wayTo(card, 'guest').to).toBe(card.path)
})

test('a card leads a visitor to its page, which asks to sign in, and learning to the sign-in that leads on to it', () => {
  for (const card of cards)
    expect(wayTo(card, 'none').to).toBe(card.path === '/' ? '/auth?next=%2F&tab=register' : card.path)
})

test('only what needs an account says so to a visitor, since the rest also opens to guests', () => {
  const locked = cards.filter((card) => wayTo(card, 'none').isLocked).map((card) => card.title)
  expect(locked).toEqual(['AI Tutor', 'My Herd'])
})
