import { expect, it } from 'vitest'
import { type ApplicationField, formFields } from '#contract/application-fields.ts'
import { createApplicationBody } from '#contract/applications.ts'
import { emptyValues, isMissing, missingMessage, valuesFrom } from './form-values.ts'

const application = {
  company: 'Mills',
  position: 'Clerk',
  jobUrl: null,
  dateApplied: '2026-03-01T00:00:00.000Z',
  notes: 'Two\nlines',
}

it('starts every form with values that its schema accepts, but for the required fields', () => {
  for (const names of Object.values(formFields)) {
    const errors = createApplicationBody.safeParse(emptyValues<ApplicationField>(names)).error?.issues
    expect(errors?.map(({ path }) => path.join('.'))).toEqual(['company', 'position'])
  }
})

it('fills the form of an existing application with texts and days', () => {
  expect(valuesFrom(application, formFields.edit)).toEqual({
    company: 'Mills',
    position: 'Clerk',
    jobUrl: '',
    dateApplied: '2026-03-01',
    notes: 'Two\nlines',
  })
})

it('tells a blank field from a wrong one by its value', () => {
  const error = { message: 'Any text' }
  expect([undefined, null, '', '  \n'].map((value) => isMissing(error, value))).toEqual([true, true, true, true])
  expect(isMissing(error, 'x'.repeat(201))).toBe(false)
  expect(isMissing(undefined, '')).toBe(false)
})

it('says once that required fields are missing, after the form was submitted', () => {
  const form = (submitCount: number, values: Record<string, string>, ...wrong: string[]) => ({
    getValues: (name: string) => values[name],
    formState: { submitCount, errors: Object.fromEntries(wrong.map((name) => [name, {}])) },
  })
  const names = [...formFields.create, 'userId'] as const
  const blank = { company: '', position: 'Clerk', jobUrl: '', userId: '' }
  expect(missingMessage(form(1, blank, 'company'), names)).toBe('Please fill in all required fields')
  expect(missingMessage(form(1, blank, 'userId'), names)).toBe('Please fill in all required fields')
  expect(missingMessage(form(0, blank, 'company'), names)).toBeNull()
  expect(missingMessage(form(1, blank, 'position', 'jobUrl'), names)).toBeNull()
})
