import type { LetterForm } from '#engine/model/forms.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import * as bank from './bank.ts'
import type { LetterDraft } from './draft.ts'
import { addArticle, describeJobs } from './job-sentences.ts'
import { isInEnglish, listProse } from './language.ts'
import { composeClosing, composeGreeting, composeHead, namesPosition } from './letter-head.ts'
import { findSkills } from './letter-skills.ts'
import { oneLine } from './lines.ts'
import { readMaterial, type Material, type Proof } from './material.ts'
import { hasNumber } from './numbers.ts'
import { fitParagraphs, removeRepeats, type Sentence } from './paragraphs.ts'
import { readTopics } from './posting-topics.ts'
import { listQuestions } from './questions.ts'
import { capitalize, endSentence, splitStatements } from './statements.ts'
import { countWords } from './words.ts'

const maxWords = 320
const maxItems = 5
const maxListWords = 110

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
  const material = readMaterial(form, topics)
  const body = isInEnglish(form) ? composeBody(form, material) : [tellAsTyped(form)]
  const text = [...composeHead(form, day), composeGreeting(form), ...body, composeClosing(form)].join('\n\n')
  const questions = listQuestions(form, material, topics)
  return { text, questions, missing: questions.map(({ ask }) => ask) }
}

/** A text in another language stays in the person's words, in one block: English sentences do not fit around it. */
const tellAsTyped = (form: LetterForm): string =>
  [...new Set(listProse(form).flatMap(splitStatements))]
    .map((statement) => endSentence(capitalize(statement)))
    .join(' ')

/** A typed line in the middle of a sentence: "RN" and "Dr Patel" keep their capitals. */
const uncapitalize = (text: string) =>
  /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A number that is the same for the same words and spreads over others. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  sum ^= sum >>> 15
  return Math.imul(sum, 2_246_822_519) >>> 0
}

/** Chooses from the bank by employer and position, so that the letters of one person differ and one letter stays the same. */
function createPicker({ jobDetails, personalInfo }: LetterForm) {
  const company = oneLine(jobDetails.companyName)
  const position = oneLine(jobDetails.position)
  const title = position.replace(namesPosition, '').trim() || position
  const key = `${company}\n${position}\n${oneLine(personalInfo.fullName)}`.toLowerCase()
  const pick = (sentences: readonly string[], salt: string): string => {
    const fitting = sentences.filter(
      (sentence) =>
        (company !== '' || !sentence.includes('{company}')) && (title !== '' || !/\{(?:a )?position\}/.test(sentence)),
    )
    return fitting[hash(`${salt}\n${key}`) % fitting.length] ?? ''
  }
  const fill = (sentence: string) =>
    capitalize(
      sentence
        .replaceAll('{company}', () => company)
        .replaceAll('{position}', () => title)
        .replaceAll('{a position}', () => addArticle(title)),
    )
  return { pick, say: (sentences: readonly string[], salt: string) => fill(pick(sentences, salt)) }
}

function composeBody(form: LetterForm, material: Material): string[] {
  const { companyName, position } = form.jobDetails
  const { pick, say } = createPicker(form)
  const { jobs, background, proofs, whyCompany, whyPosition, ways } = material
  const skills = findSkills(form)
  const stories = chooseStories(proofs, background.length)
  const items = chooseItems(
    proofs.filter((proof) => !stories.includes(proof)),
    jobs.length > 0,
  )
  const named = skills.asked.length > 1 ? skills.asked.slice(0, 6) : [...skills.asked, ...skills.others].slice(0, 4)
  const isAsked = skills.asked.length > 1
  const opening = companyName.trim()
    ? position.trim()
      ? bank.openings.full
      : bank.openings.withoutPosition
    : position.trim()
      ? bank.openings.withoutCompany
      : bank.openings.bare
  const [reasons, motives] = whyCompany.length > 0 ? [whyCompany, whyPosition] : [whyPosition, []]
  const mention =
    named.length > 1 &&
    say(isAsked ? bank.skillSentences.asked : bank.skillSentences.own, 'skills').replace('{skills}', () =>
      named.join(', '),
    )
  const told = describeJobs(jobs, pick)
  // Who the person is comes first: as typed where no sentence says it.
  const [origin] =
    told.current.length + background.length === 0
      ? items.filter(({ isResult, text }) => !isResult && !/[.;!?]\s/.test(text))
      : []
  const listed = items.filter((item) => item !== origin).map(({ text }) => text)
  const { phone, email } = form.personalInfo
  const contact = phone ? bank.contacts.phone : email ? bank.contacts.email : []
  const paragraphs = [
    [rank(0, say(opening, 'opening')), rank(20, ...reasons)],
    [
      rank(15, origin && `${say(bank.backgrounds, 'background')} ${endSentence(uncapitalize(origin.text))}`),
      rank(15, ...told.current),
      rank(20, ...background),
      // Before the earlier job, which they would seem to be of.
      rank(10, ...stories.map(({ sentence }) => sentence)),
      rank(15, ...told.earlier),
    ],
    [rank(12, mention), rank(20, ...motives), rank(20, ...ways)],
    [
      rank(0, say(bank.closings, 'closing')),
      rank(
        60,
        say(contact, 'contact')
          .replace('{phone}', () => oneLine(phone))
          .replace('{email}', () => oneLine(email)),
      ),
      rank(60, say(bank.thanks, 'thanks')),
    ],
  ].map((sentences) => sentences.flat())
  const list = fitItems(listed, maxListWords)
  const [head = '', proof = '', how = '', end = ''] = fitParagraphs(
    removeRepeats(paragraphs),
    maxWords - countWords(list.join(' ')),
  ).map(joinSentences)
  const intro = say(list.length === 1 ? bank.singleIntros : proof ? bank.listIntros : bank.firstListIntros, 'intro')
  if (list.length === 1) return [head, `${proof} ${intro} ${endSentence(uncapitalize(list[0] ?? ''))}`.trim(), how, end]
  return [
    head,
    proof,
    ...(list.length > 1 ? [intro, list.map((item) => `- ${item}`).join('\n')] : []),
    how,
    end,
  ].filter(Boolean)
}

/** The first sentence of a kind goes last where the letter is too long. */
const rank = (spare: number, ...sentences: (string | null | undefined | false)[]): Sentence[] =>
  sentences.flatMap((text, index) => (text ? [{ text, spare: spare && spare + index * 5 }] : []))

/** A company such as "Acme Co." ends a sentence with one point. */
const joinSentences = (sentences: Sentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')

const maxStories = 3

/** A sentence with a number and its circumstances tells more than a short one that names a term of the posting. */
const measureStory = ({ text, weight }: Proof) =>
  weight * 0.6 + (hasNumber(text) ? 0.6 : 0) + Math.min(countWords(text), 12) / 20

/** The proof that is told first, and those that are sentences of the person anyway: "I" in a list reads badly. */
function chooseStories(proofs: readonly Proof[], background: number): Proof[] {
  const told = proofs.filter(({ sentence }) => sentence !== null)
  const own = told.filter(({ text }) => /^I\s/.test(text))
  const [main] = told.toSorted((a, b) => measureStory(b) - measureStory(a))
  if (!main) return []
  const chosen = [...new Set([main, ...own])].slice(0, Math.max(1, maxStories - Math.floor(background / 2)))
  const rest = proofs.filter((proof) => !chosen.includes(proof))
  // A single proof beside the first would be a list with one item.
  return rest.length === 1 && rest[0]?.sentence ? [...chosen, ...rest] : chosen
}

/** The items of the list: results first; duties where there are few of them, or where no job was understood. */
function chooseItems(proofs: readonly Proof[], hasJobs: boolean): Proof[] {
  const results = proofs.filter(({ isResult }) => isResult).slice(0, maxItems)
  const duties = proofs.filter(({ isResult }) => !isResult)
  return [...results, ...duties.slice(0, Math.max(3 - results.length, hasJobs ? 0 : 1))]
}

function fitItems(items: string[], words: number): string[] {
  let left = words
  return items.filter((item) => (left -= countWords(item)) >= 0)
}
