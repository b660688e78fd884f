import type { LetterForm, LetterQuestion } from '#engine/model/forms.ts'
import { isTypedAsSentence } from './english.ts'
import { addTitleArticle } from './job-sentences.ts'
import type { Job } from './jobs.ts'
import { tellResult } from './letter-results.ts'
import { toCredential } from './letter-skills.ts'
import type { Material } from './material.ts'
import { minListed } from './results.ts'
import { shorten } from './missing.ts'
import { fold } from './paragraphs.ts'
import { findAlike } from './repeats.ts'
import { splitStatements, trimEnd } from './statements.ts'
import { readVerbPhrase } from './verb-phrases.ts'
import { countWords } from './words.ts'

/** A question, whose answer goes into a field. */
export const ask = (
  text: string,
  field: LetterQuestion['field'] = '',
  more: Partial<LetterQuestion> = {},
): LetterQuestion => ({
  ask: text,
  field,
  note: '',
  keepsNote: false,
  drops: '',
  ...more,
})

export const listResults = ({ keyAchievements }: LetterForm['experience']): string[] =>
  keyAchievements
    .split(/\r?\n/)
    .map((line) => line.trim())
    .slice(0, 40)

/** Lines that tell of one thing: the answer replaces both. */
export function askAboutRepeat({ jobs }: Material, form: LetterForm): LetterQuestion | false {
  const alike = findAlike(form.experience, jobs)
  if (!alike) return false
  const [first, second] = alike
  const isListed = form.experience.keyAchievements.includes(first)
  return ask(
    `“${shorten(trimEnd(first))}” and “${shorten(trimEnd(second))}” sound alike. If they are about one thing, say it once, in one line: your answer replaces both.`,
    isListed ? 'experience.keyAchievements' : 'experience.relevantExperience',
    { note: first, drops: second },
  )
}

/** What others do now, where every job is over: "Colleagues rely on me". */
export function askAboutPast({ jobs, ways, introduction, aside }: Material): LetterQuestion | false {
  const [job] = jobs
  const way = ways.find((sentence) =>
    /^(?!I\b).{3,40}\b(?:rely|tell|call|ask|send|give|bring|come|trust)s? (?:on |to )?(?:me|my)\b/.test(sentence),
  )
  return (
    way !== undefined &&
    job !== undefined &&
    jobs.every(({ time }) => time === 'past') &&
    introduction.length + aside.length === 0 &&
    ask(
      `“${shorten(trimEnd(way))}”: your last job${job.to ? ` ended in ${job.to}` : ' is over'}. If that was true there, write it in the past tense and name the place.`,
      'motivation.valueProposition',
      { note: trimEnd(way) },
    )
  )
}

/** What a person lacks or failed at. */
const weakness =
  /\b(?:haven['’]t (?!had|missed|lost|been|seen)|have not (?!had|missed|lost|been|seen)|don['’]t have|do not have|not yet|no (?:real |formal |prior |previous |paid )?experience|(?:days?|weeks?|months?) late|over budget|failed (?:to|at)|struggl\p{L}+|not (?:very |that |so )?good at|no disciplinary)\b/iu

export function askAboutWeakness({ experience }: LetterForm): LetterQuestion | false {
  for (const name of ['keyAchievements', 'relevantExperience'] as const) {
    // In a story something may go wrong first.
    const note = experience[name]
      .split(/\r?\n/)
      .flatMap((line) => splitStatements(line).slice(0, name === 'keyAchievements' ? 1 : undefined))
      .find((statement) => weakness.test(statement))
    if (note)
      return ask(
        `“${shorten(trimEnd(note))}” speaks of what is missing or went wrong. What can you say instead? One line.`,
        `experience.${name}`,
        { note },
      )
  }
  return false
}

/** A job of which nothing is said: "What do you do at Ridgeline?" */
export function askForDuty(job: Job | undefined, { experience }: LetterForm): LetterQuestion | false {
  if (!job?.line || job.employer === '' || job.lines.length > 0) return false
  const isPast = job.time === 'past'
  return (
    experience.relevantExperience.includes(job.line) &&
    ask(
      `What ${isPast ? 'did' : 'do'} you do as ${addTitleArticle(job.title)} at ${job.employer}? One sentence that begins with “I”, about what matters most for the new job.`,
      'experience.relevantExperience',
      { note: job.line, keepsNote: true },
    )
  )
}

const change = /->|→|\bfrom\b.*\bto\b|\d\S{0,12} to \$?\d|\b(?:up|down)\b.*\d/i

/** A figure without a verb: what did the person do for it? */
export function askForDeed(form: LetterForm): LetterQuestion | false {
  const figure = listResults(form.experience).find(
    (line) =>
      change.test(line) &&
      readVerbPhrase(line) === null &&
      !/^(?:I|we|my|\p{L}+ed)\b|\b(?:I|by|after|because|since)\b/iu.test(line) &&
      splitStatements(line).length === 1,
  )
  return (
    figure !== undefined &&
    ask(
      `What did you do for “${shorten(trimEnd(figure))}”? One line with the figures that begins with a verb, as in “Cut ...” or “Raised ...”.`,
      'experience.keyAchievements',
      { note: figure },
    )
  )
}

/** Among few results, a note that would make a list of them. */
export function askForSentence({ proofs }: Material, form: LetterForm): LetterQuestion | false {
  if (proofs.length < 2 || proofs.length >= minListed) return false
  const notes = new Set(proofs.filter((proof) => tellResult(proof) === null).map(({ item }) => fold(item)))
  const line = listResults(form.experience).find(
    (typed) =>
      notes.has(fold(typed)) &&
      countWords(typed) > 3 &&
      !change.test(typed) &&
      toCredential(typed) === null &&
      !isTypedAsSentence(typed),
  )
  return (
    line !== undefined &&
    ask(
      `Tell us about “${shorten(trimEnd(line))}” in one sentence that begins with “I”.`,
      'experience.keyAchievements',
      {
        note: line,
      },
    )
  )
}
