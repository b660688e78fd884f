import type { LetterForm } from '#engine/model/forms.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import { composeBody } from './compose-body.ts'
import type { LetterDraft } from './draft.ts'
import { isInEnglish, listProse } from './language.ts'
import { composeClosing, composeGreeting, composeHead } from './letter-head.ts'
import { readMaterial } from './material.ts'
import { readTopics } from './posting-topics.ts'
import { listQuestions } from './questions.ts'
import { withoutRepeats } from './repeats.ts'
import { capitalize, endSentence, splitStatements } from './statements.ts'

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
  const told = withoutRepeats(form)
  const material = readMaterial(told)
  const body = isInEnglish(listProse(form)) ? composeBody(form, material, topics) : [tellAsTyped(form)]
  const text = [...composeHead(form, day), composeGreeting(form), ...body, composeClosing(form)].join('\n\n')
  const questions = listQuestions(told, material, topics, { day, body: body.join('\n') })
  return { text, questions, missing: questions.map(({ ask }) => ask) }
}

/** A text in another language stays in the person's words, in one block: English sentences do not fit around it. */
const tellAsTyped = (form: LetterForm): string =>
  [...new Set(listProse(form).flatMap(splitStatements))]
    .map((statement) => endSentence(capitalize(statement)))
    .join(' ')
