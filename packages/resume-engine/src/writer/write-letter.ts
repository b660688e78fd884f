import type { LetterForm } from '#engine/model/forms.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import * as bank from './bank.ts'
import type { LetterDraft } from './draft.ts'
import { joinDeeds } from './deeds.ts'
import { describeJobs, type Pick } from './job-sentences.ts'
import { isInEnglish, listProse } from './language.ts'
import { composeClosing, composeGreeting, composeHead, namesPosition } from './letter-head.ts'
import { findSkills } from './letter-skills.ts'
import { formatList, oneLine } from './lines.ts'
import { readMaterial, type Material, type Proof } from './material.ts'
import { fitParagraphs, type Sentence } from './paragraphs.ts'
import { readTopics } from './posting-topics.ts'
import { listQuestions } from './questions.ts'
import { addArticle, capitalize, endSentence, splitStatements } from './statements.ts'
import { countWords } from './words.ts'

const maxWords = 320
const maxListWords = 110
const maxItems = 6
const maxTold = 5

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
  const body = isInEnglish(listProse(form)) ? composeBody(form, material) : [tellAsTyped(form)]
  const text = [...composeHead(form, day), composeGreeting(form), ...body, composeClosing(form)].join('\n\n')
  const questions = listQuestions(form, material, topics)
  return { text, questions, missing: questions.map(({ ask }) => ask) }
}

/** A text in another language stays in the person's words, in one block: English sentences do not fit around it. */
const tellAsTyped = (form: LetterForm): string =>
  [...new Set(listProse(form).flatMap(splitStatements))]
    .map((statement) => endSentence(capitalize(statement)))
    .join(' ')

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
  const filled: Record<string, string> = {
    company,
    position: title,
    'a position': title && addArticle(title),
    reach: oneLine(personalInfo.phone || personalInfo.email),
  }
  const key = `${company}\n${position}\n${oneLine(personalInfo.fullName)}`.toLowerCase()
  const pick: Pick = (sentences, salt) => {
    const fitting = sentences.filter((sentence) => !listSlots(sentence).some((slot) => filled[slot] === ''))
    // Whoever names the employer and the job names both where both are known.
    const most = Math.max(...fitting.map((sentence) => listSlots(sentence).length))
    const fullest = salt === 'opening' ? fitting.filter((sentence) => listSlots(sentence).length === most) : fitting
    return fullest[hash(`${salt}\n${key}`) % fullest.length] ?? ''
  }
  const say: Pick = (sentences, salt) =>
    capitalize(pick(sentences, salt).replaceAll(/\{([^}]+)\}/g, (slot, name: string) => filled[name] ?? slot))
  return { pick, say }
}

const listSlots = (sentence: string) => Array.from(sentence.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)

function composeBody(form: LetterForm, material: Material): string[] {
  const { pick, say } = createPicker(form)
  const { jobs, background, notes, whyCompany, whyPosition, ways } = material
  const { told, facts, isList } = arrange(material.proofs)
  const [reasons, motives] = whyCompany.length > 0 ? [whyCompany, whyPosition] : [whyPosition, []]
  const isWhole = reasons !== whyCompany || /^Your? /.test(reasons[0] ?? '')
  const opening = reasons.length === 0 ? 'plain' : isWhole ? 'afterWhole' : 'afterOne'
  const career = describeJobs(jobs, pick)
  const items = [
    ...notes.background.slice(0, 3),
    ...jobs.flatMap(({ employer, note }) => (countWords(note) > 2 ? [employer ? `${employer}: ${note}` : note] : [])),
    ...label('before', notes.before.slice(0, 1)),
    ...label('education', notes.education.slice(0, 2)),
    ...facts.map(({ text }) => text),
  ]
  const skills = listSkills(form, items.join('\n'))
  const paragraphs = [
    [rank(20, ...reasons.slice(0, 2)), rank(0, say(bank.openings[opening], 'opening')), rank(30, ...reasons.slice(2))],
    [rank(15, ...career.current), rank(20, ...joinDeeds(background)), rank(15, ...career.earlier)],
    [rank(10, ...joinDeeds(told.flatMap(({ said }) => said ?? [])))],
    [
      rank(
        12,
        items.length === 0 && skills.length > 1 && bank.skillSentence.replace('{skills}', () => formatList(skills)),
      ),
      rank(20, ...motives),
      rank(20, ...ways),
    ],
    [rank(0, say(bank.closings, 'last'))],
  ].map((sentences) => sentences.flat())
  const list = fitItems(items.length > 0 ? [...items, ...label('skills', [skills.join(', ')])] : [], maxListWords)
  const [head = '', work = '', deeds = '', how = '', end = ''] = fitParagraphs(
    paragraphs,
    maxWords - countWords(list.join(' ')),
  ).map(joinSentences)
  const kind = list.length === 1 ? 'one' : isList && list.length === facts.length ? 'deeds' : 'notes'
  const middle =
    list.length > 0
      ? [
          work,
          joinShort(deeds, say(bank.listIntros[kind], 'list')),
          list.map((item) => `- ${capitalize(item)}`).join('\n'),
        ]
      : countWords(work + deeds) > shortText
        ? [work, deeds]
        : [joinShort(work, deeds)]
  const close = countWords(how) < shortText / 3 ? [joinShort(how, end)] : [how, end]
  return [head, ...middle, ...close].filter(Boolean)
}

/** A paragraph of fewer words is none beside another. */
const shortText = 45
const joinShort = (...texts: string[]) => texts.filter(Boolean).join(' ')

/** The first sentence of a kind goes last where the letter is too long. */
const rank = (spare: number, ...sentences: (string | null | undefined | false)[]): Sentence[] =>
  sentences.flatMap((text, index) => (text ? [{ text, spare: spare && spare + index * 5 }] : []))

/** A company such as "Acme Co." ends a sentence with one point. */
const joinSentences = (sentences: Sentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')

/** The skills that the posting asks for, without those that `told` names; those of the person where it asks for none. */
function listSkills(form: LetterForm, told: string): string[] {
  const { asked, others } = findSkills(form)
  const named = asked.length > 1 ? asked.slice(0, 6) : [...asked, ...others].slice(0, 4)
  return named.filter((skill) => !told.toLowerCase().includes(skill.toLowerCase()))
}

/** Notes of one kind as an item of the list. */
const label = (kind: keyof typeof bank.labels, notes: readonly string[]) =>
  notes.some(Boolean) ? [bank.labels[kind].replace('{note}', () => notes.join('; '))] : []

interface Arranged {
  /** Told as sentences. */
  told: Proof[]
  /** The items of the list. */
  facts: Proof[]
  /** Whether the items are deeds, that begin with a verb. */
  isList: boolean
}

/** Deeds become sentences, notes become items of a list. */
function arrange(proofs: readonly Proof[]): Arranged {
  const results = proofs.filter(({ isFact, isResult }) => isFact && isResult)
  const others = proofs.filter(({ isFact, isResult }) => isFact && !isResult)
  const isWorth = ({ weight }: Proof, at: number) => weight > 0 || results.length + at < 4
  const facts = [...results, ...others.filter(isWorth)].slice(0, maxItems)
  const isAlone = facts.length === 1 && facts.every(({ said }) => said !== null)
  const told = proofs.filter((proof) => !proof.isFact || (isAlone && proof === facts[0]))
  if (isAlone || facts.length === 0) {
    const listed = told.filter(({ said }, at) => said?.deed && at > 1)
    return told.length > 4 && listed.length > 1
      ? { told: told.filter((proof) => !listed.includes(proof)), facts: listed, isList: true }
      : { told: told.slice(0, maxTold), facts: [], isList: false }
  }
  return { told: told.slice(0, maxTold), facts, isList: false }
}

function fitItems(items: string[], words: number): string[] {
  let left = words
  return items.filter((item) => (left -= countWords(item)) >= 0)
}
