import { expect, test } from 'vitest'
import { firstName, lastName } from './fields.ts'

const message = 'Please enter a name without a web address, of at most 100 characters'
const findRefusal = (name: string) => firstName.safeParse(name).error?.issues.map((issue) => issue.message)

test.each([
  'You won! Claim at http://evil.test/claim now,',
  'https://evil.test',
  'ftp://evil.test',
  'evil://x',
  'www.evil.test',
  'See WWW.evil.test',
  'evil.test/claim',
  'Go to evil.test/',
  'evil.test:8080/claim',
  'пример.рф/путь',
  'bücher.example/x',
  'a'.repeat(101),
  'é'.normalize('NFD').repeat(101).slice(0, 202),
  'a'.repeat(100_000),
])('no name: case %#', (name) => {
  expect(findRefusal(name)).toEqual([message])
  expect(lastName.safeParse(name).success).toBe(false)
})

test.each([
  'Ana',
  'Jean-Luc',
  "O'Connor",
  'María José',
  'Łucja',
  '李小龍',
  'محمد',
  'St. John',
  'J.R.R.',
  'Martin Luther King Jr.',
  'Smith/Jones',
  'Wwwilliam',
  'a'.repeat(100),
  'é'.normalize('NFD').repeat(100),
])('a name: case %#', (name) => {
  expect(firstName.parse(` ${name} `)).toBe(name)
})

test('a blank or missing name gives its message', () => {
  for (const blank of ['', '   ', undefined, null]) {
    expect(firstName.safeParse(blank).error?.issues[0]?.message).toBe('Please enter your first name')
    expect(lastName.safeParse(blank).error?.issues[0]?.message).toBe('Please enter your last name')
  }
})
