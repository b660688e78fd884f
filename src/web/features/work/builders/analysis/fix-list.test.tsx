import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { FixList } from './fix-list.tsx'
import type { Fix } from './fixes.ts'

const fix: Fix = { id: 'numbers', text: 'Add numbers.', evidence: '', points: 14, target: { kind: 'text', words: '' } }

it('says what the fixes lead to, without opening anything', () => {
  renderScreen(<FixList fixes={[fix]} promise="Improve your score to 95%+." onFix={vi.fn<() => void>()} />)
  expect(screen.getByText('Improve your score to 95%+. Change only what is true for you.')).toBeTruthy()
})

it('promises nothing above a score that is good already', () => {
  renderScreen(<FixList fixes={[fix]} promise={undefined} onFix={vi.fn<() => void>()} />)
  expect(screen.getByText('Change only what is true for you.')).toBeTruthy()
})
