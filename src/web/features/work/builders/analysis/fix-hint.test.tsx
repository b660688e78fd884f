import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { FixHint, StaleNote } from './fix-hint.tsx'

const workWith = (isStale: boolean) => ({
  hint: { text: 'Add a number.', tab: 'builder' as const, written: 'Text' },
  hasText: true,
  isStale: () => isStale,
  dismissHint: vi.fn<() => void>(),
  backToAnalysis: vi.fn<() => void>(),
  generateAgain: vi.fn<() => Promise<void>>(),
})

it('a hint says what to change, and leads back', async () => {
  const work = workWith(false)
  const { user } = renderScreen(<FixHint work={work} pending={false} />)
  expect(screen.getByRole('status').textContent).toBe('Add a number.')
  expect(screen.queryByRole('button', { name: 'Generate Again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to Analysis' }))
  expect(work.backToAnalysis).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Dismiss Hint' }))
  expect(work.dismissHint).toHaveBeenCalledOnce()
})

it('without a text there is no analysis to go back to', () => {
  renderScreen(<FixHint work={{ ...workWith(false), hasText: false }} pending={false} />)
  expect(screen.queryByRole('button', { name: 'Back to Analysis' })).toBeNull()
})

it('once the form has changed, a new text can be generated', async () => {
  const work = workWith(true)
  const { user } = renderScreen(<FixHint work={work} pending={false} />)
  await user.click(screen.getByRole('button', { name: 'Generate Again' }))
  expect(work.generateAgain).toHaveBeenCalledOnce()
})

it('a text that is older than its form says so', () => {
  renderScreen(<StaleNote work={workWith(true)} pending={false} />)
  expect(screen.getByText('Your form has changed since this text was written.')).toBeTruthy()
})

it('a text of the form as it is says nothing', () => {
  renderScreen(<StaleNote work={workWith(false)} pending={false} />)
  expect(screen.queryByText('Your form has changed since this text was written.')).toBeNull()
})
