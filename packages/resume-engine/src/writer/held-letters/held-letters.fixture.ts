import { letterForm, type LetterForm } from '#engine/model/forms.ts'
import answers from './applicants-answered.fixture.json' with { type: 'json' }
import applicants from './applicants.fixture.json' with { type: 'json' }
import { careers } from './careers.fixture.ts'
import type { HeldForm } from './held-form.fixture.ts'
import { moreOccupations } from './more-occupations.fixture.ts'
import { occupations } from './occupations.fixture.ts'
import { secondCareers } from './second-careers.fixture.ts'
import { secondOccupations } from './second-occupations.fixture.ts'
import { thirdCareers } from './third-careers.fixture.ts'
import { thirdOccupations } from './third-occupations.fixture.ts'

export const toForm = (form: HeldForm, index = 1): LetterForm =>
  letterForm.parse({
    personalInfo: {
      fullName: form.name,
      email: `person${index}@mail.example`,
      phone: index % 3 === 0 ? '' : '(555) 010-0199',
    },
    jobDetails: { companyName: form.company, position: form.position, jobDescription: form.posting },
    experience: {
      relevantExperience: form.relevant,
      keyAchievements: form.achievements,
      skills: form.skills,
      positions: form.positions,
    },
    motivation: { whyCompany: form.whyCompany, whyPosition: form.whyPosition, valueProposition: form.value },
  })

const toForms = (held: Record<string, HeldForm>): [name: string, form: LetterForm][] =>
  Object.entries(held).map(([id, form], index) => [id, toForm(form, index)])

/** Forty forms: twenty occupations, five careers in change, five first jobs, five executives, five of two lines. */
const firstForms = { ...occupations, ...moreOccupations, ...careers }
export const heldLetters = toForms(firstForms)

const answered: Record<string, Partial<HeldForm>> = answers

/**
 * Forty more, typed by readers who know no code and play an applicant each: twenty occupations, five changes of career, five first jobs,
 * five executives, five forms of two lines.
 */
export const applicantLetters = toForms(applicants)

/** The same forms, once they answered the writer's questions and read their letter. */
export const answeredLetters = toForms(
  Object.fromEntries(Object.entries(applicants).map(([id, form]) => [id, { ...form, ...answered[id] }])),
)

/** Twenty more, made before their letters were looked at. The writer is not tuned to them. */
export const secondHeldLetters = toForms({ ...secondOccupations, ...secondCareers })

/** And twenty for the letters whose middle is grouped by job, in other trades. */
export const thirdHeldLetters = toForms({ ...thirdOccupations, ...thirdCareers })
