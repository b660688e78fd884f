import { expect, it } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import { boardTexts, findTargetColumn } from './board-texts.ts'

it('goes from column to column and stops at the ends', () => {
  expect(findTargetColumn('ArrowRight', 'interested')).toBe('applied')
  expect(findTargetColumn('ArrowLeft', 'interested')).toBe('interested')
  expect(findTargetColumn('ArrowRight', 'accepted')).toBe('rejected')
  expect(findTargetColumn('ArrowRight', 'withdrew')).toBe('withdrew')
  expect(findTargetColumn('Home', 'offered')).toBe('interested')
  expect(findTargetColumn('End', 'offered')).toBe('withdrew')
  expect(findTargetColumn('ArrowDown', 'offered')).toBeNull()
})

it('announces what happens to a card', () => {
  const card = { position: 'Clerk', company: 'Mills' }
  expect(boardTexts.over('interviewing')).toBe(`Interviewing, column 3 of ${applicationStatuses.length}.`)
  expect(boardTexts.moved(card, 'offered')).toBe('Clerk at Mills moved to Offered.')
  expect(boardTexts.stays(card, 'applied')).toBe('Clerk at Mills stays in Applied.')
})
