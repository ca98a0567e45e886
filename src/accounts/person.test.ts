import { expect, test } from 'vitest'
import { avatarInitial, displayName } from './person.ts'

test.each([
  ['both names', 'Priya', 'Nair', 'Priya Nair', 'P'],
  ['a first name only', 'Priya', null, 'Priya', 'P'],
  ['a last name only', null, 'Nair', 'Nair', 'G'],
  ['no names', null, null, 'goat.climber', 'G'],
  ['blank names', '  ', '', 'goat.climber', 'G'],
  ['a name in small letters', 'ångström', null, 'ångström', 'Å'],
  ['a letter outside the basic plane', '𐐨eseret', null, '𐐨eseret', '𐐀'],
])('a person with %s has a display name and an initial', (_, firstName, lastName, name, initial) => {
  const person = { username: 'goat.climber', firstName, lastName }
  expect(displayName(person)).toBe(name)
  expect(avatarInitial(person)).toBe(initial)
})

test('a person without any name is called User', () => {
  const person = { username: '', firstName: null, lastName: null }
  expect(displayName(person)).toBe('User')
  expect(avatarInitial(person)).toBe('U')
})
