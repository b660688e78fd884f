import { letterForm, type LetterForm } from '#engine/model/forms.ts'
import { answeredCareers } from './answered-careers.fixture.ts'
import { answeredOccupations } from './answered-occupations.fixture.ts'
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

const answers = { ...answeredOccupations, ...answeredCareers }

/** The same forms, once the questions of the writer are answered. */
export const answeredLetters = toForms(
  Object.fromEntries(Object.entries(firstForms).map(([id, form]) => [id, { ...form, ...answers[id] }])),
)

/** Twenty more, made before their letters were looked at. The writer is not tuned to them. */
export const secondHeldLetters = toForms({ ...secondOccupations, ...secondCareers })

/** And twenty for the letters whose middle is grouped by job, in other trades. */
export const thirdHeldLetters = toForms({ ...thirdOccupations, ...thirdCareers })
