import type { ProfileValues } from './profile-values.ts'

interface Part {
  /** What the person still has to do. */
  todo: string
  /** The id of the control or section. */
  target: string
  done: boolean
}

const isFilled = (text: string) => text.trim() !== ''

/** What a manager needs to apply. Certifications and benefits are optional. */
const listParts = (values: ProfileValues, hasResume: boolean): Part[] => [
  { todo: 'Add your phone number', target: 'profile-phone', done: isFilled(values.phone) },
  { todo: 'Add your address', target: 'profile-address', done: isFilled(values.address) },
  { todo: 'Upload your resume', target: 'resume', done: hasResume },
  {
    todo: 'Add a job you have had',
    target: 'work-history',
    done: values.workHistory.some(({ company, position }) => isFilled(company) && isFilled(position)),
  },
  { todo: 'Add your skills', target: 'skills', done: values.skills.length > 0 },
  {
    todo: 'Add your education',
    target: 'education',
    done: values.education.some(({ institution }) => isFilled(institution)),
  },
  { todo: 'Say what salary you expect', target: 'profile-salary', done: isFilled(values.salaryExpectation) },
  { todo: 'Say where you want to work', target: 'profile-work-preference', done: values.workPreference !== '' },
]

export function computeCompleteness(values: ProfileValues, hasResume: boolean) {
  const parts = listParts(values, hasResume)
  const missing = parts.filter(({ done }) => !done)
  return { percent: Math.round((100 * (parts.length - missing.length)) / parts.length), missing }
}
