import { expect, it } from 'vitest'
import { readMonth } from './months.ts'

it('parses a month in every notation', () => {
  const ways = [
    '2021-04',
    ' 2021-4 ',
    '2021/04',
    '2021.04',
    '202104',
    '04/2021',
    '4-2021',
    '04.2021',
    'Apr 2021',
    'april 2021',
    'Apr. 2021',
    'April, 2021',
    '２０２１-０４',
    '٢٠٢١-٠٤',
    '2021年4月',
  ]
  for (const way of ways) expect(readMonth(way), way).toBe('2021-04')
})

it('does not parse "present" as a month, and leaves other text unchanged', () => {
  for (const word of ['', ' ', 'Present', 'now']) expect(readMonth(word)).toBe('')
  for (const typed of ['2021', '2021-13', '13/2021', 'Foo 2021', '04/21', 'soon']) expect(readMonth(typed)).toBe(typed)
})
