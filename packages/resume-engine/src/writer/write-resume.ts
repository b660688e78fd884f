import type { FixedSection, ResumeEducation, ResumeForm, ResumePosition } from '#engine/model/forms.ts'
import { formatSection, getHeading } from './added-sections.ts'
import { toBullet } from './bullets.ts'
import type { Draft } from './draft.ts'
import { formatDates, getTime, isCurrent, listEducations, listPositions } from './history.ts'
import { isInEnglish, keptAsTyped, listResumeProse } from './language.ts'
import { joinFilled, oneLine, shortenLink, splitItems } from './lines.ts'
import { listMissingInResume } from './missing.ts'
import { hasNumber } from './numbers.ts'
import { measureRelevance, readTopics, type Topics } from './posting-topics.ts'
import { listSections } from './section-order.ts'
import { groupSkills } from './skill-groups.ts'
import { capitalize, endSentence, splitStatements } from './statements.ts'
import { readVerbPhrase } from './verb-phrases.ts'

/**
 * Writes a resume from the form alone: it says nothing that the form does not say. The posting decides the order of skills
 * and bullets; without one, they stay in the person's order. The person decides the order of the sections.
 */
export function writeResume(form: ResumeForm): Draft {
  const topics = readTopics(form.jobDescription, [form.targetJob])
  const isEnglish = isInEnglish(listResumeProse(form))
  const positions = listPositions(form)
  const skills = orderByRelevance(splitItems(form.skills), topics)
  const fixed: Record<FixedSection, [heading: string, blocks: string[]]> = {
    summary: ['SUMMARY', [formatSummary(form.summary) || (isEnglish ? composeSummary(positions, topics) : '')]],
    skills: ['SKILLS', [formatSkills(skills)]],
    experience: ['EXPERIENCE', positions.map((position) => formatPosition(position, topics, isEnglish))],
    education: ['EDUCATION', [formatEducation(form)]],
    certifications: ['CERTIFICATIONS', [form.certifications.map(oneLine).filter(Boolean).map(addBullet).join('\n')]],
  }
  const sections = listSections(form).map((listed) =>
    listed.section === null ? fixed[listed.id] : ([getHeading(listed.section), formatSection(listed.section)] as const),
  )
  const blocks = sections.flatMap(([heading, blocks]) => {
    const [first, ...others] = blocks.filter((block) => block !== '')
    return first === undefined ? [] : [`${heading}\n${first}`, ...others]
  })
  return {
    text: [formatHead(form), ...blocks].join('\n\n'),
    missing: isEnglish ? listMissingInResume(form, topics) : [keptAsTyped],
  }
}

const addBullet = (text: string) => `- ${text}`

/** Name, the title, and how to reach the person. */
export function formatHead(form: ResumeForm): string {
  const { fullName, email, phone, location, linkedin } = form
  return [oneLine(fullName), formatTitle(form), joinFilled([email, phone, location, shortenLink(linkedin)], ' | ')]
    .filter(Boolean)
    .join('\n')
}

/** The title applied for, if the person holds it now: no one would read another title below the name as a wish. */
function formatTitle(form: ResumeForm): string {
  const title = oneLine(form.targetJob)
  const isHeld = listPositions(form).some(
    (position) => isCurrent(position) && oneLine(position.position).toLowerCase() === title.toLowerCase(),
  )
  return isHeld ? title : ''
}

const formatSummary = (summary: string) => {
  const line = oneLine(summary)
  return line === '' ? '' : endSentence(capitalize(line))
}

const proofsInSummary = 2

/** For a blank field: the latest title with its employer and since when, and two results with numbers. Nothing without both. */
function composeSummary(positions: ResumePosition[], topics: Topics): string {
  const [latest] = positions
  const results = positions
    .flatMap((position) => listBullets({ ...position, description: '' }, topics, true))
    .filter((line) => hasNumber(line) && readVerbPhrase(line) !== null)
    .slice(0, proofsInSummary)
  if (!latest?.position || !latest.company || results.length < proofsInSummary) return ''
  const since = isCurrent(latest) ? ` since ${latest.startDate.slice(0, 4)}` : ''
  const head = `${capitalize(oneLine(latest.position))} at ${oneLine(latest.company)}${since}`
  return [head, ...results].map(endSentence).join(' ')
}

/** What the posting asks for comes first; the order of the others stays. */
function orderByRelevance(items: string[], topics: Topics): string[] {
  if (topics.terms.length === 0) return items
  return items
    .map((item) => ({ item, relevance: measureRelevance(item, topics) }))
    .sort((a, b) => b.relevance - a.relevance)
    .map(({ item }) => item)
}

function formatSkills(skills: string[]): string {
  return groupSkills(skills)
    .map(({ name, skills }) => joinFilled([name, skills.join(', ')], ': '))
    .join('\n')
}

/** Results weigh as much as one requirement, and a number in them half as much. */
const resultWeight = 0.5
const numberWeight = 0.25

/** Results before duties. With a posting, the lines that answer it come first. */
function listBullets(position: ResumePosition, topics: Topics, isEnglish: boolean): string[] {
  const toLines = (text: string) =>
    splitStatements(text).map((statement) => (isEnglish ? toBullet(statement, getTime(position)) : statement))
  const results = toLines(position.achievements)
  const lines = [...new Set([...results, ...toLines(position.description)])]
  if (topics.terms.length === 0) return lines
  const weigh = (line: string) =>
    Math.min(1, measureRelevance(line, topics)) +
    (results.includes(line) ? resultWeight : 0) +
    (hasNumber(line) ? numberWeight : 0) -
    (line.split(' ').length < 3 ? resultWeight : 0)
  return lines
    .map((line) => ({ line, weight: weigh(line) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ line }) => line)
}

function formatPosition(position: ResumePosition, topics: Topics, isEnglish: boolean): string {
  const names = joinFilled([capitalize(oneLine(position.position)), position.company, position.place], ' | ')
  const heads = [names, formatDates(position)]
  return [...heads.filter(Boolean), ...listBullets(position, topics, isEnglish).map(addBullet)].join('\n')
}

const formatDegree = ({ degree, fieldOfStudy }: ResumeEducation) => joinFilled([degree, fieldOfStudy], ' in ')

function formatEducation(form: ResumeForm): string {
  const studies = listEducations(form).map((study) =>
    joinFilled([formatDegree(study), study.institution, study.graduationYear], ' | '),
  )
  if (studies.length > 0) return studies.join('\n')
  return form.education.split(/\r?\n/).map(oneLine).filter(Boolean).join('\n')
}
