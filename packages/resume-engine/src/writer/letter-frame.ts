import type { LetterForm } from '#engine/model/forms.ts'
import { findContact } from './contact.ts'
import { formatSkills } from './letter-skills.ts'
import { formatList, joinFilled, oneLine } from './lines.ts'

/** What decides how a letter begins and ends. */
export interface LetterMaterial {
  form: LetterForm
  /** Names of what the posting asks for and the achievements show. */
  topics: string[]
  /** Skills of the person that the posting asks for. */
  askedSkills: string[]
  /** A motive begins with "I would like". */
  hasWish: boolean
  hasRoleMotive: boolean
  hasCompanyMotive: boolean
  hasExperience: boolean
  hasOffer: boolean
  hasNumbers: boolean
  achievements: number
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** `2026-11-22` as `November 22, 2026`. */
function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return year && month && date ? `${monthNames[Number(month) - 1]} ${Number(date)}, ${year}` : ''
}

export const composeGreeting = ({ jobDetails }: LetterForm) =>
  `Dear ${findContact(jobDetails)?.greeted ?? 'Hiring Manager'},`

/** Name and contact, date, addressee and subject, as blocks. */
export function composeHead({ personalInfo, jobDetails }: LetterForm, day: string): string[] {
  const { fullName, email, phone, location, linkedin } = personalInfo
  const sender = [oneLine(fullName), joinFilled([email, phone, location, linkedin], ' | ')].filter(Boolean).join('\n')
  const addressee = [findContact(jobDetails)?.full ?? 'Hiring Manager', oneLine(jobDetails.companyName)]
    .filter(Boolean)
    .join('\n')
  const subject = jobDetails.position
    ? `Subject: Application for the ${describeRole(jobDetails.position)}`
    : 'Subject: Job application'
  return [sender, formatDay(day), addressee, subject].filter(Boolean)
}

export const composeClosing = ({ personalInfo }: LetterForm) =>
  ['Sincerely,', oneLine(personalInfo.fullName)].filter(Boolean).join('\n')

const namesPosition = /\b(?:position|role|job|vacancy)$/i
const describeRole = (position: string) => {
  const title = oneLine(position)
  return namesPosition.test(title) ? title : `${title} position`
}

/** The first sentence. It names position and company, with the strongest thing that the form holds. */
export function composeOpening(material: LetterMaterial): string {
  const { form, topics, askedSkills, hasRoleMotive, hasCompanyMotive, hasExperience, hasWish } = material
  const company = oneLine(form.jobDetails.companyName)
  const position = oneLine(form.jobDetails.position)
  if (!position)
    return company
      ? `I am applying for the position advertised by ${company}.`
      : 'I am applying for the position you have advertised.'
  const role = `the ${describeRole(position)}`
  if (!company) return `I am applying for ${role} you have advertised.`
  const job = `${role} at ${company}`
  if (topics.length > 1)
    return `${capitalizeThe(job)} calls for ${formatList(topics.slice(0, 2))}, and I would like to bring my experience with both.`
  if (hasRoleMotive && hasCompanyMotive && hasWish) return `Please consider my application for ${job}.`
  if (hasRoleMotive && hasCompanyMotive) return `I would like to be considered for ${job}.`

  if (askedSkills.length > 2)
    return `I am applying for ${job} and would bring ${formatSkills(askedSkills.slice(0, 3))}.`
  if (hasExperience) return `Please consider my application for ${job}.`
  if (hasRoleMotive || hasCompanyMotive) return `I am applying for ${job}.`
  return `Please accept this letter as my application for ${job}.`
}

const capitalizeThe = (text: string) => text.replace(/^the/, 'The')

/** The last sentences, by what there is to talk about. */
export function composeFarewell(material: LetterMaterial): string {
  const { form, topics, askedSkills, hasCompanyMotive, hasOffer, hasNumbers, hasExperience, achievements } = material
  const { phone, email } = form.personalInfo
  if (topics.length > 1)
    return 'I would be glad to go through these examples with you in person. Thank you for your time.'
  if (topics.length === 1)
    return `I would be glad to tell you more about my experience with ${topics[0]}. Thank you for your time.`
  if (hasOffer && hasCompanyMotive && askedSkills.length > 2)
    return `I would like to hear what you need most in this role. Thank you for your consideration.`
  if (hasOffer && phone)
    return `I would be glad to talk with you in person, and you can reach me at ${oneLine(phone)}. Thank you for your consideration.`
  if (hasNumbers && achievements > 1)
    return 'I would be glad to explain how these results came about. Thank you for reading my application.'
  if (hasOffer) return 'I would be glad to talk with you in person. Thank you for your consideration.'
  if (hasExperience) return 'I would be glad to tell you more about this work. Thank you for your time.'
  if (phone) return `Please call me at ${oneLine(phone)} if you would like to know more. Thank you for your time.`
  if (email) return `Please write to me at ${oneLine(email)} if you would like to know more. Thank you for your time.`
  return 'I look forward to hearing from you. Thank you for your time.'
}
