// Walks a form as the builder does: its letter, the corrections that it offers, and its questions, each answered in a line.
// node bench/writer/applicant.ts show FILE ID | answer FILE ID NUMBER TEXT | correct FILE ID NUMBER | set FILE ID FIELD TEXT | letters FILE OUT
import { readFile, writeFile } from 'node:fs/promises'
import { applyEdit } from '@foothold/resume-engine/apply-edit'
import type { LetterQuestion } from '@foothold/resume-engine/forms'
import { writeLetter } from '@foothold/resume-engine/write'
import type { HeldForm } from '../../packages/resume-engine/src/writer/held-letters/held-form.fixture.ts'
import { toForm } from '../../packages/resume-engine/src/writer/held-letters/held-letters.fixture.ts'
import { dropStatement, insertAnswer } from '../../src/web/features/work/builders/letter/answer.ts'
import { proposeCorrections } from './corrected-letters.ts'

const day = '2026-11-26'
type TextField = Exclude<keyof HeldForm, 'positions'>
const names: Record<string, TextField> = {
  'personalInfo.fullName': 'name',
  'jobDetails.companyName': 'company',
  'jobDetails.position': 'position',
  'jobDetails.jobDescription': 'posting',
  'experience.relevantExperience': 'relevant',
  'experience.keyAchievements': 'achievements',
  'experience.skills': 'skills',
  'motivation.whyCompany': 'whyCompany',
  'motivation.whyPosition': 'whyPosition',
  'motivation.valueProposition': 'value',
}

const [command = '', file = '', id = '', ...rest] = process.argv.slice(2)
const forms: Record<string, HeldForm> = JSON.parse(await readFile(file, 'utf8'))
const save = () => writeFile(file, `${JSON.stringify(forms, null, 2)}\n`)

function open(): HeldForm {
  const form = forms[id]
  if (!form) throw new Error(`No form ${id}: ${Object.keys(forms).join(', ')}`)
  return form
}

function answer(form: HeldForm, question: LetterQuestion, text: string) {
  const field = names[question.field]
  if (!field) throw new Error('This question takes no answer')
  for (const name of ['relevant', 'achievements'] as const) form[name] = dropStatement(form[name] ?? '', question)
  form[field] = insertAnswer(form[field] ?? '', question, text)
}

if (command === 'show') {
  const form = toForm(open())
  const { text, questions } = writeLetter(form, day)
  console.log(text)
  const edits = await proposeCorrections(form)
  for (const [at, { before, after }] of edits.entries())
    console.log(`\nCorrection ${at + 1}: ${before}\n           -> ${after}`)
  for (const [at, { ask }] of questions.entries()) console.log(`\nQuestion ${at + 1}: ${ask}`)
} else if (command === 'answer') {
  const question = writeLetter(toForm(open()), day).questions[Number(rest[0]) - 1]
  if (!question || !rest[1]) throw new Error('Which question, and what answer?')
  answer(open(), question, rest[1])
  await save()
} else if (command === 'correct') {
  const edit = (await proposeCorrections(toForm(open())))[Number(rest[0]) - 1]
  if (!edit) throw new Error('Which correction?')
  const field = names[`experience.${edit.name}`] ?? names[`motivation.${edit.name}`]
  if (field) open()[field] = applyEdit(open()[field] ?? '', edit)
  await save()
} else if (command === 'set') {
  const field = Object.values(names).find((name) => name === rest[0])
  if (!field) throw new Error(`Which field? ${Object.values(names).join(', ')}`)
  open()[field] = rest[1] ?? ''
  await save()
} else if (command === 'letters') {
  const letters = Object.values(forms).map(
    (form, at) => `## ${at + 1}. ${form.position}, ${form.company}\n\n${writeLetter(toForm(form, at), day).text}\n`,
  )
  await writeFile(id, letters.join('\n'))
} else throw new Error('Which command?')
