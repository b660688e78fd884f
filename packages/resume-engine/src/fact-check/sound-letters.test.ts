import { expect, test } from 'vitest'
import { checkFacts } from './check-facts.ts'
import { checkSentences } from './check-sentences.ts'
import { soundLetters } from './sound-letters/sound-letters.fixture.ts'
import { invent, mutate } from './sound-letters/mutate.fixture.ts'
import { splitSentences } from './split-sentences.ts'

const refused: string[] = []
let sound = 0
for (const [name, form, paragraphs] of soundLetters) {
  const sentences = splitSentences(paragraphs)
  sound += sentences.length
  const reasons = checkSentences(
    form,
    sentences.map((text) => ({ text })),
  )
  reasons.forEach((found, index) => {
    if (found.length > 0) refused.push(`${name}: ${sentences[index]} (${found.join('; ')})`)
  })
}

test('of the sound sentences of 30 letters, fewer than 2 in 100 are refused', () => {
  expect(soundLetters.length).toBe(30)
  expect(sound).toBeGreaterThan(200)
  expect(refused.length / sound, refused.join('\n')).toBeLessThan(0.02)
})

test('what passes sentence by sentence passes as a whole letter', () => {
  const whole = soundLetters.filter(([name, form, paragraphs]) => {
    const isSound = !refused.some((line) => line.startsWith(`${name}:`))
    return isSound && !checkFacts(form, paragraphs).ok
  })
  expect(whole.map(([name]) => name)).toEqual([])
})

test('of more than 1,000 sentences with one false fact, none passes', () => {
  let mutated = 0
  const passed: string[] = []
  for (const [name, form, paragraphs] of soundLetters) {
    const mutations = [...splitSentences(paragraphs).flatMap((sentence) => mutate(form, sentence)), ...invent(form)]
    mutated += mutations.length
    const reasons = checkSentences(
      form,
      mutations.map(({ sentence }) => ({ text: sentence })),
    )
    mutations.forEach(({ kind, sentence }, index) => {
      if (reasons[index]?.length === 0) passed.push(`${name}, ${kind}: ${sentence}`)
    })
  }
  expect(passed.length, `${mutated}: ${passed.join('\n')}`).toBe(0)
  expect(mutated).toBeGreaterThan(1_000)
})
