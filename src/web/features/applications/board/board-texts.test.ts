import { expect, it } from 'vitest'
import { boardTexts, columnBy } from './board-texts.ts'

it('goes from column to column and stops at the ends', () => {
  expect(columnBy('ArrowRight', 'interested')).toBe('applied')
  expect(columnBy('ArrowLeft', 'interested')).toBe('interested')
  expect(columnBy('ArrowRight', 'accepted')).toBe('accepted')
  expect(columnBy('Home', 'offered')).toBe('interested')
  expect(columnBy('End', 'offered')).toBe('accepted')
  expect(columnBy('ArrowDown', 'offered')).toBeNull()
})

it('says what happens to a card', () => {
  const one = { position: 'Clerk', company: 'Mills' }
  expect(boardTexts.over('interviewing')).toBe('Interviewing, column 3 of 7.')
  expect(boardTexts.moved(one, 'offered')).toBe('Clerk at Mills moved to Offered.')
  expect(boardTexts.stays(one, 'applied')).toBe('Clerk at Mills stays in Applied.')
})
