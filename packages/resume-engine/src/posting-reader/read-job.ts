import type { LetterForm } from '#engine/model/forms.ts'
import { findRoleWord, leads } from '#engine/words/titles.ts'

const maxLength = 4_000
const maxNameLength = 60
const maxTitleWords = 7

const name = String.raw`((?:[\p{Lu}\d][\p{L}\p{N}&'’.\-]*|of|and|the|&|de|la)(?: (?:[\p{Lu}\d][\p{L}\p{N}&'’.\-]*|of|and|the|&|de|la)){0,6}?)`
const seeks = String.raw`(?:is|are) (?:now |currently )?(?:hiring|looking for|seeking|searching for|recruiting)|seeks|needs|wants|takes(?: on)?|invites applications for`
const aside = String.raw`(?:,? ?\([^)\n]{1,60}\)|, (?:an?|the) [^,\n]{1,80},)?`
/** "Larkfield, a shop for boots, is looking for a Store Manager", and what else names an employer. */
const employers = [
  new RegExp(String.raw`(?:^|[.!?:]\s+|\n)(?:The )?${name}${aside} (?:${seeks})\b`, 'u'),
  /(?:^|\n)\s*(?:About|Why|Join)(?: us at)? ([\p{Lu}\d][^\n.,:;!?]{1,60})\s*(?:\n|:|$)/u,
  /(?:^|\n)\s*(?:Company|Employer|Organi[sz]ation):\s*([^\n]{2,60})/iu,
  new RegExp(String.raw`\b(?:At|Join|join) ${name}(?:, (?:we|you)\b| as an?\b)`, 'u'),
  new RegExp(String.raw`(?:^|\n)[^\n.]{3,60} at ${name}\s*(?:[\n.(,]|$)`, 'u'),
]
const titles = [
  new RegExp(String.raw`\b(?:${seeks}) (?:an? |our next |experienced )*([^\n.,:;(]{3,80})`, 'iu'),
  /(?:^|\n)\s*(?:Job title|Position|Role|Title|Vacancy):\s*([^\n(]{3,80})/iu,
  /(?:^|\n)\s*([^\n.(]{3,80})/u,
  / as an? ([^\n.,:;(]{3,60})/u,
]
const plainName = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|and|the|&|de|la)){0,5}$/u
const noEmployer =
  /^(?:us|you|we|our|the|this|it|role|job|team|company|position|who|what|requirements?|responsibilities|they|he|she|there)\b/i

/** The employer and the title that a pasted posting names; blank where it does not say so plainly. */
export function readJobNames(posting: string): { company: string; position: string } {
  const text = posting.slice(0, maxLength)
  const lines = text.trim().split(/\s*\n\s*/, 2)
  // A title with its employer in the line below, as job boards show them, reads like one line.
  const heading = lines.every((line) => plainName.test(line)) ? lines.join(' - ') : (lines[0] ?? '')
  return { company: findEmployer(text, heading), position: findTitle(text) }
}

function findEmployer(text: string, heading: string): string {
  for (const pattern of employers) {
    const found = pattern.exec(text)?.[1]?.trim().replace(/[.,]$/, '') ?? ''
    if (found !== '' && found.length <= maxNameLength && !noEmployer.test(found) && findRoleWord(found) === null)
      return found
  }
  // "NorthStar Logistics – Warehouse Team Lead", in either order.
  const parts = heading.split(/\s+[-–—|]\s+|:\s+/).map((part) => (part.split(/[.!]\s/)[0] ?? '').trim())
  if (parts.length < 2) return ''
  const [first = '', second = ''] = parts
  const names = [first, second.replace(/\s*[(,].*$/, '')].filter((part) => plainName.test(part) && toTitle(part) === '')
  return names.length === 1 && (toTitle(first) !== '' || toTitle(second) !== '') ? (names[0] ?? '') : ''
}

function findTitle(text: string): string {
  for (const pattern of titles) {
    const parts = (pattern.exec(text)?.[1] ?? '').split(/\s+[-–—|]\s+|:\s+/)
    for (const part of parts) if (toTitle(part) !== '') return toTitle(part)
  }
  return ''
}

/** The title that a piece of text begins with: "Store Manager to join our team" is "Store Manager". */
function toTitle(text: string): string {
  const words = text
    .replace(/\(.*$/, '')
    .replace(/^(?:(?:its|our|the|a|an|first|next|new|experienced|friendly|reliable)\s+)+/i, '')
    .replace(/\s+(?:to|who|with|for|in|at|on|that|is|will|over)\s.*$/i, '')
    .trim()
    .split(/\s+/)
    .slice(0, maxTitleWords)
  for (let length = words.length; length > 0; length--) {
    const title = words
      .slice(0, length)
      .join(' ')
      .replace(/[,.!;]+$/, '')
    if (
      leads(title.toLowerCase()) ||
      findRoleWord(title) !== null ||
      findRoleWord(title.replace(/\s+of\s.*$/i, '')) !== null
    )
      return title
  }
  return ''
}

/** The form with the employer and the title of its posting where the person left them blank. */
export function completeJob(form: LetterForm): LetterForm {
  const { companyName, position, jobDescription } = form.jobDetails
  if (jobDescription.trim() === '' || (companyName.trim() && position.trim())) return form
  const read = readJobNames(jobDescription)
  return {
    ...form,
    jobDetails: {
      ...form.jobDetails,
      companyName: companyName.trim() || read.company,
      position: position.trim() || read.position,
    },
  }
}
