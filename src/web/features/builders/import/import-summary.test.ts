import { expect, test } from 'vitest'
import { blankPosition, blankResume } from '../resume/resume-values.ts'
import { summarizeImport } from './import-summary.ts'

test('counts what was found, and names what is missing or has no field', () => {
  const entry = { title: 'Arabic', detail: '', startDate: '', endDate: '', link: '', description: '' }
  const found = {
    ...blankResume,
    fullName: 'Noor',
    email: 'noor@example.test',
    positions: [{ ...blankPosition, company: 'Mills' }, blankPosition],
    educations: [],
    skills: 'SQL, C++',
    sections: [
      { id: 'a', kind: 'languages' as const, title: '', entries: [entry] },
      { id: 'b', kind: 'custom' as const, title: 'Courses', entries: [entry, entry] },
    ],
  }
  expect(summarizeImport(found, ['interests', 'references'])).toBe(
    'We found 1 position, 2 skills, 1 language and 2 of Courses. We found no phone number. The form has no field for interests and references.',
  )
  expect(summarizeImport(blankResume, [])).toBe('We found no name, email, phone number, positions or skills.')
})
