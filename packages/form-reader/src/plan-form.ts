import { findBar } from './bars.ts'
import { chooseOption } from './choose-option.ts'
import { classify, readQuestion, type Reading } from './classify.ts'
import { listCountryNames } from './regions.ts'
import { readAddress } from './address.ts'
import type { FormField, Wanted } from './model/form-field.ts'
import type { Answer, Pack } from './model/pack.ts'
import type { PlanEntry } from './model/plan.ts'
import { findValue, type Around } from './values.ts'
import { findOverlap, toCore, toPlain } from './words.ts'

/** What one form gets from a pack. Pure: fields in, decisions out. */
export function planForm(
  fields: FormField[],
  pack: Pack,
  board: { name: string; boxesByHand?: boolean } | null = null,
) {
  const readings = fields.map((field) => findMapped(field, pack, board?.name) ?? classify(field))
  const blocks = countBlocks(fields, readings)
  const concepts = new Set(readings.map((reading) => reading?.concept))
  return fields.map((field, index): PlanEntry => {
    const before = readings[index - 1]?.concept ?? ''
    const around: Around = {
      block: blocks[index] ?? 0,
      hasPhoneCountry: before === 'phone_country' || (before === 'country' && fields[index - 1]?.kind === 'list'),
      hasCity: concepts.has('city'),
      isList: field.kind === 'list',
      part: field.part,
    }
    return planField(field, readings[index] ?? null, pack, around, Boolean(board?.boxesByHand))
  })
}

/** How a mapping names a field: "Legal Name: First Name". The blocks of a repeated section share it. */
export const toFieldName = ({ section, label }: Pick<FormField, 'section' | 'label'>) =>
  [section.replace(/ \d+$/, ''), label].filter(Boolean).join(': ').slice(-200)

/** A mapping of this very field, else one of its label alone. */
function findMapped(field: FormField, { mappings = [] }: Pack, board: string | undefined): Reading | null {
  const own = mappings.filter((each) => each.board === (board ?? 'other'))
  const find = (name: string) => own.find((each) => toCore(each.label) === toCore(name))
  const found = find(toFieldName(field)) ?? find(field.label)
  return found ? { concept: found.concept, isCertain: true } : null
}

/** Which job or school a field belongs to: by the number in its section, else by how often its concept came before. */
function countBlocks(fields: FormField[], readings: (Reading | null)[]) {
  const seen = new Map<string, number>()
  return fields.map(({ section, part }, index) => {
    const key = `${readings[index]?.concept} ${part ?? ''}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    const number = Number(/\b(\d{1,2})$/.exec(toPlain(section))?.[1] ?? 0)
    return number > 0 ? number - 1 : before
  })
}

const isYesOrNo = ({ options }: FormField) =>
  options.length > 0 && chooseOption(options, ['Yes', 'Ja', 'Oui']) !== null && options.length <= 4

function planField(
  field: FormField,
  reading: Reading | null,
  pack: Pack,
  around: Around,
  boxesByHand: boolean,
): PlanEntry {
  const entry: PlanEntry = {
    fieldId: field.id,
    label: field.label || field.placeholder,
    section: field.section,
    state: 'unknown',
    concept: reading?.concept ?? null,
    source: null,
    answerId: null,
    documentKind: null,
    wanted: null,
    why: null,
  }
  const bar = findBar(field)
  const exact = findExactAnswer(field, pack.answers)
  if (bar && !(bar === 'sensitive' && exact)) return { ...entry, state: 'barred', concept: null, why: bar }
  if (field.value !== '') return { ...entry, state: 'done' }
  if (field.kind === 'file') return planFile(entry, pack)
  const found = exact ? { answer: exact, isCertain: true } : findAnswer(field, reading, pack.answers)
  const value = found ? toAnswer(found.answer) : reading && findValue(reading.concept, pack, around)
  if (!value) return entry
  const isCertain = found ? found.isCertain : Boolean(reading?.isCertain) && isSafe(field, reading?.concept ?? '', pack)
  const planned: PlanEntry = {
    ...entry,
    source: value.source,
    answerId: found?.answer.id ?? null,
    wanted: toWanted(value),
    state: isCertain ? 'certain' : 'uncertain',
  }
  return checkBoxes(checkOptions(planned, field), field, boxesByHand)
}

/** A list whose options are known needs exactly one of them. */
function checkOptions(entry: PlanEntry, { options, kind }: FormField): PlanEntry {
  if (kind === 'checkboxes') return { ...entry, state: 'by-hand', why: 'Several boxes' }
  if (options.length === 0 || !entry.wanted || chooseOption(options, entry.wanted.options) !== null) return entry
  return { ...entry, state: 'by-hand', why: 'No option says exactly this' }
}

function checkBoxes(entry: PlanEntry, { kind }: FormField, boxesByHand: boolean): PlanEntry {
  if (!boxesByHand || (kind !== 'radio' && kind !== 'checkbox')) return entry
  return { ...entry, state: 'by-hand', why: 'This board asks for a captcha when a script clicks' }
}

function planFile(entry: PlanEntry, { documents }: Pack): PlanEntry {
  const kind = entry.concept === 'resume' ? 'resume' : entry.concept === 'cover_letter' ? 'cover-letter' : null
  const document = documents.find((each) => each.kind === kind)
  if (!document) return kind ? { ...entry, state: 'by-hand', why: 'The application has no such document' } : entry
  const wanted = { text: document.name, options: [], search: '' }
  return {
    ...entry,
    state: 'certain',
    documentKind: document.kind,
    source: 'the documents of this application',
    wanted,
  }
}

const toWanted = ({ text, options, search }: Wanted): Wanted => ({ text, options, search })
const toAnswer = ({ answer }: Answer) => ({
  text: answer,
  options: [answer],
  search: answer,
  source: "the client's answers",
})

const findExactAnswer = ({ label }: FormField, answers: Answer[]) =>
  answers.find(({ question }) => toPlain(question) === toPlain(label))

/** An answer to the same thing in other words. Where options mean opposites, only the same words are certain. */
function findAnswer(field: FormField, reading: Reading | null, answers: Answer[]) {
  const concept = reading?.concept
  const same = answers.find(({ question }) => concept && readQuestion(question) === concept)
  if (same && concept !== 'work_authorization') return { answer: same, isCertain: Boolean(reading?.isCertain) }
  const near = answers.find(({ question }) => findOverlap(question, field.label) >= 0.7)
  return near && !reading?.isCertain ? { answer: near, isCertain: false } : null
}

const elsewhere = /€|£|¥|\b(?:eur|gbp|chf|cad|aud|inr|monthly|hourly|per (?:month|hour|day))\b/i

/** Whether a known value may be set without a look: never where it could mean the opposite. */
function isSafe(field: FormField, concept: string, { client }: Pack) {
  if (concept === 'salary_elsewhere') return false
  if (concept === 'salary') return !elsewhere.test(`${field.label} ${field.help}`)
  if (concept === 'work_authorization')
    return field.kind === 'text' && !/\?|\bare you\b|\bdo you\b/i.test(field.label) && !isYesOrNo(field)
  if (concept === 'sponsorship') return !namesAnotherCountry(field.label, client.address)
  return true
}

const nation = /\b(?:in|for) (?:the )?([A-Z][A-Za-z.]*(?: [A-Z][a-z]+)*)/g

function namesAnotherCountry(label: string, address: string | null) {
  const { country } = readAddress(address ?? '')
  const own = (country === null ? [] : listCountryNames(country)).map(toPlain)
  return [...label.matchAll(nation)].some(([, name = '']) => !own.includes(toPlain(name)))
}
