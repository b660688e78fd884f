import { expect, test } from 'vitest'
import { toReadingOrder } from './reading-order.ts'
import { toLines } from './lines.ts'
import { removeMargins } from './margins.ts'
import { buildDocument, item, page, buildPage } from './page.fixture.ts'

const listTexts = (pages: Parameters<typeof toReadingOrder>[0]) =>
  toReadingOrder(pages).map(({ lines }) => lines.map(({ text }) => text))

test('words on a line are joined, except across a wide gap', () => {
  const line = [item(['Senior', 50, 10]), item(['Nurse', 83, 10]), item(['2019 – 2020', 400, 10])]
  expect(toLines(line, 0).map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Senior Nurse', '2019 – 2020']])
})

test('a word set wide is one word, and ligatures are letters', () => {
  const spaced = [item(['E D U C AT I O N', 50, 10]), item(['A N D', 132, 10])]
  expect(toLines(spaced, 0)[0]?.text).toBe('EDUCATION AND')
  expect(toLines([item(['eﬃcient oﬃce', 50, 10])], 0)[0]?.text).toBe('efficient office')
})

test('Arabic letters that come one by one from the left are read from the right', () => {
  const letters = [...'ديشر'].toReversed().map((letter, index) => item([letter, 200 - index * 6, 10, { width: 6 }]))
  expect(toLines(letters, 0)[0]?.text).toBe('رشيد')
})

test('a sidebar is read apart from the text beside it, on every page', () => {
  const side = ['Skills', 'Java', 'SQL', 'Languages', 'English'].map((text, row) => [text, 40, 100 + row * 15] as const)
  const main = ['Work experience', 'Engineer, Acme', 'Built things', 'Education', 'BSc'].map(
    (text, row) => [text, 250, 100 + row * 13] as const,
  )
  const first = page([...side, ...main].map((placed) => [...placed]))
  const second = page([
    ['University of X', 250, 60],
    ['2012', 250, 75],
  ])
  expect(listTexts([first, second])).toEqual([
    ['Skills', 'Java', 'SQL', 'Languages', 'English'],
    ['Work experience', 'Engineer, Acme', 'Built things', 'Education', 'BSc', 'University of X', '2012'],
  ])
})

test.each([
  ['at the right', ['Engineer, Acme\t2019 – 2020', 'Nurse, Hospital\t2017 – 2018', 'Clerk, Bank\t2015 – 2016']],
  ['at the left', ['2019 – 2020\tEngineer, Acme', '\tBuilt', '2017 – 2018\tNurse', '\tHelped', '2015 – 2016\tClerk']],
])('dates in a column %s stay with their lines', (_where, lines) => {
  expect(toReadingOrder([buildPage(['Work experience', ...lines])])).toHaveLength(1)
})

test('what is repeated at the edge of each page is a margin, kept once', () => {
  const pages = [1, 2, 3].map((number) =>
    page([
      ['Ann Example · ann@mail.example', 50, 20],
      [`Text of page ${number}`, 50, 400],
      [`Page ${number} of 3`, 500, 780],
    ]),
  )
  const { pages: read } = removeMargins(buildDocument(...pages))
  expect(read.map(({ part, items }) => [part, ...items.map(({ text }) => text)])).toEqual([
    ['body', 'Text of page 1'],
    ['body', 'Text of page 2'],
    ['body', 'Text of page 3'],
    ['margin', 'Ann Example · ann@mail.example'],
  ])
})
