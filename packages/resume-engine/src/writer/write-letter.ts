import type { LetterForm } from '#engine/model/forms.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import * as bank from './bank.ts'
import { joinDeeds, type Said } from './deeds.ts'
import type { LetterDraft } from './draft.ts'
import { addTitleArticle, describeJobs, uncapitalizeTitle, type Pick } from './job-sentences.ts'
import { isInEnglish, listProse } from './language.ts'
import { composeClosing, composeGreeting, composeHead, isHousehold, namesPosition } from './letter-head.ts'
import { choose, composeResults, rankItems } from './letter-results.ts'
import { namesCredential, tellSkills } from './letter-skills.ts'
import { oneLine } from './lines.ts'
import { namesEmployer } from './jobs.ts'
import { isStudying, readMaterial, type Material } from './material.ts'
import { fitParagraphs, rank, type Sentence } from './paragraphs.ts'
import { readTopics, type Topics } from './posting-topics.ts'
import { listQuestions } from './questions.ts'
import { withoutRepeats } from './repeats.ts'
import { capitalize, endSentence, splitStatements, trimEnd } from './statements.ts'
import type { Story } from './stories.ts'
import { countWords } from './words.ts'

const maxWords = 320
const maxJobs = 4
/** Of the first job, and of each other one: the resume has the others. */
const maxItems = 6
const maxOtherItems = 4

/**
 * Writes a cover letter from the form alone. Every sentence is the person's own, begins with a verb of theirs after "I", or is
 * of the bank; everything else is a list item, as it was typed. `day` is the date of the letter, as `2026-11-22`.
 */
export function writeLetter(typed: LetterForm, day = ''): LetterDraft {
  const form = completeJob(typed)
  const topics = readTopics(`${form.jobDetails.requirements}\n${form.jobDetails.jobDescription}`, [
    form.jobDetails.companyName,
    form.jobDetails.position,
  ])
  const material = readMaterial(withoutRepeats(form))
  const body = isInEnglish(listProse(form)) ? composeBody(form, material, topics) : [tellAsTyped(form)]
  const text = [...composeHead(form, day), composeGreeting(form), ...body, composeClosing(form)].join('\n\n')
  const questions = listQuestions(form, material, topics, { day, body: body.join('\n') })
  return { text, questions, missing: questions.map(({ ask }) => ask) }
}

/** A text in another language stays in the person's words, in one block: English sentences do not fit around it. */
const tellAsTyped = (form: LetterForm): string =>
  [...new Set(listProse(form).flatMap(splitStatements))]
    .map((statement) => endSentence(capitalize(statement)))
    .join(' ')

/** A title that is held without an article: "as Head of School". */
const isExecutive = ({ jobDetails }: LetterForm) => {
  const position = oneLine(jobDetails.position)
  return position !== '' && addTitleArticle(position) === position
}

/** A number that is the same for the same words and spreads over others. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  sum ^= sum >>> 15
  return Math.imul(sum, 2_246_822_519) >>> 0
}

/** Chooses from the bank by employer and position, so that the letters of one person differ and one letter stays the same. */
function createPicker({ jobDetails, personalInfo }: LetterForm): { pick: Pick; say: Pick } {
  const company = oneLine(jobDetails.companyName)
  const position = oneLine(jobDetails.position).split(/\s*[,(|]|\s[-–—]\s/)[0] ?? ''
  const title = position.replace(namesPosition, '').trim() || position
  const named = uncapitalizeTitle(title)
  const filled: Record<string, string> = { company, position: named, 'as position': named && addTitleArticle(named) }
  const key = `${company}\n${position}\n${oneLine(personalInfo.fullName)}`.toLowerCase()
  const pick: Pick = (sentences, salt) => {
    const fitting = sentences.filter((sentence) => !listSlots(sentence).some((slot) => filled[slot] === ''))
    // A sentence that names employer and job is chosen where both are known.
    const most = Math.max(...fitting.map((sentence) => listSlots(sentence).length))
    const fullest = fitting.filter((sentence) => listSlots(sentence).length === most)
    return fullest[hash(`${salt}\n${key}`) % fullest.length] ?? ''
  }
  const say: Pick = (sentences, salt) =>
    pick(sentences, salt).replaceAll(/\{([^}]+)\}/g, (slot, name: string) => filled[name] ?? slot)
  return { pick, say }
}

/** "I hold an EPA certification" is no beginning. */
const isHeld = ({ sentence }: Said) =>
  /^I (?:hold|have(?! (?:been|worked))|am)\b/.test(sentence) && namesCredential(sentence)

const listSlots = (sentence: string) => Array.from(sentence.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)

function composeBody(form: LetterForm, material: Material, topics: Topics): string[] {
  const { stories, ways } = material
  // What is done since the last job ended comes before it.
  const isOver = material.jobs.every(({ time }) => time === 'past')
  const isSince = ({ sentence }: Said) => isOver && /^I (?:have|['’]ve) .*\bsince\b/.test(sentence)
  const introduction = [...material.introduction, ...material.aside.filter(isSince)]
  const aside = material.aside.filter((said) => !isSince(said))
  const { pick, say } = createPicker(form)
  const career = describeJobs(material.jobs, pick).slice(0, maxJobs)
  const opening = openLetter(form, material, say)
  const general = [...introduction, ...aside]
  const held = (career.length > 0 ? general : aside).filter(isHeld)
  const toRest = (said: readonly Said[]) =>
    rank(20, ...joinDeeds(said.filter((one) => !isStudying(one) && !held.includes(one))))
  const work = career.map(({ sentences, items }, at) => [
    rank(10 + at * 5, ...(items.length > 0 ? [`${sentences.join(' ').slice(0, -1)}:`] : sentences.slice(0, maxItems))),
    rankItems(20 + at * 5, choose(items, at === 0 ? maxItems : maxOtherItems, topics), topics),
  ])
  // A story that names an earlier employer stands with that job, every other one and the results with the latest that is named.
  const ordered = career.map(({ job }) => job)
  const findJob = (story: Story) =>
    Math.max(
      0,
      ordered.findIndex(({ employer }) => story.told.some(({ sentence }) => namesEmployer(sentence, employer))),
    )
  const told = stories.map((story) => ({ at: findJob(story), sentences: rank(11, ...joinDeeds(story.told)) }))
  const resultsAt = told.length > 0 ? Math.min(...told.map(({ at }) => at)) : 0
  const { credentials, results } = composeResults(material, topics, say)
  const text = [
    ...[opening, ...work.flat(), ...results].flat().map(({ text }) => text),
    ...[...general, ...stories.flatMap((story) => story.told)].map(({ sentence }) => sentence),
    ...credentials,
    ...ways,
  ]
  const facts = rank(
    15,
    ...held.map(({ sentence }) => sentence),
    ...credentials,
    ...tellSkills(form.experience.skills, text.join('\n')),
  )
  const [[first = [], items = []] = [], ...earlier] = work
  // Licenses follow what is said of the latest job, if that is no list.
  const isProse = first.length > 0 && items.length === 0
  const latest = isProse ? [...first, ...facts] : first
  const since = toRest(aside)
  const listTold = (at: number) => [
    ...told.filter((story) => story.at === at).map(({ sentences }) => sentences),
    ...(at === resultsAt ? results : []),
  ]
  const jobs = earlier.flatMap((paragraphs, at) => [...paragraphs, ...listTold(at + 1)])
  const person = [
    ...rank(12, ...joinDeeds(general.filter(isStudying))),
    ...(isProse || career.length === 0 ? [] : facts),
    ...rank(12, ...ways),
  ]
  const paragraphs = [
    opening,
    career.length > 0 ? toRest(introduction) : [...toRest(introduction), ...facts],
    latest,
    items,
    ...listTold(0),
    ...jobs,
    since,
    person,
    rank(0, say(isExecutive(form) ? bank.executiveClosings : bank.closings, 'last')),
  ]
  const texts = closeLists(fitParagraphs(paragraphs, maxWords)).map(joinSentences).filter(Boolean)
  const toTexts = (listed: Sentence[][]) => new Set(listed.map(joinSentences))
  const alone = [...told.map(({ sentences }) => sentences), ...(resultsAt > 0 ? results : []), since]
  return joinShort(texts, toTexts(alone), toTexts([latest, ...jobs]))
}

/** The reason as the person gives it, the application, and what they want to do there. */
function openLetter({ jobDetails }: LetterForm, { whyCompany, whyPosition }: Material, say: Pick): Sentence[] {
  const isOnly = whyCompany.length + whyPosition.length === 1
  // "I like software." is little beside another reason.
  const [reasons, wishes] = [whyCompany, whyPosition].map((said) =>
    said.filter((sentence) => isOnly || countWords(sentence) > 3),
  ) as [string[], string[]]
  const company = oneLine(jobDetails.companyName)
  const isNamed = company !== '' && (isHousehold(jobDetails) || reasons.join(' ').includes(company))
  const openings = bank.openings.filter(
    (opening) =>
      // "I ate at Luna twice. ... at Luna" names it twice, and "your" needs an employer who was spoken of.
      !(isNamed && opening.includes('{company}')) &&
      !(reasons.length === 0 && /\byour?\b/.test(opening)) &&
      !(opening.includes('would') && wishes.join(' ').includes('would')) &&
      // "as a Data Analyst I."
      !(opening.endsWith('position}.') && /\s[IVX]+$/.test(jobDetails.position.trim())),
  )
  const application = say(openings, 'opening')
  const [wish = '', ...others] = wishes
  // "I am applying because I want to run a line" is one thought.
  const isJoined =
    /^I (?!\w+ing\b)/.test(application) &&
    /^I\b/.test(wish) &&
    countWords(wish) < 30 &&
    !/\b(?:because|would)\b/.test(wish)
  const opening = isJoined
    ? rank(0, `${trimEnd(application)} because ${wish}`)
    : [...rank(0, application), ...rank(5, wish)]
  // "I ate there twice": where, the application has to say first.
  const isThere = /\bthere\b/.test(reasons[0] ?? '') && !reasons.join(' ').includes(company)
  return isThere
    ? [...opening, ...rank(5, ...reasons, ...others)]
    : [...rank(5, ...reasons), ...opening, ...rank(5, ...others)]
}

/** A list whose items were all left out has no introduction, and a job no colon. */
const closeLists = (paragraphs: Sentence[][]): Sentence[][] =>
  paragraphs.map((sentences, at) => {
    const last = sentences.at(-1)?.text ?? ''
    if (!last.endsWith(':') || isBulleted(paragraphs[at + 1]?.[0]?.text)) return sentences
    return intros.has(last) ? [] : [...sentences.slice(0, -1), ...rank(0, `${last.slice(0, -1)}.`)]
  })

const intros = new Set([...bank.deedIntros, ...bank.resultIntros, ...bank.factIntros])

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
