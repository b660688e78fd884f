import { expect, test } from 'vitest'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'
import { summarizeImport } from './import-summary.ts'

test('counts what was found, and names what is missing or has no field', () => {
  const entry = { title: 'Arabic', detail: '', startDate: '', endDate: '', link: '', description: '' }
  const found = {
    ...blankResume,
    fullName: 'Noor',
    email: 'noor@example.test',
    positions: [{ ...blankPosition, company: 'Mills', startDate: '2018', endDate: '2021-04' }, blankPosition],
    educations: [],
    skills: 'SQL, C++',
    sections: [
      { id: 'a', kind: 'languages' as const, title: '', entries: [entry] },
      { id: 'b', kind: 'custom' as const, title: 'Courses', entries: [entry, entry] },
    ],
  }
  expect(summarizeImport(found, ['interests', 'references'])).toBe(
    'We found 1 position, 2 skills, 1 language and 2 entries in Courses. We found no phone number. Please add the month to 1 date. The form has no field for interests and references.',
  )
  expect(summarizeImport(blankResume, [])).toBe('We found no name, email, phone number, positions or skills.')
})
