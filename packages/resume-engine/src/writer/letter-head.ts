import type { LetterForm } from '#engine/model/forms.ts'
import { findContact } from './contact.ts'
import { capitalize } from './statements.ts'
import { joinFilled, oneLine, shortenLink } from './lines.ts'

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `2026-11-22` as `November 22, 2026`. */
function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return year && month && date ? `${monthNames[Number(month) - 1]} ${Number(date)}, ${year}` : ''
}

/** "the Ellerman family" employs, and has no hiring manager. */
export const isHousehold = ({ companyName }: LetterForm['jobDetails']): boolean =>
  /\bfamily$/i.test(oneLine(companyName))

export const composeGreeting = ({ jobDetails }: LetterForm) => {
  const family = isHousehold(jobDetails) && oneLine(jobDetails.companyName).replace(/^the\s+/i, '')
  return `Dear ${findContact(jobDetails)?.greeted ?? (family || 'Hiring Manager')},`
}

/** Name and contact, date, addressee and subject, as blocks. */
export function composeHead({ personalInfo, jobDetails }: LetterForm, day: string): string[] {
  const { fullName, email, phone, location, linkedin } = personalInfo
  const sender = [oneLine(fullName), joinFilled([email, phone, location, shortenLink(linkedin)], ' | ')]
    .filter(Boolean)
    .join('\n')
  const receiver = findContact(jobDetails)?.full ?? (isHousehold(jobDetails) ? '' : 'Hiring Manager')
  const employer = oneLine(jobDetails.companyName)
  const addressee = [receiver, isHousehold(jobDetails) ? capitalize(employer) : employer].filter(Boolean).join('\n')
  const subject = jobDetails.position
    ? `Subject: Application for the ${describeRole(jobDetails.position)}`
    : 'Subject: Job application'
  return [sender, formatDay(day), addressee, subject].filter(Boolean)
}

export const composeClosing = ({ personalInfo }: LetterForm) =>
  ['Sincerely,', oneLine(personalInfo.fullName)].filter(Boolean).join('\n')

/** The title says itself that it is one: "Driver position". */
export const namesPosition = /\b(?:position|role|job|vacancy)$/i
const describeRole = (position: string) => {
  const title = oneLine(position)
  return namesPosition.test(title) ? title : `${title} position`
}
