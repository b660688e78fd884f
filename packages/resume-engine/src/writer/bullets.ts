import { capitalize, trimEnd } from './statements.ts'
import { findRoleWord } from '#engine/words/titles.ts'
import { findVerb, type Verb } from './verbs.ts'

/** Of the job a line belongs to: over, held today, or undated, which leaves the tense of every line as it is. */
export type Time = 'past' | 'present' | 'unknown'

// "I was taught" is no "taught": what was done to a person stays as it is.
const firstPerson =
  /^i(?:(?:'m|’m| am| was| have been|'ve been)(?=\s+(?:also\s+|currently\s+)?\p{L}+ing\b)|(?: have|'ve|’ve)(?=\s+\p{L}))?\s+(?:also\s+|currently\s+)?(?=\p{L})/iu
const duty =
  /^(?:(?:i(?:'m|’m)?|am|was|have|been|also|currently)\s+){0,4}(?:(?:responsible|accountable) for|in charge of):?\s+(?=[\p{L}\p{N}])/iu
const passive =
  /^(?:i\s+)?was\s+(?=(?:promoted|named|awarded|selected|chosen|recogni[sz]ed|elected|appointed|nominated)\b)/i
const dutyList =
  /^(?:(?:my )?(?:duties|responsibilities|tasks) (?:include|included|were)|(?:was )?tasked with):?\s+(?=\p{L})/iu

/** No rule turns a longer line. */
const maxTurnedLength = 600

/** A statement as a bullet that begins with its verb. A statement that cannot be turned safely stays in its own words. */
export function toBullet(statement: string, time: Time): string {
  const line = capitalizePronoun(trimEnd(statement)).replace(passive, '')
  if (line.length > maxTurnedLength) return capitalize(line)
  if (duty.test(line)) return capitalize(turnDuty(line, time))
  const isListed = dutyList.test(line)
  const rest = line.replace(isListed ? dutyList : firstPerson, '')
  const verb = findLeadingVerb(rest)
  // "My duties included the till" and "I am a mentor" hold no verb to begin with.
  if (!verb || (isListed && verb.shape !== 'gerund')) return capitalize(line)
  const single = rest === line ? rest : dropSubjects(rest, verb)
  return capitalize(single === null ? line : (turn(single, verb, time, rest !== line) ?? line))
}

/** "help the teacher, I prepare snacks and I sing" without its later subjects, or null where a verb has another form. */
function dropSubjects(text: string, { shape }: Verb): string | null {
  const later = /((?:,|\s(?:and|or|then))\s+)I\s+(?=(\p{L}+))/gu
  const isSame = [...text.matchAll(later)].every(([, , word = '']) => findVerb(word.toLowerCase())?.shape === shape)
  return isSame ? text.replaceAll(later, '$1') : null
}

export const capitalizePronoun = (text: string) => text.replaceAll(/(?<![\p{L}\p{N}.&/-])i(?=['’]\p{L}|\s)/gu, 'I')

/** "Responsible for the claims API" as "Managed the claims API"; undated, "am" tells the present. */
function turnDuty(line: string, time: Time): string {
  const [lead = ''] = duty.exec(line) ?? []
  const rest = line.slice(lead.length)
  const isOver = /\bwas\b/i.test(lead)
  const isHeld = /\bam\b|['’]m\b/i.test(lead)
  const tense = isOver ? 'past' : time === 'unknown' ? (isHeld ? 'present' : 'past') : time
  const verb = findLeadingVerb(rest)
  const turned = verb?.shape === 'gerund' ? turnVerbs(rest, 'gerund', tense) : null
  if (turned) return turned
  // A list of activities is managed as a whole only if it cannot be read as one activity: "opening and closing".
  return `${tense === 'past' ? 'Managed' : 'Manage'} ${rest}`
}

const firstWord = /^\p{L}+(?=[\s,/]|$)/u
const article =
  /^\p{L}+\s+(?:a|an|the|my|our|their|its|all|any|each|every|new|daily|weekly|monthly|over|up|to|with|and|that|for|\p{N}|[$€£¥])/iu
const gerundWithArticle =
  /^\p{L}+\s+(?:and\s+\p{L}+ing\s+)?(?:a|an|the|my|our|their|its|all|any|each|every|new|daily|weekly|monthly|up\sto)\b|^\p{L}+\s+(?:and\s+\p{L}+ing\s+)?[\p{N}$€£¥]/iu
/** A gerund with its object. "Ordering and inventory", "cleaning of rooms" and "rebooking rate" are nouns. */
const gerundWithObject = /^\p{L}+\s+(?:and\s+\p{L}+ing\s+)?(?:\p{Ll}+s(?=[\s,.;:]|$)|\p{Lu}\S*)/u
/** Activities whose names are as common as nouns before other nouns: "marketing materials", "training courses". */
const nounGerund =
  /^(?:accounting|banking|bathing|billing|boarding|booking|briefing|building|catering|charting|checking|cleaning|closing|coaching|coding|cooking|counseling|drawing|dressing|drilling|engineering|feeding|filing|finishing|framing|funding|grading|grooming|hiring|housing|knitting|lecturing|lending|licensing|lighting|listing|loading|mailing|mapping|marketing|meeting|merchandising|mining|modeling|monitoring|mounting|nursing|opening|operating|ordering|packaging|packing|painting|parking|planning|plumbing|pricing|printing|processing|programming|publishing|purchasing|reading|receiving|recruiting|reporting|roofing|sampling|scheduling|screening|selling|setting|shaping|shipping|sourcing|speaking|staffing|staging|stocking|styling|teaching|testing|tracking|trading|training|tutoring|washing|welding|wiring|working|writing)\s/i

function findLeadingVerb(text: string): Verb | undefined {
  const [word = ''] = firstWord.exec(text) ?? []
  const verb = findVerb(word.toLowerCase())
  if (!verb) return undefined
  if (verb.shape === 'gerund') {
    const [, next = ''] = /^\p{L}+\s+(\p{L}+)/u.exec(text) ?? []
    const hasObject =
      gerundWithArticle.test(text) ||
      (!nounGerund.test(text) && (gerundWithObject.test(text) || /^\p{L}+\s+with\s/iu.test(text)))
    if (!hasObject || findRoleWord(next.toLowerCase()) !== null) return undefined
    return /^\p{L}+ing,|^\p{L}+\s+and\s+(?!\p{L}+ing\b)/iu.test(text) ? undefined : verb
  }
  const couldBeNoun = verb.isAmbiguous && verb.shape !== 'past' && verb.base !== verb.past
  const hasPlural = verb.shape === 'third' && /^\p{L}+\s+\p{Ll}+s(?=[\s,]|$)/u.test(text)
  return couldBeNoun && !hasPlural && !article.test(text) ? undefined : verb
}

/** The statement with its verbs in the tense of the job, or null where that might change what it says. */
function turn(text: string, { shape, base, past }: Verb, time: Time, hadSubject: boolean): string | null {
  // What was finished stays finished, in a job held today too.
  if (shape === 'past' || (shape === 'base' && base === past)) return text
  if (time === 'unknown') return hadSubject && shape === 'gerund' ? null : text
  return turnVerbs(text, shape, time)
}

const hasObject = /^\p{L}+\s+(?!(?:and|or|of|for|in|on|at|to|by|from|with|as|per|via)\b)[\p{L}\p{N}$€£]/iu
const nextVerb = /^((?:,\s+(?:and\s+)?|\s+(?:and|or|then)\s+))(\p{L}+)(?=[\s,]|$)/u
const laterVerb = /((?:,|\s(?:and|or|then|also))\s+)(\p{L}+)/gu

/** Turns the verbs a statement begins with ("plan, write and edit") and those that later words join to them. */
export function turnVerbs(text: string, shape: Verb['shape'], time: 'past' | 'present'): string | null {
  const findSame = (word: string) => {
    const verb = findVerb(word.toLowerCase())
    return verb?.shape === shape ? verb : undefined
  }
  const inTense = ({ past, base }: Verb) => (time === 'past' ? past : base)
  const [first = ''] = firstWord.exec(text) ?? []
  const leading = findSame(first)
  let turned = leading ? capitalize(inTense(leading)) : first
  let rest = text.slice(first.length)
  for (let next = nextVerb.exec(rest); next; next = nextVerb.exec(rest)) {
    const [whole, link = '', word = ''] = next
    const verb = findSame(word)
    if (!verb) break
    turned += link + inTense(verb)
    rest = rest.slice(whole.length)
  }
  let isSafe = true
  const end = rest.replace(laterVerb, (whole, link: string, word: string, at: number) => {
    const verb = findSame(word)
    if (!verb) return whole
    const isVerb =
      shape === 'third' ? hasObject.test(rest.slice(at + link.length)) : shape === 'base' && !verb.isAmbiguous
    // "managing budgets and hiring": whether the second word is an activity or a thing is unclear.
    if (!isVerb && (shape !== 'third' || verb.isAmbiguous)) isSafe = false
    return link + inTense(verb)
  })
  return isSafe ? turned + end : null
}
