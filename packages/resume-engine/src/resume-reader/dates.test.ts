import { expect, test } from 'vitest'
import { findSpan, monthText } from './dates.ts'

/** What is found as `start/end`, with the years where no months are known. */
function read(text: string): string {
  const span = findSpan(text)
  if (!span) return 'none'
  const start = monthText(span.start) ?? span.start?.year ?? ''
  const end = span.isCurrent ? 'now' : (monthText(span.end) ?? span.end?.year ?? '')
  return span.isRange ? `${start}/${end}` : `${end}`
}

test.each([
  ['Mar 2019 – Present', '2019-03/now'],
  ['March 2019 to date', '2019-03/now'],
  ['Mar ’19 – Dec ’20', '2019-03/2020-12'],
  ['03/2021 - 11/2022', '2021-03/2022-11'],
  ['03.2019 – 05.2022', '2019-03/2022-05'],
  ['2019-03 to 2020-11', '2019-03/2020-11'],
  ['2021/04 - now', '2021-04/now'],
  ['March – May 2019', '2019-03/2019-05'],
  ['2014 – 2016', '2014/2016'],
  ['2019 –', '2019/now'],
  ['04/2018 – heute', '2018-04/now'],
  ['seit 08/2016', '2016-08/now'],
  ['01.03.2018 – 31.12.2020', '2018-03/2020-12'],
  ['septembre 2020 – à ce jour', '2020-09/now'],
  ['Depuis mars 2021', '2021-03/now'],
  ['févr. 2017 – août 2020', '2017-02/2020-08'],
  ['mayo 2016 – actualidad', '2016-05/now'],
  ['abril de 2017 – até o momento', '2017-04/now'],
  ['mei 2014 – heden', '2014-05/now'],
  ['kwiecień 2015 – obecnie', '2015-04/now'],
  ['Март 2018 – настоящее время', '2018-03/now'],
  ['с марта 2018 г. по настоящее время', '2018-03/now'],
  ['квітень 2020 – дотепер', '2020-04/now'],
  ['Ιανουάριος 2015 – σήμερα', '2015-01/now'],
  ['Ocak 2019 – Halen', '2019-01/now'],
  ['2019. március – 2020. május', '2019-03/2020-05'],
  ['2020年3月 – 至今', '2020-03/now'],
  ['平成30年4月～令和2年3月', '2018-04/2020-03'],
  ['2019년 3월 ~ 현재', '2019-03/now'],
  ['يناير 2018 – الآن', '2018-01/now'],
  ['٠٣/٢٠١٩ – ٠٥/٢٠٢٠', '2019-03/2020-05'],
  ['Jan 5, 2020', '2020-01'],
  ['2007', '2007'],
  ['Summer 2013', '2013'],
  ['Summer 2012 and 2013', '2013'],
  ['Fall 2018 – Spring 2019', '2018/2019'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('a day and a month that could be either way round give no month', () => {
  expect(read('05/04/2020 – 06/07/2021')).toBe('2020/2021')
  expect(read('25/04/2020 – 04/26/2021')).toBe('2020-04/2021-04')
})

test('the word before a year is no month unless it names one, and is not part of the date', () => {
  const text = 'Acme 2015 – 2019'
  const span = findSpan(text)
  expect(span && text.slice(span.index, span.index + span.length)).toBe('2015 – 2019')
})

test.each(['call 555 0147', 'ISO 9001', 'version 3.12', '12345678'])('%s holds no date', (text) => {
  expect(read(text)).toBe('none')
})

test('a year before a name in Chinese or Japanese ends where the name begins', () => {
  expect(findSpan('2014 洛北商科大学')).toMatchObject({ index: 0, length: 4 })
})

test('a word behind a year is no part of an open period', () => {
  const text = 'Passed every inspection since 2019. Electrician'
  const span = findSpan(text)
  expect(span && text.slice(span.index, span.index + span.length)).toBe('since 2019')
})

test('all years of a list belong to the date', () => {
  const text = 'Summer 2013, 2014 | York'
  const span = findSpan(text)
  expect(span && text.slice(span.index, span.index + span.length)).toBe('Summer 2013, 2014')
})
