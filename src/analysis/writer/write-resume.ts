import type { ResumeEducation, ResumeForm, ResumePosition } from '#contract/builders.ts'
import { limits } from '#contract/fields.ts'
import { statementsOf, toBullet } from './bullets.ts'
import { datesOf, educationsOf, isCurrent, positionsOf, timeOf } from './history.ts'
import { itemsOf, joinFilled, listed, oneLine } from './lines.ts'
import { groupSkills } from './skill-groups.ts'
import { askForNumbers } from './draft.ts'
import type { Written } from './draft.ts'

/** Writes a resume from the form alone: the same form gives the same text, and the text says nothing the form does not. */
export function writeResume(form: ResumeForm): Written {
  const positions = positionsOf(form)
  const skills = itemsOf(form.skills)
  const ownSummary = oneLine(form.summary)
  const summary = ownSummary || composeSummary(form, positions, skills)
  const sections: [heading: string, blocks: string[]][] = [
    ['SUMMARY', [summary]],
    ['SKILLS', [skillLines(skills)]],
    ['EXPERIENCE', positions.map(positionBlock)],
    ['EDUCATION', [educationLines(form)]],
    ['CERTIFICATIONS', [form.certifications.map(oneLine).filter(Boolean).map(bulleted).join('\n')]],
  ]
  const blocks = sections.flatMap(([heading, blocks]) => {
    const [first, ...others] = blocks.filter((block) => block !== '')
    return first === undefined ? [] : [`${heading}\n${first}`, ...others]
  })
  const isComposed = summary !== ownSummary
  return {
    text: [contactBlock(form), ...blocks].join('\n\n'),
    missing: missingIn(form, { positions, skills, isComposed }),
  }
}

const bulleted = (text: string) => `- ${text}`

function contactBlock({ fullName, email, phone, location, linkedin }: ResumeForm): string {
  return joinFilled([fullName], '') + `\n${joinFilled([email, phone, location, linkedin], ' | ')}`
}

const at = ({ position, company }: ResumePosition) => joinFilled([position, company], ' at ')

/** Where nobody wrote a summary: title, employers, skills and degree, as the form has them. */
function composeSummary(form: ResumeForm, positions: ResumePosition[], skills: string[]): string {
  const [latest, former] = positions.filter(({ position }) => position !== '')
  const sentences: string[] = []
  if (latest) {
    const before = former ? `, previously ${at(former)}` : ''
    sentences.push(
      isCurrent(latest) || !latest.endDate ? `${at(latest)}${before}.` : `Most recently ${at(latest)}${before}.`,
    )
  }
  if (skills.length) sentences.push(`Skills include ${listed(skills.slice(0, 5))}.`)
  const [study] = educationsOf(form)
  if (study?.degree) sentences.push(`Education: ${joinFilled([degreeOf(study), study.institution], ', ')}.`)
  return sentences.map((sentence) => sentence.replace(/([.!?])\.$/, '$1')).join(' ')
}

function skillLines(skills: string[]): string {
  return groupSkills(skills)
    .map(({ name, skills }) => joinFilled([name, skills.join(', ')], ': '))
    .join('\n')
}

function bulletsOf(position: ResumePosition): string[] {
  const statements = statementsOf(`${position.description}\n${position.achievements}`)
  return [...new Set(statements.map((statement) => toBullet(statement, timeOf(position))))]
}

function positionBlock(position: ResumePosition): string {
  const heads = [joinFilled([position.position, position.company], ' | '), datesOf(position)].filter(Boolean)
  return [...heads, ...bulletsOf(position).map(bulleted)].join('\n')
}

const degreeOf = ({ degree, fieldOfStudy }: ResumeEducation) => joinFilled([degree, fieldOfStudy], ' in ')

function educationLines(form: ResumeForm): string {
  const studies = educationsOf(form).map((study) =>
    joinFilled([degreeOf(study), study.institution, study.graduationYear], ' | '),
  )
  if (studies.length) return studies.join('\n')
  return form.education.split(/\r?\n/).map(oneLine).filter(Boolean).join('\n')
}

const summaryToWrite = 'two or three sentences on what you do and what you are best at'

function missingIn(
  form: ResumeForm,
  { positions, skills, isComposed }: { positions: ResumePosition[]; skills: string[]; isComposed: boolean },
): string[] {
  const asked: [isMissing: boolean, ask: string][] = [
    [!form.phone, 'Add a phone number'],
    [!form.location, 'Add the city and country you live in'],
    // The page may have one all the same.
    [!form.summary, `${isComposed ? 'Put the summary in your own words' : 'Add a summary'}: ${summaryToWrite}`],
    [skills.length === 0, 'Add your skills, separated by commas'],
    [positions.length === 0, 'Add a position you have held: title, company, dates and what you achieved'],
    [educationsOf(form).length === 0 && !form.education, 'Add your education: degree, school and year'],
  ]
  return [
    ...asked.filter(([isMissing]) => isMissing).map(([, ask]) => ask),
    ...positions.flatMap(missingInPosition),
    ...askForNumbers(positions.flatMap(bulletsOf)),
  ].slice(0, limits.list)
}

function missingInPosition(position: ResumePosition): string[] {
  const name = at(position) || 'a position'
  const asked: [isMissing: boolean, ask: string][] = [
    [!position.position, `Add your job title: ${name}`],
    [!position.company, `Add the company: ${name}`],
    [!position.startDate, `Add your start date: ${name}`],
    [bulletsOf(position).length === 0, `Add what you achieved: ${name}`],
  ]
  return asked.filter(([isMissing]) => isMissing).map(([, ask]) => ask)
}
