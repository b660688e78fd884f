import { expect, test } from 'vitest'
import { insertInText } from './insert-in-text.ts'
import type { TextPlace } from './term-places.ts'

const resume = `Maya Okafor
Planner at Acme and elsewhere

SUMMARY
Planner at Acme for six years.

EXPERIENCE
Planner | Acme
Mar 2021 - Present
- Planned routes

Planner | Acme
Jan 2018 - Feb 2021
- Booked carriers
  across two ports
- Trained clerks

EDUCATION
BSc Logistics | Portland State | 2018`

const entry = (names: string[], years: string[] = []): TextPlace => ({ kind: 'entry', names, years })

test('a bullet goes to the end of its entry, told from its namesake by the years', () => {
  expect(insertInText(resume, entry(['Planner', 'Acme'], ['2018', '2021']), 'Used SQL')).toContain(
    '- Trained clerks\n- Used SQL\n\nEDUCATION',
  )
  expect(insertInText(resume, entry(['Planner', 'Acme'], ['2021']), 'Used SQL')).toContain(
    '- Planned routes\n- Used SQL\n\nPlanner',
  )
})

test('an entry that the text does not have is not guessed', () => {
  expect(insertInText(resume, entry(['Driver', 'Acme']), 'Used SQL')).toBeNull()
  expect(insertInText(resume, entry([]), 'Used SQL')).toBeNull()
})

test('hand-made bullets keep their mark, gaps between them and entries without a blank line between', () => {
  const edited = 'EXPERIENCE\nPlanner, Acme\n• One\n\n• Two\nClerk | Mills | 2015 - 2018\n• Three'
  expect(insertInText(edited, entry(['Planner', 'Acme']), 'Used SQL')).toBe(
    'EXPERIENCE\nPlanner, Acme\n• One\n\n• Two\n• Used SQL\nClerk | Mills | 2015 - 2018\n• Three',
  )
})

test('other scripts are found', () => {
  const text = 'ОПЫТ\nЛогист | Заря\n- Вёл учёт\n\nمخطط | الميناء\n- خطط الطرق'
  expect(insertInText(text, entry(['логист', 'Заря']), 'Работал в Excel')).toContain('- Вёл учёт\n- Работал в Excel\n')
  expect(insertInText(text, entry(['مخطط', 'الميناء']), 'استخدمت Excel')).toMatch(/- خطط الطرق\n- استخدمت Excel$/)
})

test('a certificate and a study go to the end of their section, which is made if there is none', () => {
  expect(insertInText(resume, { kind: 'section', section: 'education' }, 'Coursework: SQL')).toMatch(
    /Portland State \| 2018\nCoursework: SQL$/,
  )
  expect(insertInText(resume, { kind: 'section', section: 'certifications' }, 'Forklift license')).toMatch(
    /2018\n\nCERTIFICATIONS\n- Forklift license\n$/,
  )
})

const letter = (...body: string[]) =>
  ['Maya Okafor', 'Subject: Application', 'Dear Ms. Ortiz,', ...body, 'Sincerely,\nMaya Okafor'].join('\n\n')

test('a sentence goes before the closing paragraph of a letter', () => {
  const place: TextPlace = { kind: 'letter' }
  expect(insertInText(letter('I apply.', 'I led.', 'I look forward.'), place, 'I used SQL.')).toBe(
    letter('I apply.', 'I led. I used SQL.', 'I look forward.'),
  )
  expect(insertInText(letter('I apply.', 'I look forward.'), place, 'I used SQL.')).toBe(
    letter('I apply.', 'I used SQL.', 'I look forward.'),
  )
  expect(insertInText('Hello', place, 'I used SQL.')).toContain('I used SQL.')
})

test('a text of thousands of lines is read line by line', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `Planner | Acme ${at}\n2020 - 2021\n- Did it\n`).join('\n')
  const text = insertInText(long, entry(['Planner', 'Acme 4999']), 'Used SQL') ?? ''
  expect(text).toHaveLength(long.length + '- Used SQL\n'.length)
  expect(text).toMatch(/Acme 4999\n2020 - 2021\n- Did it\n- Used SQL\n$/)
})
