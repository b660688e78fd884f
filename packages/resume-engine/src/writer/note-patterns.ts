import { addDefiniteArticle, capitalizeNames, isPersonPhrase } from './noun-phrases.ts'
import { formatList } from './lines.ts'
import { addArticle } from './grammar.ts'
import { capitalize } from './statements.ts'
import type { Field } from './sentences.ts'

const year = String.raw`(?:19|20)\d\d`
const amount = String.raw`(?:\d[\d.,]*\+?k?|two|three|four|five|six|seven|eight|nine|ten|several)`
const span = String.raw`(${amount} (?:years?|months|seasons)) (?:in (?:the )?)?(\p{Lu}[\p{L} ]{1,30})`
const placesWithArticle = /^(?:USA|US|UK|UAE|United \p{Lu}\p{L}+|Netherlands|Philippines)$/u

const namePlace = (place: string) => (placesWithArticle.test(place) ? `the ${place}` : place)
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

type Turn = (match: string[], company: string) => string | string[]

/** Notes that have one meaning, by the field they are typed into, with the sentences that say it. */
const turns: [fields: Field[], pattern: RegExp, turn: Turn][] = [
  // "Case manager since 2019, before that intake on the hotline", "Support rep at Acme, night auditor before"
  [
    ['experience'],
    /^([^,]+(?: \([^)]*\))?[^,]*), (?:before (?:that|this)|previously|earlier) (.+)$/iu,
    ([, now = '', past = '']) => [now, tellPast(past)],
  ],
  [['experience'], /^(.+), ([^,]+?) (?:before|earlier)$/iu, ([, now = '', past = '']) => [now, tellPast(past)]],
  [['experience'], /^(.+), ([^,]+ on the side)$/iu, ([, main = '', side = '']) => `${main}, and ${side}`],
  [
    ['experience'],
    new RegExp(`^([^:]{3,40}): ${span}, ${span}$`, 'u'),
    ([, work = '', time, place = '', otherTime, otherPlace = '']) =>
      `I bring ${time} of ${lower(work)} in ${namePlace(place)} and ${otherTime} in ${namePlace(otherPlace)}`,
  ],
  [
    ['experience'],
    new RegExp(
      String.raw`^((?:CDL\b|\p{L}[\p{L} ]* (?:license|licence|certificate|permit)\b)[^,]*) since (${year})$`,
      'iu',
    ),
    ([, paper = '', since]) => `I have held ${addArticle(paper)} since ${since}`,
  ],
  [['experience'], /^(\d+\+? (?:states|countries|cities))$/i, ([, places]) => `I have worked in ${places}`],
  [['achievements', 'offer', 'experience'], /^(?:the )?boss of (.+)$/i, ([, people]) => `I have led ${people}`],
  [
    ['achievements'],
    /^(\p{L}+ (?:inspections|audits)): (no .+?)( since .+)?$/iu,
    ([, checks = '', finding = '', since = '']) =>
      `${checks} ${since ? 'have found' : 'found'} ${lower(finding)}${since}`,
  ],
  [
    ['achievements'],
    new RegExp(String.raw`^([^:,]{3,40}): (${amount} \p{L}+ instead of ${amount} \p{L}+)$`, 'iu'),
    ([, work, time]) => `${work} took ${time}`,
  ],
  [
    ['achievements'],
    new RegExp(String.raw`^(\p{L}[\p{L} ]* award),? (${year}(?:, ${year})*)$`, 'iu'),
    ([, award = '', years = '']) => `I received the ${lower(award)} in ${formatList(years.split(', '))}`,
  ],
  [
    ['achievements'],
    new RegExp(String.raw`^(${amount} [\p{L} ]*(?:awards|prizes|medals))$`, 'iu'),
    ([, awards = '']) => `I received ${lower(awards)}`,
  ],
  [
    ['achievements'],
    new RegExp(String.raw`^(${amount} (?:followers|subscribers)\b.*)$`, 'iu'),
    ([, followers]) => `I have ${followers}`,
  ],
  [
    ['achievements'],
    /^(\p{L}[\p{L} ]* sales) (#\d+) in (?:the )?(\p{Ll}.*)$/u,
    ([, sales = '', rank, place]) => `My ${sales} were ${rank} in the ${place}`,
  ],
  [['achievements'], /^never had (.+ in (?:19|20)\d\d)$/i, ([, event]) => `I did not have ${event}`],
  [['achievements'], /^I have passed (.+ (?:at|on) the first (?:try|attempt))$/i, ([, exam]) => `I passed ${exam}`],
  [
    ['achievements', 'offer', 'experience'],
    /^((?:\p{Lu}\p{Ll}+(?:, | and ))+\p{Lu}\p{Ll}+) (with .+)$/u,
    (match) => {
      const [, languages = '', rest = ''] = match
      return areLanguages(languages) ? `I speak ${languages} ${rest}` : (match[0] ?? '')
    },
  ],
  [
    ['role'],
    /^(one (?:hospital|school|office|team|shop|company|store)\b.*)$/i,
    ([, place = '']) => `I would like to work at ${lower(place)}`,
  ],
  [
    ['role'],
    /^((?!\p{L}+ing\b|I\b|the\b|an?\b)\p{L}[\p{L} ]+) (instead of (?:only |just )?\p{L}+ing\b.*)$/iu,
    ([, work = '', instead]) => `I would like to do ${lower(work)} ${instead}`,
  ],
  [
    ['achievements'],
    /^(\d[\d.,]*(?: million)? (miles|hours|days|shifts)),? (?:no|without|zero) (\p{L}+)$/iu,
    ([, distance, unit, event = '']) =>
      `${unit === 'miles' ? 'I have driven' : 'I have worked'} ${distance} without ${event.endsWith('s') ? event : addArticle(event)}`,
  ],
  [
    ['achievements'],
    /^((?:0|zero|no) \p{L}+), ((?:0|zero|no) \p{L}+)$/iu,
    ([, first = '', second = '']) => `My record shows ${lower(first)} and ${second}`,
  ],
  [
    ['experience'],
    new RegExp(String.raw`^(\p{L}+) (?:\+|and|&) (\p{L}+) since (${year})$`, 'iu'),
    ([, first = '', second, since]) => `My experience includes ${lower(first)} and ${second} work since ${since}`,
  ],
  [['company'], /^obsessed with (.+)$/i, ([, work]) => `I love ${work}`],
  [
    ['company'],
    /^an? ([\p{L} ]+?) that (\p{Ll}+s .+)$/iu,
    (match, company) => {
      const [whole = '', kind = '', rest] = match
      return company.toLowerCase().includes(kind.toLowerCase()) ? `${company} ${rest}` : whole
    },
  ],
]

const areLanguages = (list: string) =>
  list.split(/, | and /).every((word) => capitalizeNames(word.toLowerCase()) === word)

const tellPast = (past: string) =>
  isPersonPhrase(past) ? `Before that, I was ${addArticle(lower(past))}` : `Before that, I worked in ${lower(past)}`

/** Small repairs inside a note, one for each slip that is common in notes. */
const repairs: [RegExp, string][] = [
  [/, all (?=(?:passed|closed|sold|finished|opened)\b)/g, ', all of which '],
  [/, (\d[\d,]* \p{L}+ \p{L}+ed)$/gu, ', and $1'],
  [/\s\+\s(?=\p{L})/gu, ' and '],
  [/^anything (wood|metal|steel|glass)$/i, 'anything in $1'],
  [/^((?:Before|After|When|While) I [^,]{3,60}?) (?=I \p{L})/u, '$1, '],
  [/\bgot (["“][^"”]+["”])/gi, 'was named $1'],
  [/\b2 times$/, 'twice'],
  [/\bfrom zero$/, 'from scratch'],
  [/^(\p{L}+ (?:on|in|with|under|at) [^,]+), (\p{L}+ (?:on|in|with|under|at) [^,]+)$/u, '$1 and $2'],
  [/\bat the first (try|attempt)\b/g, 'on the first $1'],
  [/\bat ([A-Z]{2,} (?:audit|inspection))\b/g, 'at the $1'],
  [/\b(of|on|work) ((?:night|day|swing) shift)\b/g, '$1 the $2'],
  [/\bat (temple|church|mosque)\b(?= \p{L})/gu, 'at a $1'],
  [/\b(employee of the (?:month|year|quarter)),? (?=(?:[A-Z]\p{Ll}+ )?(?:19|20)\d\d$)/giu, '$1 in '],
  [/\bassistant of (?=the\b|an?\b)/g, 'assistant to '],
  [/\bin a way that (?=people\b|they\b|customers\b|guests\b)/g, 'in such a way that '],
  [/\bstep up to lead$/i, 'step up to a lead role'],
  [/(ing, and (?:forklift|crane|register))\b(?! \p{Ll}+ing)/gu, '$1 work'],
  [/^(my \p{L}+) ([^()]+) (\([^()]+\))$/iu, '$1 $3 $2'],
]

const toOwnNames = (line: string) => addDefiniteArticle(capitalizeNames(line))

/** "I shop there" in the field about the employer, where nothing else in the sentence names a place. */
function nameEmployer(line: string, company: string): string {
  if (company === '' || /\b(?:in|at|to) \p{Lu}/u.test(line)) return line
  return line
    .replace(/\b(goes?|went|came?|comes) there\b/i, `$1 to ${company}`)
    .replace(/\b(shop|buy|bank|train|work|volunteer)(ed|s)? there\b/i, '$1$2 with you')
    .replace(/(?<=\p{L}\s)there(?=[\s,.]|$)(?! (?:is|are|was|were)\b)/u, 'at your place')
}

/** The statements that say in whole words what a note means; the note itself where no pattern fits. */
export function repairNote(statement: string, field: Field, company: string): string[] {
  if (statement.length > maxNoteLength) return [statement]
  const end = /[.!]*$/.exec(statement)?.[0] ?? ''
  const note = statement.slice(0, statement.length - end.length)
  const plain = repairs.reduce((text, [pattern, words]) => text.replace(pattern, words), note)
  const named = field === 'company' ? nameEmployer(plain, company) : plain
  for (const [fields, pattern, turn] of turns) {
    const match = fields.includes(field) ? pattern.exec(named) : null
    const turned =
      match &&
      turn(
        [...match].map((part) => part ?? ''),
        company,
      )
    if (turned) return [turned].flat().map((text) => toOwnNames(capitalize(text)))
  }
  return [toOwnNames(named) + end]
}

const maxNoteLength = 300

/** Notes that no sentence can hold without adding to them, and praise that fits every employer. */
export function isUnusable(statement: string, field: Field, company: string): boolean {
  if (statement.length > maxNoteLength) return false
  const note = statement.replace(/[.!]+$/, '').trim()
  if (
    field === 'company' &&
    /^(?:an? )?(?:very |really )?(?:good|great|nice|top|best) (?:company|firm|employer|place|team)\b/i.test(note)
  )
    return true
  if (field === 'offer' && /^no \p{L}+$/iu.test(note)) return true
  return (
    field !== 'offer' &&
    /^\p{L}[\p{L}\s/&-]{1,50}: (?:no\b|zero\b|\p{N})/iu.test(note) &&
    repairNote(statement, field, company)[0] === statement
  )
}
