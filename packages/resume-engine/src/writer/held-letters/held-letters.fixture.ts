import { letterForm, type LetterForm } from '#engine/model/forms.ts'
import { careers } from './careers.fixture.ts'
import { moreOccupations } from './more-occupations.fixture.ts'
import { occupations } from './occupations.fixture.ts'

/** Forty forms: twenty occupations, five careers in change, five first jobs, five executives, five of two lines. */
export const heldLetters: [name: string, form: LetterForm][] = Object.entries({
  ...occupations,
  ...moreOccupations,
  ...careers,
}).map(([id, form], index) => [
  id,
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
  }),
])
