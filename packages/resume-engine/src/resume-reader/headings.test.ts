import { expect, test } from 'vitest'
import { headingKind, inlineHeading } from './headings.ts'

test.each([
  ['PROFESSIONAL EXPERIENCE', 'work'],
  ['Relevant Work Experience', 'work'],
  ['Beruflicher Werdegang', 'work'],
  ['Expériences professionnelles', 'work'],
  ['Doświadczenie zawodowe:', 'work'],
  ['WORKEXPERIENCE', 'work'],
  ['職務経歴', 'work'],
  ['الخبرة العملية', 'work'],
  ['الخبراتالعملية', 'work'],
  ['Education and Training', 'education'],
  ['Schulbildung und Studium', 'education'],
  ['Formação acadêmica', 'education'],
  ['Ключевые навыки', 'skills'],
  ['Skills & Tools', 'skills'],
  ['Licences and Certifications', 'certifications'],
  ['Курси та сертифікати', 'certifications'],
  ['Ξένες γλώσσες', 'languages'],
  ['About Me', 'summary'],
  ['Persönliche Angaben', 'contact'],
  ['Hobbies & Interests', 'other'],
])('%s is a heading', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each(['Senior Developer', 'Experience with large teams.', 'Education Officer', 'Skills for Life Ltd', ''])(
  '%s is none',
  (text) => {
    expect(headingKind(text)).toBeNull()
  },
)

test('a heading may have its section on its line', () => {
  expect(inlineHeading('Skills: Java, SQL')).toEqual({ kind: 'skills', rest: 'Java, SQL' })
  expect(inlineHeading('Phone: 123')).toBeNull()
})
