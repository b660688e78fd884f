import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FilterFold } from './filter-fold.tsx'

const fold = (isActive: boolean) => (
  <FilterFold label="Sort and Filter" isActive={isActive}>
    <select aria-label="Sort by" />
  </FilterFold>
)

it('shows the selectors on a phone once its button was pressed, or when a filter is set', async () => {
  const { unmount } = render(fold(false))
  const button = () => screen.getByRole('button', { name: 'Sort and Filter' })
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByLabelText('Sort by').parentElement?.className).toContain('max-sm:hidden')
  await userEvent.setup().click(button())
  expect(screen.getByLabelText('Sort by').parentElement?.className).not.toContain('max-sm:hidden')
  unmount()
  render(fold(true))
  expect(button().getAttribute('aria-expanded')).toBe('true')
})
