import { fold } from '#engine/resume-reader/text.ts'
import type { Reading, TextLine } from '#engine/text/reading.ts'
import type { Zone } from './zone.ts'

/** A sentence, a list item or a part of one: tokens from `from` up to, and without, `to`. */
export interface Statement {
  from: number
  to: number
  zone: Zone
  /** It is a list item, or follows a heading on the same line. */
  isItem: boolean
  /** It tells of the work, and is read only because nothing else is asked for: only known terms count in it. */
  isTask?: boolean
}

/** A longer run without a full stop is no sentence of which one word could tell the whole. */
const maxSentenceWords = 40
const maxItemWords = 14
/** A longer sentence without commas is several that were run together. */
const maxListWords = 20
const maxHeadingWords = 10
const maxTitleWords = 14
const marker = /^(?:[^\p{L}\p{N}]+|\(?\d{1,2}[.)])\s*/u

/** Takes a posting apart into statements, each with what it is: required, preferred, a task, or beside the point. */
export function findStatements(posting: Reading): Statement[] {
  const { text, tokens, lines } = posting
  const statements: Statement[] = []
  let section: Zone = 'other'
  let isInline = false
  let end = 0
  for (const [order, line] of lines.entries()) {
    if (isInline && /\n\s*\n/.test(text.slice(end, line.start))) [section, isInline] = ['other', false]
    end = line.end
    const heading = readHeading(posting, line)
    if (heading) {
      section = heading.zone
      isInline = heading.to < line.to
      statements.push({ from: line.from, to: heading.to, zone: 'aside', isItem: false })
    }
    // The first line is the title.
    if (order === 0 && !heading && lines.length > 2 && line.to - line.from <= maxTitleWords) {
      statements.push({ from: line.from, to: line.to, zone: 'aside', isItem: false })
      continue
    }
    const isBullet = line.isBullet || /^\(?\d{1,2}[.)]\s/.test(line.text)
    const isShort = section !== 'other' && line.to - line.from <= maxItemWords && !/[.!?]$/.test(line.text)
    const isItem = isInline || isBullet || isShort
    let zone = section
    let isAsking = false
    for (let from = heading?.to ?? line.from; from < line.to;) {
      const to = findSentenceEnd(text, tokens, from, line.to)
      const inner = heading && from === heading.to ? null : readInnerHeading(posting, from, to)
      if (inner) {
        section = zone = inner.zone
        statements.push({ from, to: inner.to, zone: 'aside', isItem: false })
      }
      const continues = isAsking && isListPart(posting, inner?.to ?? from, to)
      const part = { from: inner?.to ?? from, to, zone: zone === 'other' && continues ? 'required' : zone }
      const read = readSentence(posting, { ...part, isItem: isItem || inner !== null || continues }, isBullet)
      statements.push(...read)
      isAsking = read.some(({ zone }) => zone === 'required')
      from = to
    }
  }
  return statements.filter(({ from, to }) => from < to)
}

/** Names things and says nothing of them: `brief writing; motion practice` behind what candidates must have. */
function isListPart({ text, tokens }: Reading, from: number, to: number): boolean {
  const sentence = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  return (
    to - from <= maxItemWords &&
    !/\b(?:we|our|you|your|us|is|are|was|will|has|have|can)\b|['’](?:s|re|ll|ve)\b|[$£€]/i.test(sentence)
  )
}

/** A line that is a heading, or begins with one before a colon or a dash. */
function readHeading({ text, tokens }: Reading, line: TextLine): { zone: Zone; to: number } | null {
  const written = line.text.slice(0, 120).replace(marker, '')
  const cut = /:(?=\s|$)|\s[-–—]{1,2}\s|\?(?=\s)/.exec(written)
  if (cut && cut.index > 0) {
    const label = written.slice(0, cut.index)
    const zone = contentLine.test(fold(label)) ? null : findZone(label)
    const place = text.indexOf(cut[0].trim(), tokens[line.from]?.start)
    if (zone) return { zone, to: countTokensUntil(tokens, line.from, line.to, place) }
  }
  if (line.isBullet && !/^\p{L}/u.test(written)) return null
  if (/[.,;]$/.test(written) || line.isBullet) return null
  if (contentLine.test(fold(written))) return null
  const zone = findZone(written.replace(/[!?]+$/, ''))
  return zone ? { zone, to: line.to } : null
}

/** A line that asks for something by the words that headings have too. */
const contentLine =
  /^(?:experience|knowledge|skills?|proficien\w+|familiar\w*|certification) (?:with|in|of|using|on|as)\b|^(?!preferred|strongly|nice|also|desired).*\w.* (?:preferred|required|desired|desirable|needed)$|\b(?:an?|be) (?:plus|advantage|asset|bonus|advantageous|beneficial)$|\blicen[sc]e\b|^valid\b/

/** `Preferred: NetSuite` in the middle of a line. */
function readInnerHeading({ text, tokens }: Reading, from: number, to: number): { zone: Zone; to: number } | null {
  const start = tokens[from]?.start ?? 0
  const written = text.slice(start, Math.min(start + 90, tokens[to - 1]?.end ?? start))
  for (const { 1: heading = '', 0: whole, index } of written.matchAll(/([^:.–—-]{2,60})(?::\s|\s[-–—]\s)/g)) {
    const zone = contentLine.test(fold(heading.trim())) ? null : findZone(heading)
    if (zone) return { zone, to: countTokensUntil(tokens, from, to, start + index + whole.length - 1) }
  }
  return null
}

function countTokensUntil(tokens: Reading['tokens'], from: number, to: number, place: number): number {
  let at = from
  while (at < to && (tokens[at]?.start ?? 0) < place) at++
  return at
}

function findZone(heading: string): Zone | null {
  const folded = fold(heading)
    .replaceAll(/[^\p{L}\p{N}' /&-]+/gu, ' ')
    .trim()
  if (folded === '' || folded.split(/\s+/).length > maxHeadingWords) return null
  return headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

function findSentenceEnd(text: string, tokens: Reading['tokens'], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || !token) continue
    const between = text.slice(before.end, token.start)
    if (/[!?;](?:\s|$)/.test(between)) return at
    // Lines that were pasted without their breaks: `skills.High school diploma`, `serviceAchieve`.
    if (
      between === '' ||
      (/^[.:]$/.test(between) && /\p{Lu}/u.test(text.charAt(token.start)) && before.word.length > 2)
    )
      return at
    if (/\.["”)]?\s/.test(between) && !isAbbreviation(before.word, text.charAt(token.start))) return at
  }
  return to
}

const abbreviations = new Set('e.g i.e eg ie etc inc st dr vs incl approx min max yrs yr mo no sr jr'.split(' '))
const isAbbreviation = (word: string, next: string) =>
  (abbreviations.has(word) || word.length === 1) && (next === next.toLowerCase() || word.length === 1)

/** The statements of a sentence: one, or two where its last clause is only preferred. */
function readSentence(posting: Reading, statement: Statement, isBullet: boolean): Statement[] {
  const { text, tokens } = posting
  const { from, to, zone } = statement
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || zone === 'aside') return [statement]
  if (/[$£€]/.test(text.charAt(first.start - 1))) return [{ ...statement, zone: 'aside' }]
  const raw = text.slice(first.start, Math.min(last.end, first.start + 2_000))
  const sentence = fold(raw).replaceAll(/\s+/g, ' ')
  if (to - from <= maxSentenceWords && boilerplateSentence.test(sentence)) return [{ ...statement, zone: 'aside' }]
  if (zone !== 'preferred' && preferredTail.test(sentence)) return splitAtTail(text, tokens, statement)
  if (to - from > maxSentenceWords) return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : zone }]
  const soft = zone === 'preferred' ? null : preferredClause.exec(sentence)
  if (soft) {
    const at = countTokensUntil(tokens, from, to, first.start + soft.index)
    return [
      ...readSentence(posting, { ...statement, to: at }, isBullet),
      { ...statement, from: at, zone: 'preferred' as const },
    ].filter((part) => part.from < part.to)
  }
  const isStory = !isBullet && !statement.isItem && to - from > maxItemWords && !requiredSentence.test(sentence)
  if (zone !== 'other' && isStory) return [{ ...statement, zone: 'other' }]
  if (zone !== 'other') return [!isBullet && taskSentence.test(sentence) ? { ...statement, zone: 'other' } : statement]
  return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : 'other' }]
}

/** `1 year in a warehouse, freezer a plus`: only the last clause is preferred; of a list, all of it is. */
function splitAtTail(text: string, tokens: Reading['tokens'], statement: Statement): Statement[] {
  const { from, to } = statement
  const start = tokens[from]?.start ?? 0
  const sentence = fold(text.slice(start, tokens[to - 1]?.end))
  const paren = sentence.lastIndexOf('(')
  const open = sentence.endsWith(')') || paren > sentence.lastIndexOf(')') ? paren : -1
  const runOn =
    to - from > maxListWords && !sentence.includes(',')
      ? /.*\s(?=(?:knowledge|experience|familiarity|exposure)\b)/.exec(sentence)
      : null
  const comma = runOn
    ? runOn[0].length
    : Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf(' - '), sentence.lastIndexOf('. '), open)
  const tail = sentence.slice(comma + 1)
  const isList =
    !runOn &&
    (comma < 0 || (open < 0 && /^\s*(?:and|or)\b|\b(?:or|and)\b/.test(tail) && !/\brequired\b/.test(sentence)))
  if (isList || sentence.slice(0, comma).trim() === '') return [{ ...statement, zone: 'preferred' }]
  const at = countTokensUntil(tokens, from, to, start + comma)
  if (at <= from || at >= to) return [{ ...statement, zone: 'preferred' }]
  const before = { ...statement, to: at, zone: statement.zone === 'other' ? ('required' as const) : statement.zone }
  return [before, { ...statement, from: at, zone: 'preferred' }]
}

/** The zone of each token of a posting: required, preferred, descriptive or other. */
export function findPostingSections(posting: Reading, statements = findStatements(posting)): Zone[] {
  const zones: Zone[] = Array.from({ length: posting.tokens.length }, () => 'other')
  for (const { from, to, zone } of statements) zones.fill(zone, from, to)
  return zones
}

/** The words of headings, the first that fits counts. */
const headings: [Zone, RegExp][] = [
  ['required', /^(?:not required|nothing else)$/],
  [
    'preferred',
    /prefer|nice.to.have|bonus|desir|^plus(?:es)?$|plus(?:es)?$|good to have|great to have|advantage|optional|extra (?:points|credit)|also have|not required|would be great|ideally|assets?$|^(?:also )?helpful$|we.?d love|we prefer|plus if|beneficial|put you ahead/,
  ],
  [
    'required',
    /^(?:about you|you|who you are|(?:here.?s )?who we(?:.re looking for| want)|your profile|profile|what it takes|person specification|we (?:expect|require|need|want|ask)|wanted|needed|you.?ve got)$/,
  ],
  [
    'aside',
    /benefit|^(?:we|pay|shift|package|rewards?)$|^(?:here.?s what )?we give|you get$|total rewards|our offer|the package|to apply|additional information|important (?:notes|information)|pay grade|how we support|sets us apart|you.?ll get|recruitment agenc|employment type|flexible work|transparency|current range|career area|what to expect|job (?:posting|type|details)|employee status|relocation|sponsorship|^about\b(?! (?:you|the (?:role|job|position|opportunity|work))\b)|about us|about the (?:company|team)|our (?:company|mission|values|culture|story|benefits|team)|we offer|perks|equal (?:opportunit|employment)|\bee?o\b|how to apply|compensation|who (?:we are|are we)|^why\b|salary|pay range|what you.?ll get|what you (?:will )?get|what you can expect|in it for you|in return|what we (?:offer|give|provide)|disclaimer|diversity|inclusion|privacy|physical demands|working conditions|work environment|company overview|overview of the company|other duties|legal|location|schedule|hours|contact|deadline|note$|next steps|hiring process|skip/,
  ],
  [
    'other',
    /responsibilit|duties|what you.?ll do|you.?ll (?:do|be doing)|you will (?:do|be)|what the job is|the role|this role|the job|job (?:description|summary)|day to day|summary|overview|the position|your tasks|^tasks|functions|nature of work|definition|the opportunity|the work|what you do/,
  ],
  [
    'required',
    /requirement|required|qualification|must.haves?|you must|you.?ll need|you (?:will )?need|you (?:should )?(?:bring|have)|what (?:do )?i need|what you(?:.?ll)? (?:bring|need)|what (?:will )?makes? you|technical expertise|formal education|highly rated if|skills we|you (?:are|know|might be)|what we.?re looking for|what we (?:need|want|look for)|minimum|essential|^(?:key |core |technical |professional |your )?(?:skills|experience|education|licens\w+|certifications?|knowledge)\b|skills(?: needed)?$|looking for|good fit|needed|candidates? should|who should apply|knowledge of|to succeed|^eligib|^(?:education|experience)\b/,
  ],
]

/** Sentences that ask for nothing, in any section: the law, pay, the employer's praise of itself, physical demands. */
const boilerplateSentence =
  /^(?:to apply|apply|send|submit|contact|call|text|quote|please (?:send|quote|submit|apply|contact)|ask for|refer to|e-?mail|closing date|applications? clos|interviews?\b|informal enquir|vacancy ref|(?:job|posting|referral|reference) (?:ref|code|id|number)|req(?:uisition)? (?:id|#)|ref(?:erence)?\b|code:|posted|.*\bis (?:done|handled) by\b|no (?:agencies|recruiters|calls|dui)|age \d)|^(?:salary|pay|compensation|ote|hours|shift|grade|band)\b\s*(?:[:$£€\d]|range|is\b|from)|\bdays.? (?:leave|holiday|vacation|pto)|\bwe (?:offer|pay|give|celebrate|welcome)\b|\byou (?:get|earn)\b|\b(?:gives|supports|offers) you\b|encouraged to apply|welcome to apply|(?:applicable|by|under) laws?\b|fair chance|ordinance|accommodations?\b.*\b(?:request|need|disabilit)|equal (?:opportunit|housing)|affirmative action|\be?eoe?\b|regardless of|without regard to|discriminat|race,|gender identity|401\s?\(?k|403\s?\(?b|paid time off|\bpto\b|dental (?:and )?vision|dental,? (?:and |or )?(?:vision|insurance)|reasonable (?:accommodation|adjustment)|background check|drug (?:screen|test|free|-free)|salary (?:range|is)|pay range|per hour|\/h(?:ou)?r\b|sign.?on bonus|tuition reimbursement|company profile|e-?verify|authorized to work|right to work|u\.?s\.? person|work authorization|^(?:we|our|us)\b(?!.{0,30}(?:looking for|seek|need|require|expect|hiring|want|experience|knowledge))|^(?:at [\p{L}&' ]{2,40} we)\b|\b(?:has been|was|were) (?:founded|ranked|named|voted|established)|^(?:the )?[\p{L}&' .-]{2,60}?\b(?:is|are) (?:proud|committed|an? (?!plus\b|advantage\b|must\b|bonus\b|asset\b|big plus\b|huge plus\b)(?:\w+[ -]){0,3}(?:company|employer|firm|hospital|hotel|startup|maker|distributor|leader|system|group|agency|organization|school|gym|restaurant)\b|the (?:leading|region|largest|world)|building|home to|one of)|\b(?:offers?|provides?|pays?|participates?|reserves)\b(?=.{0,60}(?:salary|bonus|stock|equity|lunch|leave|pension|insurance|benefit|membership|training|boots|vacation|right|verify|schedule))|\b(?:lift(?:ing)?|carry|stand|sit|walk|climb)(?:ing)?\b.{0,40}(?:pounds|lbs?\b|kg\b|ladders|hours|shift|standing|walking|projector)|must be (?:18|21)|years (?:old|of age)/u

/** Said of a clause at its end. */
const preferredTail =
  /(?:\b(?:strongly |highly )?(?:preferred|desired|desirable)|\b(?:is|are|be|also)? ?an? (?:big |huge |strong |definite )?(?:plus|bonus|advantage|asset)|\b(?:is|are|would be|matters?)? ?(?:a )?nice(?: to have| but not (?:needed|required))?|\b(?:is|are|would be) (?:a )?(?:helpful|ideal|welcome|beneficial|useful|advantageous)(?: but isn.t essential)?|\bhelpful|\bhelps|= plus|\bnot required|\bgood to have)\)?[.!]*$/

/** Begins a clause that is only preferred. */
const preferredClause =
  /^(?:it would be (?:great|nice)|bonus points|ideally|we.?d love|extra)|(?<=.{3})(?:\bpreferabl[ey]\b|\bideally\b|, as is\b|\bso is\b|\(preferred\b)|\b(?:would be nice|is a plus|a plus if)\b/

/** Asks for something, in any section. */
const requiredSentence =
  /\bmust\b|require|minimum|essential|mandatory|\bneed(?:ed|s)?\b|at least|\bproven\b|qualified candidate|\byou (?:have|'?ve|know|bring|hold|can|should|are|'?re (?:fluent|familiar|comfortable|experienced))\b|you'(?:ve|re)\b|looking for:|\b(?:experience|expertise|proficien\w+|fluen\w+|knowledge|skills?|background|certifi\w+|licen[sc]\w+|degree|diploma)\b.{0,12}\b(?:in|with|of|as|as an?|using)\b|\b\d+\+? ?(?:or more )?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven) (?:or more )?years?\b|\bbrings?\b|\bright person\b|\bwe (?:want|prefer|would like|are looking for) (?:a|an|someone|people)\b|\b(?:ideal|successful|right) (?:candidate|applicant)\b|\b(?:candidates?|applicants?|post holder) (?:must|should|will|have|holds?)\b|\byou(?:'ll| will) (?:need|have)\b|\b(?:able to|ability to)\b|\bskills\b/

/** Tells what the work is. */
const taskSentence =
  /^(?:you(?:'?ll| will)(?! (?:need|have|bring)\b)|you (?:coordinate|plan|lead|manage|run|support|report|work|prepare|handle|own|drive|build|maintain|assist|process|oversee|develop)\b|in this role|as an? \w+[^,]{0,40},? you\b|reporting to|responsib|duties|tasks)/
