import type { LetterForm, ResumeForm, ResumeSection } from '#engine/model/forms.ts'
import { formatEntryDates, getHeading, isFilledEntry } from './added-sections.ts'
import { formatDates, listEducations, listPositions } from './history.ts'
import { joinFilled, oneLine } from './lines.ts'
import { splitStatements } from './statements.ts'

/** One thing that a person said in a form, with an id by which a text can name its source. */
export interface Fact {
  id: string
  /** The place in the form: "job 1, achievement". */
  about: string
  text: string
}

/** What a text may say where there is no form: facts from records, and the names of the people in them. */
export interface FactSheet {
  names: string[]
  facts: Fact[]
  /** Whether each line begins with who said it, as in `Client: ...`, and rests on facts that are about them alone. */
  isQuoted: boolean
}

/** Everything that a text can be compared with. */
export type FactSource = ResumeForm | LetterForm | FactSheet

type Said = [about: string, texts: string[]][]

/** All that the person says of themselves, without their name and how to reach them. */
export function listFacts(form: FactSource): Fact[] {
  if ('facts' in form) return form.facts
  return ('personalInfo' in form ? listLetter(form) : listResume(form))
    .flatMap(([about, texts]) => texts.map((text) => ({ about, text: oneLine(text) })))
    .filter(({ text }) => text !== '')
    .map((fact, index) => ({ id: `f${index + 1}`, ...fact }))
}

function listLetter({ experience, motivation }: LetterForm): Said {
  return [
    ['experience', splitStatements(experience.relevantExperience)],
    ['achievement', splitStatements(experience.keyAchievements)],
    ['skills', [experience.skills]],
    ['why this company', splitStatements(motivation.whyCompany)],
    ['why this role', splitStatements(motivation.whyPosition)],
    ['what the person offers', splitStatements(motivation.valueProposition)],
  ]
}

function listResume(form: ResumeForm): Said {
  const jobs = listPositions(form).flatMap((position, index): Said => {
    const job = `job ${index + 1}`
    return [
      [job, [joinFilled([position.position, position.company, formatDates(position)], ' | ')]],
      [`${job}, achievement`, splitStatements(position.achievements)],
      [`${job}, duty`, splitStatements(position.description)],
    ]
  })
  const studies = listEducations(form).map(({ degree, fieldOfStudy, institution, graduationYear }) =>
    joinFilled([degree, fieldOfStudy, institution, graduationYear], ' | '),
  )
  return [
    ['summary', [form.summary]],
    ['skills', [form.skills]],
    ...jobs,
    ['education', studies.length > 0 ? studies : form.education.split(/\r?\n/)],
    ['certification', form.certifications],
    ...form.sections.flatMap(listAdded),
  ]
}

/** The heading is a separate fact, because the person may have chosen it. */
function listAdded(section: ResumeSection, index: number): Said {
  const entries = section.entries.filter(isFilledEntry)
  if (entries.length === 0) return []
  const name = `section ${index + 1}`
  return [
    [`${name}, heading`, [getHeading(section)]],
    ...entries.flatMap((entry, at): Said => {
      const { title, detail, link, description } = entry
      const about = `${name}, entry ${at + 1}`
      return [
        [about, [joinFilled([title, detail, link, formatEntryDates(section.kind, entry)], ' | ')]],
        [`${about}, description`, splitStatements(description)],
      ]
    }),
  ]
}
