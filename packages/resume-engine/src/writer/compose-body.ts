import type { LetterForm } from '#engine/model/forms.ts'
import * as bank from './bank.ts'
import { joinDeeds, type Said } from './deeds.ts'
import { addTitleArticle, describeJobs, type ToldJob } from './job-sentences.ts'
import { namesEmployer } from './jobs.ts'
import { choose, composeResults, rankItems } from './letter-results.ts'
import { isPlainLicense, namesCredential, tellSkills } from './letter-skills.ts'
import { formatList, oneLine } from './lines.ts'
import type { Material } from './material.ts'
import { isStudying } from './work.ts'
import { createPicker, openLetter } from './open-letter.ts'
import { fitParagraphs, rank, type Sentence } from './paragraphs.ts'
import type { Topics } from './posting-topics.ts'
import type { Story } from './stories.ts'
import { countWords } from './words.ts'

const maxWords = 320
const maxJobs = 4
/** Of the first job, and of each other one: the resume has the others. */
const maxItems = 8
const maxOtherItems = 5

/** A title that is held without an article: "as Head of School". */
const isExecutive = ({ jobDetails }: LetterForm) => {
  const position = oneLine(jobDetails.position)
  return position !== '' && addTitleArticle(position) === position
}

/** "I have filled in for two shops since May" */
const isSince = ({ sentence }: Said) => /^I (?:have|['’]ve) .*\bsince\b|^Since .*\bI have\b/.test(sentence)

/** "I hold an EPA certification" is no beginning. */
const isHeld = ({ sentence }: Said) =>
  /^I (?:hold|have(?! (?:been|worked))|am)\b/.test(sentence) && namesCredential(sentence)

/** The paragraphs between greeting and signature: opening, the latest job with what came of it, earlier jobs, closing. */
export function composeBody(form: LetterForm, material: Material, topics: Topics): string[] {
  const { pick, say } = createPicker(form)
  const career = describeJobs(material.jobs, pick).slice(0, maxJobs)
  const [latest, ...earlier] = career
  const opening = openLetter(form, material, say)
  const general = sortGeneral(material, career)
  const { told, resultsAt } = placeStories(material, career)
  const composed = composeResults(material, topics, say)
  const { results, last } = joinProven(composed.results, latest)
  const stories = told.flatMap(({ sentences }) => sentences)
  const { introduction, aside, since } = general
  const prose = [opening, introduction, aside, since, ...results, stories].flat().map(({ text }) => text)
  const said = [
    ...career.flatMap((job) => [...job.sentences, ...job.items]),
    ...prose,
    ...last,
    ...material.ways,
    ...composed.aside,
  ]
  const known = [...general.held, ...composed.credentials]
  const facts = composeFacts(form, known, said.join('\n'))
  const person = [...rank(12, ...material.ways), ...rank(15, ...facts)]
  const recent = [...person, ...rank(10, ...last), ...since]
  const [first = introduction, ...items] = latest ? listParagraphs(latest, 0, topics) : []
  const newest = items.length > 0 ? [first, ...items, recent] : [[...first, ...recent]]
  const listTold = (at: number) => [
    ...told.filter((story) => story.at === at).map(({ sentences }) => sentences),
    ...(at === resultsAt ? results : []),
  ]
  const jobs = earlier.flatMap((job, at) => [...listParagraphs(job, at + 1, topics), ...listTold(at + 1)])
  const farewell = say(isExecutive(form) ? bank.executiveClosings : bank.closings, 'last')
  const beginning = [opening, ...(latest ? [introduction] : []), ...newest, ...listTold(0)]
  const paragraphs = [
    ...beginning,
    ...jobs,
    [...rank(20, ...composed.aside), ...aside],
    general.studies,
    rank(0, farewell),
  ]
  const texts = closeLists(fitParagraphs(paragraphs, maxWords)).map(joinSentences).filter(Boolean)
  const toTexts = (listed: Sentence[][]) => new Set(listed.map(joinSentences))
  const alone = [...told.map(({ sentences }) => sentences), ...(resultsAt > 0 ? results : [])]
  return joinShort(texts, toTexts(alone), toTexts([...newest, ...jobs]))
}

/** What is said of no job, apart: before and behind the jobs, since the last one ended, what is learned now, and licenses. */
function sortGeneral({ introduction, aside }: Material, career: readonly ToldJob[]) {
  const general = [...introduction, ...aside]
  const isOver = career.length > 0 && career.every(({ job }) => job.time === 'past')
  const held = (career.length > 0 ? general : aside).filter(isHeld)
  const studies = general.filter(isStudying)
  const since = isOver ? general.filter((said) => isSince(said) && !held.includes(said) && !studies.includes(said)) : []
  const apart = new Set([...held, ...studies, ...since])
  const toRest = (listed: readonly Said[]) => rank(20, ...joinDeeds(listed.filter((said) => !apart.has(said))))
  return {
    introduction: toRest(introduction),
    aside: toRest(aside),
    since: rank(20, ...joinDeeds(since)),
    studies: rank(12, ...joinDeeds(studies)),
    held: held.map(({ sentence }) => sentence),
  }
}

/** Results in prose are one paragraph with those that were told among the duties of a job held today. */
function joinProven(results: Sentence[][], latest: ToldJob | undefined): { results: Sentence[][]; last: string[] } {
  const last = latest?.last ?? []
  const isProse = results.flat().length > 0 && !results.flat().some(({ text }) => isBulleted(text))
  return isProse && latest?.job.time === 'present'
    ? { results: [[...rank(10, ...last), ...results.flat()]], last: [] }
    : { results, last }
}

/** Licenses, degrees and languages. */
function composeFacts(form: LetterForm, known: string[], said: string): string[] {
  const posting = `${form.jobDetails.requirements}\n${form.jobDetails.jobDescription}`
  const skills = tellSkills(form.experience.skills, [said, ...known].join('\n'), posting)
  return joinHeld([...known, ...skills].filter((fact) => !isPlainLicense(fact, form.jobDetails)))
}

/** "I hold a license. I hold a degree." as one sentence. */
function joinHeld(facts: string[]): string[] {
  const held = facts.filter((fact) => /^I hold (?!.* and )[^;]+\.$/.test(fact))
  const things = held.map((fact) => fact.slice('I hold '.length, -1))
  return held.length < 2 ? facts : [`I hold ${formatList(things)}.`, ...facts.filter((fact) => !held.includes(fact))]
}

/** A job in sentences, or as a line with a list below it. What ends the latest job's paragraph follows elsewhere. */
function listParagraphs({ sentences, items, last }: ToldJob, at: number, topics: Topics): Sentence[][] {
  if (items.length > 0) {
    const chosen = choose(items, at === 0 ? maxItems : maxOtherItems, topics)
    return [rank(10 + at * 5, `${sentences.join(' ').slice(0, -1)}:`), rankItems(20 + at * 5, chosen, topics)]
  }
  return [rank(10 + at * 5, ...[...sentences, ...(at === 0 ? [] : last)].slice(0, maxItems))]
}

/** A story that names an earlier employer belongs to that job, every other one and the results to the latest that is named. */
function placeStories({ stories }: Material, career: readonly ToldJob[]) {
  const findJob = ({ told }: Story) =>
    career.findIndex(({ job }) => told.some(({ sentence }) => namesEmployer(sentence, job.employer)))
  const told = stories.map((story) => ({
    at: Math.max(0, findJob(story)),
    sentences: rank(11, ...joinDeeds(story.told)),
  }))
  return { told, resultsAt: told.length > 0 ? Math.min(...told.map(({ at }) => at)) : 0 }
}

/** A list whose items were all left out has no introduction, and a job no colon. */
const closeLists = (paragraphs: Sentence[][]): Sentence[][] =>
  paragraphs.map((sentences, at) => {
    const last = sentences.at(-1)?.text ?? ''
    if (!last.endsWith(':') || isBulleted(paragraphs[at + 1]?.[0]?.text)) return sentences
    return intros.has(last) ? [] : [...sentences.slice(0, -1), ...rank(0, `${last.slice(0, -1)}.`)]
  })

const intros = new Set([bank.furtherIntro, ...bank.deedIntros, ...bank.resultIntros, ...bank.factIntros])

/** A list has its lines; a company such as "Acme Co." ends a sentence with one point. */
const joinSentences = (sentences: Sentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join(isBulleted(sentences[0]?.text) ? '\n' : ' ')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')

const isBulleted = (text = '') => text.startsWith('- ')

/** A paragraph of fewer words is none beside another. */
const shortText = 45

/** Short paragraphs between the first and the last become one, but for those that stand alone, and jobs with jobs only. */
function joinShort(texts: string[], alone: ReadonlySet<string>, jobs: ReadonlySet<string>): string[] {
  const [opening = '', ...middle] = texts
  const joined: string[] = []
  for (const [at, text] of middle.entries()) {
    const previous = joined.at(-1) ?? ''
    const isJoinable =
      jobs.has(middle[at - 1] ?? '') === jobs.has(text) &&
      ![previous, text].some((block) => block === '' || alone.has(block) || isBulleted(block) || block.endsWith(':'))
    if (isJoinable && at < middle.length - 1 && countWords(previous) + countWords(text) < shortText * 1.5)
      joined[joined.length - 1] = `${previous} ${text}`
    else joined.push(text)
  }
  return [opening, ...joined]
}
