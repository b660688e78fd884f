import { capitalizePronoun, turnVerbs } from './bullets.ts'
import { removeCliches } from './cliches.ts'
import { addArticle, isSentence } from './grammar.ts'
import { formatList } from './lines.ts'
import {
  hasDeterminer,
  isProperName,
  isPersonPhrase,
  addMissingArticle,
  findHeadPhrase,
  uncapitalize,
} from './noun-phrases.ts'
import { turnResult } from './results.ts'
import { capitalize, endSentence, trimEnd, type Wording } from './statements.ts'
import { findVerb } from './verbs.ts'

/** The field of the form that a statement was typed into. */
export type Field = 'experience' | 'achievements' | 'company' | 'role' | 'offer'

const whole = (text: string): Wording => ({ isWhole: true, text: endSentence(capitalize(text)) })

const adjectives = new Set(
  `calm careful reliable honest punctual patient organized organised good great able fluent comfortable happy proud experienced skilled trained certified bilingual used willing keen ready creative polite friendly big strong tidy quick
  fast accurate curious flexible dependable trustworthy loyal kind committed dedicated motivated familiar obsessed responsible interested excited eager confident licensed qualified adaptable cheerful thorough precise bonded insured retired
  new late early open sure fearless outgoing steady stubborn hungry`.split(/\s+/),
)
export const isAdjective = (word: string): boolean => adjectives.has(word.toLowerCase())

const passives = new Set(
  `promoted named awarded selected chosen elected nominated recognized recognised appointed hired honored honoured praised certified licensed trained invited entrusted voted rated asked tasked born based employed assigned qualified accredited
  commended shortlisted featured ranked`.split(/\s+/),
)
const alwaysPassive = new Set('promoted named awarded elected nominated voted appointed'.split(' '))
const adverb =
  /^(?:also|always|never|still|often|usually|currently|previously|recently|personally|regularly|\p{L}{3,}ly)\s+/iu
const ownVerb = /^(?:am|was|have|had|can|could|would|will)\s/i
const afterVerb = /^(?:to|as|for|by|in|with|from|of|at|on)\b/i
const objectNext =
  /^(?:a|an|the|my|our|your|their|its|all|any|each|every|new|up|over|out|down|after|to|with|at|in|on|for|from|as|about|\p{N}|[$€£¥"“]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|more|most|both|other|every)/iu

/** How a statement without a subject goes on after "I". Null where it does not begin with a verb. */
function findVerbPhrase(line: string): string | null {
  const [lead = ''] = adverb.exec(line) ?? []
  const rest = line.slice(lead.length)
  const [, first = '', after = ''] = /^(\p{L}+)(?:\s+(.*))?$/su.exec(rest) ?? []
  const word = first.toLowerCase()
  const withLead = (text: string) => `${lead.toLowerCase()}${text}`
  if (word === '' || /^(?:who|that|which|whose)\b/i.test(after)) return null
  if (ownVerb.test(`${rest} `)) return withLead(`${word} ${after}`)
  if (lead && adjectives.has(word)) return `am ${withLead(uncapitalize(rest))}`
  if (
    passives.has(word) &&
    (alwaysPassive.has(word) || afterVerb.test(after)) &&
    !(word === 'trained' && !/^(?:in|on|as|by|at)\b/i.test(after))
  )
    return withLead(`was ${word} ${after}`)
  const verb = findVerb(word)
  if (lead === '' && verb?.shape === 'base' && isPersonPhrase(line) && !/\s(?:a|an|the|my|our|\d+)\s/i.test(line))
    return null
  if (!verb || verb.shape === 'gerund') return isPastForm(word, after) ? withLead(`${word} ${after}`) : null
  if (verb.shape === 'past' || verb.base === verb.past) {
    const isNoun =
      (adjectives.has(word) && !objectNext.test(after)) ||
      (verb.base === verb.past && verb.isAmbiguous && !objectNext.test(after) && !/\d/.test(after))
    return isNoun ? null : withLead(`${word}${after && ' '}${after}`)
  }
  if (after === '' || (verb.isAmbiguous && !objectNext.test(after))) return null
  if (/^(?:of|and\s+\p{L}+\s+(?:of|for))\b/iu.test(after)) return null
  if (verb.shape === 'base') return withLead(`${word} ${after}`)
  const turned = turnVerbs(rest, 'third', 'present')
  return turned === null ? null : withLead(turned.charAt(0).toLowerCase() + turned.slice(1))
}

const isPastForm = (word: string, after: string) =>
  /^[a-z]{3,}ed$/.test(word) && !adjectives.has(word) && (objectNext.test(after) || after === '')

/** The statement as a sentence of the letter. Null where nothing but worn phrases would be left. */
export function toWording(statement: string, field: Field, company: string): Wording | null {
  const plain = removeCliches(capitalizePronoun(tidy(statement)))
  if (plain === null || !/\p{L}/u.test(plain)) return null
  const line = plain.trim()
  // Other scripts have their own grammar.
  if (!/^[^\p{L}]*\p{Script=Latin}/u.test(line)) return whole(line)
  return (
    turnResult(line) ??
    turnVerbFirst(line, field) ??
    turnTenure(line, field) ??
    (isSentence(line) || /^My (?:experience includes|record shows)\s/.test(line) ? whole(line) : null) ??
    turnReason(line, field, company) ??
    turnDescription(line, field, company) ?? { isWhole: false, text: uncapitalize(line) }
  )
}

/** Without emphasis and with the commonest short forms in full. */
function tidy(statement: string): string {
  const line = trimEnd(statement.replaceAll(/!{2,}/g, '!').trim())
  return line
    .replaceAll(/\byrs?\b\.?/gi, 'years')
    .replaceAll(/\bhrs\b\.?/gi, 'hours')
    .replaceAll(/\bw\/\s?(?=\p{L})/giu, 'with ')
    .replace(/^\p{Lu}{4,}(?=\s\p{Ll})/u, (word) => (adjectives.has(word.toLowerCase()) ? word.toLowerCase() : word))
}

function turnVerbFirst(line: string, field: Field): Wording | null {
  const phrase = findVerbPhrase(line)
  if (phrase === null) return null
  const [word = ''] = phrase.split(' ')
  const isWish =
    /^(?:want|like|love|enjoy|need|hope|believe|know|feel|think|prefer|admire|respect|miss|have|am|was|can|could|would|will|never|live|grew)$/.test(
      word,
    )
  if (field === 'role' && !isWish && findVerb(word)?.shape === 'base') return whole(`My aim is to ${phrase}`)
  return whole(`I ${phrase}`)
}

/** "Teller for three years, and ...", and "I work with kids since 2019". */
function turnTenure(line: string, field: Field): Wording | null {
  if (field !== 'experience') return null
  const rest = line.slice(findHeadPhrase(line).length)
  if (/^\s+(?:since (?:19|20)\d\d|for (?:\d|\p{L}+ (?:years|months)))/iu.test(rest) && isPersonPhrase(line))
    return turnPerson(line, field)
  const [, word = '', after = ''] = /^I (\p{L}+) ([^.;]*\bsince (?:19|20)\d\d)$/u.exec(line) ?? []
  const verb = findVerb(word)
  return verb?.shape === 'base' && verb.past.endsWith('ed') ? whole(`I have ${verb.past} ${after}`) : null
}

function turnReason(line: string, field: Field, company: string): Wording | null {
  if (/^because\b/i.test(line))
    return whole(
      `I want ${field === 'company' && company ? `to work for ${company}` : 'this role'} ${uncapitalize(line)}`,
    )
  if (/^to\s+\p{Ll}/u.test(uncapitalize(line))) return whole(`My aim is ${uncapitalize(line)}`)
  if (field === 'role' && /^(?:in-house|on-site|onsite|outdoors|abroad|closer to|with|among|for)\b/i.test(line))
    return whole(`I would like to work ${uncapitalize(line)}`)
  return null
}

const years =
  /^((?:(?:over|more than|about|almost|nearly|some|around)\s+)?(?:\d+\+?|\p{L}+(?:-\p{L}+)?(?:\s+and\s+a\s+half)?)\s+(?:years?|months|seasons|summers))\s+(.+)$/iu
const companyNoun =
  /\b(?:company|firm|place|school|employer|brand|organization|organisation|team|hospital|restaurant|shop|store|museum|business)\b/i

function turnDescription(line: string, field: Field, company: string): Wording | null {
  const [first = ''] = /^\p{L}+/u.exec(line) ?? []
  const word = first.toLowerCase()
  if (/^not\s/i.test(line)) return whole(`I am ${uncapitalize(line)}`)
  if (field === 'experience') {
    const found = years.exec(line)
    if (found) return turnYears(uncapitalize(found[1] ?? ''), found[2] ?? '')
    if (/^\p{L}+ing\s/iu.test(line) && findVerb(word)?.shape === 'gerund')
      return { isWhole: false, text: uncapitalize(line) }
  }
  if (field !== 'company' && isPersonPhrase(line)) return turnPerson(line, field)
  if (adjectives.has(word) && !(word === 'good' && companyNoun.test(line)) && isPredicate(line))
    return turnAdjectives(line)
  if (field === 'company' && company !== '' && (/^an?\s/i.test(line) || companyNoun.test(findHeadPhrase(line)))) {
    const phrase = uncapitalize(line)
    return whole(`${company} is ${hasDeterminer(phrase) ? phrase : addArticle(phrase)}`)
  }
  return null
}

/** "Calm on bad days" and "patient, creative", but not "strong reputation". */
function isPredicate(line: string): boolean {
  const [, after = ''] = /^\p{L}+(.*)$/su.exec(line) ?? []
  return (
    after === '' || /^\s*(?:,|and\b|with|at|in|on|to|of|for|about|even|but|from|as|when|under|because)/i.test(after)
  )
}

function turnAdjectives(line: string): Wording {
  const items = line.split(/,\s+(?:and\s+)?/)
  const verbs = items.findIndex(
    (item) => findVerbPhrase(item) !== null && !adjectives.has(item.split(' ')[0]?.toLowerCase() ?? ''),
  )
  if (verbs > 0)
    return whole(
      `I am ${uncapitalize(formatList(items.slice(0, verbs)))}, and I ${formatList(items.slice(verbs).map((item) => findVerbPhrase(item) ?? item))}`,
    )
  const isPlain = items.every((item) => adjectives.has(item.toLowerCase()))
  return whole(`I am ${uncapitalize(isPlain ? formatList(items.map((item) => item.toLowerCase())) : line)}`)
}

function turnYears(time: string, rest: string): Wording {
  const text = uncapitalize(rest)
  if (/^(?:of|in|on|at|as|with|behind|under|for|across|among|inside)\b/i.test(text))
    return whole(/^of\b/i.test(text) ? `I bring ${time} ${text}` : `I have spent ${time} ${text}`)
  if (/^\p{L}+ing\b/iu.test(text) && findVerb(text.split(/\s/)[0]?.toLowerCase() ?? '')?.shape === 'gerund')
    return whole(`I have spent ${time} ${text}`)
  return whole(/^\p{L}+ing\b/iu.test(text) ? `I have spent ${time} ${text}` : `I bring ${time} of ${text}`)
}

function turnPerson(line: string, field: Field): Wording {
  const phrase =
    isProperName(line.split(' ')[0] ?? '') || /^\p{Lu}\p{Ll}+\s+\p{Lu}|^\p{Lu}{2}|^Employee of/u.test(line)
      ? line
      : line.charAt(0).toLowerCase() + line.slice(1)
  const head = findHeadPhrase(line)
  const rest = phrase.slice(head.length)
  const isNamed =
    hasDeterminer(phrase) ||
    /^(?:employee|nurse|teacher|driver)? ?of the (?:month|year)/i.test(phrase.slice(phrase.indexOf(' of ') + 1))
  const person = isNamed ? phrase : addArticle(phrase)
  if (field === 'achievements')
    return whole(`I was ${person.replace(/^((?!.* in \p{Lu})[^,]*\p{L}) (?=(?:19|20)\d\d$)/u, '$1 in ')}`)
  if (/^\s*(?:since|for)\b/i.test(rest) || /\bsince (?:19|20)\d\d/.test(rest)) return whole(`I have been ${person}`)
  if (/^\s*(?:at|in)\s+\p{Lu}/u.test(rest)) return whole(`I have worked as ${person}`)
  const [, detail] = /^,\s+(.+)$/su.exec(rest) ?? []
  return whole(
    `I am ${isNamed ? phrase.slice(0, head.length) : addArticle(phrase.slice(0, head.length))}${detail ? ` (${detail})` : rest}`,
  )
}

/** A measured result: a share, a rate, or a count of nothing. Other things were part of the work. */
const measured = /%|^(?:0|zero|no)\s|\bwithout\b|\b(?:rate|score|average|record|turnover|accuracy) /i

const frames: Record<Field, (phrases: string, company: string) => string> = {
  experience: (phrases) => `My experience includes ${phrases}`,
  achievements: (phrases) => `${measured.test(phrases) ? 'My record shows' : 'My work has included'} ${phrases}`,
  company: (phrases, company) => `What draws me to ${company || 'you'} is ${phrases}`,
  role: (phrases) => `What draws me to the role is ${phrases}`,
  offer: (phrases) => `What you would get from me is ${phrases}`,
}

/** One sentence around phrases that are none. */
export function framePhrases(phrases: readonly string[], field: Field, company: string): string {
  const items = phrases.map((phrase) => completePhrase(phrase, field))
  const hasInnerList = items.some((item) => /:|\sand\s/.test(item) || /,.*\d/.test(item))
  const isFlat = items.every((item) => item.split(/\s+/).length < 6)
  if (items.length > 1 && isFlat && !hasInnerList)
    return endSentence(frames[field](formatList(items.flatMap((item) => item.split(/,\s+/))), company))
  const hasCommas = hasInnerList || items.some((item) => item.includes(','))
  const list =
    items.length > 1 && hasCommas ? `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}` : formatList(items)
  return endSentence(frames[field](list, company))
}

function completePhrase(phrase: string, field: Field): string {
  if (field === 'company' && !hasDeterminer(phrase) && !/^(?:\p{L}+ing\b|\p{Lu})/u.test(phrase)) return `the ${phrase}`
  return addMissingArticle(phrase)
}
