import type { LetterForm } from '#engine/model/forms.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import * as bank from './bank.ts'
import type { LetterDraft } from './draft.ts'
import { joinDeeds, toDeed, type Said } from './deeds.ts'
import {
  addTitleArticle,
  describeJobs,
  lowerNote,
  uncapitalizeTitle,
  type Pick,
  type ToldJob,
} from './job-sentences.ts'
import { isInEnglish, listProse } from './language.ts'
import { composeClosing, composeGreeting, composeHead, isHousehold, namesPosition } from './letter-head.ts'
import { namesCredential, tellSkills, toCredential } from './letter-skills.ts'
import { oneLine } from './lines.ts'
import { isStudy, isStudying, readMaterial, type Material } from './material.ts'
import { fitParagraphs, type Sentence } from './paragraphs.ts'
import { measureRelevance, readTopics, type Topics } from './posting-topics.ts'
import { listQuestions } from './questions.ts'
import { withoutRepeats } from './repeats.ts'
import { capitalize, endSentence, splitStatements, trimEnd } from './statements.ts'
import { readVerbPhrase } from './verb-phrases.ts'
import { countWords } from './words.ts'

const maxWords = 320
const maxJobs = 4
/** Of one job: its resume has the others. */
const maxItems = 4
const maxListed = 9

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
  const questions = listQuestions(form, material, topics, day)
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

const listSlots = (sentence: string) => Array.from(sentence.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)

function composeBody(form: LetterForm, material: Material, topics: Topics): string[] {
  const { jobs, background, ways } = material
  const { pick, say } = createPicker(form)
  const career = describeJobs(jobs, pick).slice(0, maxJobs)
  const opening = openLetter(form, material, say)
  const work: Sentence[][] = [
    rank(20, ...joinDeeds(background.filter((said) => !isStudying(said)))),
    ...career.flatMap(({ sentences, items }, at) => [
      rank(
        10 + at * 5,
        ...(items.length > 0 ? [`${sentences.join(' ').slice(0, -1)}:`] : sentences.slice(0, maxItems + 2)),
      ),
      rank(12 + at * 5, ...choose(items, at === 0 ? maxItems : maxItems / 2, topics).map(addBullet)),
    ]),
  ]
  const { credentials, results } = composeResults(material, listWork(material, career), topics, say)
  const studying = rank(20, ...joinDeeds(background.filter(isStudying)))
  const text = [opening, ...work, ...results, studying, rank(0, ...credentials, ...ways)].flat().map(({ text }) => text)
  const isHeldNow = jobs.some(({ time }) => time === 'present')
  const facts = [...credentials, ...tellSkills(form.experience.skills, text.join('\n'), topics, isHeldNow)]
  const isShort = countWords(ways.join(' ')) < shortWay
  const paragraphs = [
    opening,
    ...addFacts(work, rank(15, ...facts, ...(isShort ? ways : []))),
    ...results,
    studying,
    rank(20, ...(isShort ? [] : ways)),
    rank(0, say(isExecutive(form) ? bank.executiveClosings : bank.closings, 'last')),
  ]
  return joinShort(fitParagraphs(paragraphs, maxWords).map(joinSentences).filter(Boolean))
}

/** "I show up on time." stands with the work, a longer sentence alone. */
const shortWay = 8

/** The paragraphs, with sentences behind the last one that is no list. */
function addFacts(paragraphs: readonly Sentence[][], facts: Sentence[]): Sentence[][] {
  const at = paragraphs.findLastIndex((sentences) => sentences.length > 0)
  const last = paragraphs[at]?.at(-1)?.text ?? ''
  if (at < 0 || isBulleted(last)) return [...paragraphs, facts]
  return paragraphs.map((sentences, index) => (index === at ? [...sentences, ...facts] : sentences))
}

/** Notes on work that no sentence tells. */
const listWork = ({ notes }: Material, career: readonly ToldJob[]): string[] => [
  ...career.flatMap(({ duties }) => duties),
  ...notes.filter((note) => !isStudy(note)),
  ...career.flatMap(({ earlier }) => earlier).map((note) => `${bank.earlierLabel}: ${lowerNote(note)}`),
]

/** Fewer results are no list. */
const minItems = 3

/** A result as a sentence: one of the person, or a deed and what came of it. */
function tellResult({ item, said }: Material['proofs'][number]): Said | null {
  if (said) return said
  if (/^(?:I|We|My|Our)\b/.test(item)) return { sentence: endSentence(item), deed: null }
  const [cause = '', effect, ...more] = item.split('; ')
  const deed = effect && more.length === 0 ? toDeed(cause, 'past') : null
  return deed && { sentence: endSentence(`I ${deed.text}; ${effect}`), deed: null }
}

/** Credentials as sentences, and the results: as sentences where all or few of them are, otherwise as a list with notes on work. */
function composeResults({ notes, proofs }: Material, work: readonly string[], topics: Topics, say: Pick) {
  const studies = notes.filter(isStudy)
  const all = proofs.filter(({ item }) => toCredential(item) === null)
  const credentials = [...studies, ...proofs.map(({ item }) => item)].flatMap((note) => toCredential(note) ?? [])
  const others = [...work, ...studies.filter((study) => toCredential(study) === null)]
  const told = all.length < minItems ? all.map(tellResult) : all.map(({ said }) => said)
  if (others.length === 0 && told.every((said) => said !== null))
    return { credentials, results: [rank(10, ...joinDeeds(told))] }
  const items = choose(
    all.map(({ item }) => item),
    maxListed,
    topics,
  )
  const isDeed = (item: string) => /^\p{Lu}\p{Ll}+ed\b/u.test(item) || readVerbPhrase(item)?.form === 'past'
  const isResult = (item: string) => !namesCredential(item) && (/\p{N}/u.test(item) || isDeed(item))
  const intros = items.every(isDeed) ? bank.deedIntros : items.every(isResult) ? bank.resultIntros : bank.factIntros
  // What is counted comes first.
  const counted = items.filter((item) => /\p{N}/u.test(item) && isResult(item))
  const listed = [...counted, ...items.filter((item) => !counted.includes(item)), ...others]
  const intro = say(others.length === 0 ? intros : bank.factIntros, 'list')
  return { credentials, results: [rank(0, intro), rank(11, ...listed.map(addBullet))] }
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
    : [...rank(0, application), ...rank(20, wish)]
  // "I ate there twice": where, the application has to say first.
  const isThere = /\bthere\b/.test(reasons[0] ?? '') && !reasons.join(' ').includes(company)
  return isThere
    ? [...opening, ...rank(20, ...reasons, ...others)]
    : [...rank(20, ...reasons), ...opening, ...rank(20, ...others)]
}

/** The items that answer the posting best, in their order. */
function choose(items: readonly string[], most: number, topics: Topics): string[] {
  if (items.length <= most) return [...items]
  const ranked = items.map((item) => ({ item, relevance: measureRelevance(item, topics) }))
  const best = new Set(ranked.toSorted((a, b) => b.relevance - a.relevance).slice(0, most))
  return ranked.filter((entry) => best.has(entry)).map(({ item }) => item)
}

const addBullet = (item: string) => `- ${capitalize(item)}`

/** The first sentence of a kind goes last where the letter is too long. */
const rank = (spare: number, ...sentences: string[]): Sentence[] =>
  sentences.flatMap((text, index) => (text ? [{ text, spare: spare && spare + index * 3 }] : []))

/** A list has its lines; a company such as "Acme Co." ends a sentence with one point. */
const joinSentences = (sentences: Sentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join(isBulleted(sentences[0]?.text) ? '\n' : ' ')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')

const isBulleted = (text = '') => text.startsWith('- ')

/** A paragraph of fewer words is none beside another. */
const shortText = 45

/** Short paragraphs between the first and the last become one. */
function joinShort(texts: string[]): string[] {
  const [opening = '', ...middle] = texts
  const joined: string[] = []
  for (const [at, text] of middle.entries()) {
    const previous = joined.at(-1) ?? ''
    const isJoinable = ![previous, text].some((block) => block === '' || isBulleted(block) || block.endsWith(':'))
    if (isJoinable && at < middle.length - 1 && countWords(previous) + countWords(text) < shortText * 1.5)
      joined[joined.length - 1] = `${previous} ${text}`
    else joined.push(text)
  }
  return [opening, ...joined]
}
