import { expect, test } from 'vitest'
import { toEntry, toTypographicDates } from './parts.ts'

test.each([
  ['Mar 2021 - Present', 'Mar 2021 – Present'],
  ['2016-2019', '2016–2019'],
  ['2021-04 - 2022-05', '2021-04 – 2022-05'],
  ['2021年3月 - 至今', '2021年3月 – 至今'],
])('the dates %s are printed as %s', (typed, printed) => {
  expect(toTypographicDates(typed)).toBe(printed)
})

test.each([
  ['Analyst | Acme', 'Mar 2021 - Present', ['Analyst', ', ', 'Acme', 'Mar 2021 – Present']],
  ['Analyst | Acme, Inc.', '', ['Analyst', ' | ', 'Acme, Inc.', '']],
  ['Analyst, Acme | 2016-2019', '', ['Analyst', ', ', 'Acme', '2016–2019']],
  ['BSc in Geography | Leeds | 2016', '', ['BSc in Geography', ', ', 'Leeds', '2016']],
  ['Project 2020 Award', '', ['Project 2020 Award', '', '', '']],
])('the line %s above %j is taken apart', (line, dates, [lead, separator, text, aside]) => {
  expect(toEntry(line, dates)).toEqual({ lead, separator: separator ?? '', text, aside })
})
