import { describe, expect, it } from 'vitest'
import heldOut from './held-out-messages.json' with { type: 'json' }
import { answerInOtherLanguage } from './other-language.ts'

describe('a message in another language', () => {
  it.each([
    ['¿qué es un árbol binario?', 'Respondo en inglés.', true],
    ['explícame las pilas y las colas por favor', 'Respondo en inglés.', true],
    ['no entiendo nada', 'Respondo en inglés.', true],
    ['cuál es la capital de perú', 'Respondo en inglés.', false],
    ['रिकर्शन समझाओ', 'मैं अंग्रेज़ी में जवाब देता हूँ।', true],
    ['आज मौसम कैसा है', 'मैं अंग्रेज़ी में जवाब देता हूँ।', false],
    ['mujhe recursion samajh nahi aa raha', 'मैं अंग्रेज़ी में जवाब देता हूँ।', true],
    ['aaj mausam kaisa hai', 'मैं अंग्रेज़ी में जवाब देता हूँ।', false],
    ['什么是哈希表', '我用英语回答。', true],
    ['推荐一部电影', '我用英语回答。', false],
    ['was ist ein stapel', 'Ich antworte auf Englisch.', true],
    ['wie wird das wetter morgen', 'Ich antworte auf Englisch.', false],
    ["c'est quoi un tableau trié", 'Je réponds en anglais.', true],
    ['Quel est le meilleur restaurant de Lyon ?', 'Je réponds en anglais.', false],
    ['como funciona uma fila de prioridade', 'Eu respondo em inglês.', true],
    ['você pode me indicar um filme', 'Eu respondo em inglês.', false],
  ])('"%s" is answered in it', (text, sentence, isOfField) => {
    const found = answerInOtherLanguage(text)
    expect(found?.sentence).toContain(sentence)
    expect(found?.isOfField).toBe(isOfField)
  })

  it('is invited to ask in English only where the message is about the field', () => {
    expect(answerInOtherLanguage('qué es una pila')?.sentence).toBe(
      'Respondo en inglés. ¿Puedes preguntarlo en inglés?',
    )
    expect(answerInOtherLanguage('qué hora es en madrid')?.sentence).toBe('Respondo en inglés.')
  })

  it.each(heldOut.otherLanguages)('"%s" is recognized', (text) => {
    expect(answerInOtherLanguage(text)).toBeDefined()
  })
})

it('takes no English message for another language', () => {
  const english = [heldOut.first, heldOut.reply].flatMap(({ onTopic }) => onTopic)
  expect(english.filter((text) => answerInOtherLanguage(text))).toEqual([])
})
