import { expect, it } from 'vitest'
import { showMonth, showPeriod } from './months.ts'

it('shows months and periods in words', () => {
  expect(showMonth('2021-04')).toBe('Apr 2021')
  expect(showMonth('soon')).toBe('soon')
  expect(showPeriod('2021-04', '2023-12')).toBe('Apr 2021 – Dec 2023')
  expect(showPeriod('2021-04', null)).toBe('Apr 2021 – Present')
  expect(showPeriod(null, '2023-12')).toBe('Until Dec 2023')
  expect(showPeriod(null, null)).toBe('')
})
