import { fold } from '#engine/resume-reader/text.ts'
import type { Reading } from '#engine/text/reading.ts'
import { startsLine } from '#engine/text/tokens.ts'
import { functionWords } from '#engine/words/generic.ts'
import { countTokensUntil, readHeading, readInnerHeading } from './headings.ts'
import type { Zone } from './zone.ts'

/** A sentence, a list item or a part of one: tokens from `from` up to, and without, `to`. */
export interface Statement {
  from: number
  to: number
  zone: Zone
  /** It is a list item, or follows a heading on the same line. */
  isItem: boolean
  /** A heading says what it is, and not its words alone. */
  isHeaded?: boolean
  /** It tells of the work, and is read only because nothing else is asked for: only known terms count in it. */
  isTask?: boolean
}

/** A longer run without a full stop is no sentence of which one word could tell the whole. */
const maxSentenceWords = 40
const maxItemWords = 14
/** A longer sentence without commas is several that were run together. */
const maxListWords = 20
const maxTitleWords = 14

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
        statements.push(...readSentence(posting, { from, to: inner.from, zone, isHeaded: zone === section, isItem }))
        section = zone = inner.zone
        statements.push({ from: inner.from, to: inner.to, zone: 'aside', isItem: false })
      }
      const continues = isAsking && isListPart(posting, inner?.to ?? from, to)
      const isAsked =
        (zone === 'other' && continues) || ((zone === 'aside' || zone === 'other') && startsAsking(posting, from, to))
      const part = { from: inner?.to ?? from, to, zone: isAsked ? ('required' as const) : zone }
      const isHeaded = zone === 'required' || zone === 'preferred'
      const read = readSentence(posting, { ...part, isHeaded, isItem: isItem || inner !== null || continues })
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

/** `Experience with Excel` behind a heading of benefits or of duties asks for something all the same. */
const startsAsking = ({ text, tokens }: Reading, from: number, to: number) =>
  /^(?:experienced? (?:with|in|using)\b|bachelor|degree in|knowledge of|familiar with|.{0,60}\b(?:looking for|seek\w*|needs?|interviewing)\b.{3,80}\b(?:with|has|have)\b.{0,50}\b(?:experience|knowledge|skills|background)\b|(?:in.depth|deep|hands.on|demonstrated)\b.{0,40}\b(?:understanding|knowledge|experience)\b|(?:\w+ )?(?:proficien|familiar)\w* (?:with|in)\b|\d+\+? (?:(?:to|-) ?\d+ )?years?.{0,30}experience|(?:excellent|strong|good|proven|solid|advanced|working)\b.{0,60}\b(?:skills|knowledge|experience|ability|understanding)\b|(?:minimum|at least)\b.{0,30}\b(?:years?|degree)\b)/i.test(
    text.slice(tokens[from]?.start, tokens[to - 1]?.end).slice(0, 200),
  )

/** A list whose line breaks were lost: `preferred.*Requires`, `skills ·  Knowledge`. */
const inlineBullet = /[*·•○▪●►]/

const wishWord = /^(?:preferred|desired|required|plus)$/

function findSentenceEnd(text: string, tokens: Reading['tokens'], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || !token) continue
    const between = text.slice(before.end, token.start)
    if (/[!?;](?:\s|$)/.test(between) || inlineBullet.test(between)) return at
    const isCapital = /\p{Lu}/u.test(text.charAt(token.start))
    // Lines that were run together: `experience desired Command of Yardi`, `(Required)Master's degree`.
    if (
      isCapital &&
      ((/^\s+$/.test(between) && wishWord.test(text.slice(before.start, before.end))) || between === ')')
    )
      return at
    if (/^[.)]?- +$/.test(between) && /\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.start + 2))) return at
    // Lines that were pasted without their breaks: `skills.High school diploma`, `serviceAchieve`.
    if (between === '' || (/^[.:]$/.test(between) && isCapital && before.word.length > 2)) return at
    // `in a startup,Be organized`
    if (between === ',' && isCapital && /\p{Ll}/u.test(text.charAt(before.start))) return at
    const isStart =
      /^[)\s]*$/.test(between) &&
      !functionWords.has(before.word) &&
      /\p{Ll}[)\s]*$/u.test(text.slice(Math.max(0, token.start - 3), token.start))
    if (isStart && startsLine.test(text.slice(token.start, token.end))) return at
    if (/\.["”)]?\s/.test(between) && !isAbbreviation(before.word, text.charAt(token.start))) return at
  }
  return to
}

const abbreviations = new Set('e.g i.e eg ie etc inc st dr vs incl approx min max yrs yr mo no sr jr'.split(' '))
const isAbbreviation = (word: string, next: string) =>
  (abbreviations.has(word) || word.length === 1) && (next === next.toLowerCase() || word.length === 1)

/** The statements of a sentence: one, or two where its last clause is only preferred. */
function readSentence(posting: Reading, statement: Statement): Statement[] {
  const { text, tokens } = posting
  const { from, to, zone } = statement
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || zone === 'aside') return [statement]
  if (/[$£€]/.test(text.charAt(first.start - 1))) return [{ ...statement, zone: 'aside' }]
  const raw = text.slice(first.start, Math.min(last.end, first.start + 2_000))
  const sentence = fold(raw).replaceAll(/\s+/g, ' ')
  // `3 years in audit (graduates are encouraged to apply)`
  const main = sentence.replaceAll(/\([^()]*(?:\)|$)/g, '')
  if (
    to - from <= maxSentenceWords &&
    (boilerplateSentence.test(main || sentence) || (zone === 'other' && ownPraise.test(sentence)))
  )
    return [{ ...statement, zone: 'aside' }]
  const paren = zone === 'preferred' ? null : wishInBrackets.exec(sentence)
  if (paren && !wishAlone.test(paren[0])) {
    const open = countTokensUntil(tokens, from, to, first.start + paren.index)
    const close = countTokensUntil(tokens, from, to, first.start + paren.index + paren[0].length)
    return [
      ...(open > from
        ? readSentence(posting, { ...statement, to: open, zone: zone === 'other' ? 'required' : zone })
        : []),
      { ...statement, from: open, to: close, zone: 'preferred' as const },
      ...(close < to ? readSentence(posting, { ...statement, from: close }) : []),
    ]
  }
  if (preferredWhole.test(sentence)) return [{ ...statement, zone: 'preferred' }]
  const middle = zone === 'preferred' ? null : preferredMiddle.exec(sentence)
  const next = middle ? countTokensUntil(tokens, from, to, first.start + middle.index) : to
  if (next > from && next < to)
    return [[from, next] as const, [next, to] as const].flatMap(([from, to]) =>
      readSentence(posting, { ...statement, from, to }),
    )
  if (zone !== 'preferred' && preferredTail.test(sentence)) return splitAtTail(text, tokens, statement)
  if (to - from > maxSentenceWords) return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : zone }]
  const soft = zone === 'preferred' ? null : preferredClause.exec(sentence)
  if (soft) {
    const at = countTokensUntil(tokens, from, to, first.start + soft.index)
    // `preferably in the food industry with 3-5 years of supervision`
    const years = sentence.slice(soft.index).search(/ with (?:at least )?\d/)
    const end = years < 0 ? to : countTokensUntil(tokens, at, to, first.start + soft.index + years)
    return [
      ...readSentence(posting, { ...statement, to: at }),
      { ...statement, from: at, to: end, zone: 'preferred' as const },
      ...readSentence(posting, { ...statement, from: end }),
    ].filter((part) => part.from < part.to)
  }
  if (zone !== 'other') return [statement]
  return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : 'other' }]
}

/** `1 year in a warehouse, freezer a plus`: only the last clause is preferred; of a list, all of it is. */
function splitAtTail(text: string, tokens: Reading['tokens'], statement: Statement): Statement[] {
  const { from, to } = statement
  const start = tokens[from]?.start ?? 0
  const sentence = fold(text.slice(start, tokens[to - 1]?.end))
    .replace(/\s*\([^()]*$/, '')
    .replaceAll(/\([^()]*\)/g, (words) => words.replaceAll(/[,.-]/g, ' '))
  const runOn =
    to - from > maxListWords && !sentence.includes(',')
      ? /.*\s(?=(?:knowledge|experience|familiarity|exposure)\b)/.exec(sentence)
      : null
  // `A degree is required with a focus in marketing preferred`
  const required = /\brequired (?=with\b)/.exec(sentence)
  const part = runOn ?? required
  const comma = part
    ? part.index + part[0].length
    : Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf(' - '), sentence.lastIndexOf('. '))
  const tail = sentence.slice(comma + 1)
  const isList =
    !part &&
    (comma < 0 ||
      wishAlone.test(tail) ||
      (/^\s*(?:and|or)\b|\b(?:or|and)\b/.test(tail) && !/\brequired\b/.test(sentence)))
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

/** Sentences that ask for nothing, in any section: the law, pay, the employer's praise of itself, physical demands. */
const boilerplateSentence =
  /^(?:to apply|apply|send|submit|contact|call|text|quote|please (?:send|quote|submit|apply|contact)|ask for|refer to|e-?mail|closing date|applications? clos|interviews?\b|informal enquir|vacancy ref|(?:job|posting|referral|reference) (?:ref|code|id|number)|req(?:uisition)? (?:id|#)|ref(?:erence)?\b|code:|posted|.*\bis (?:done|handled) by\b|no (?:agencies|recruiters|calls|dui)|age \d)|^(?:salary|pay|compensation|ote|hours|shift|grade|band)\b\s*(?:[:$£€\d]|range|is\b|from)|\bdays.? (?:leave|holiday|vacation|pto)|\bwe (?:offer|pay|give|celebrate|welcome)\b|\byou (?:get|earn)\b|\b(?:gives|supports|offers) you\b|encouraged to apply|welcome to apply|(?:applicable|by|under) laws?\b|fair chance|ordinance|accommodations?\b.*\b(?:request|need|disabilit)|equal (?:opportunit|housing)|affirmative action|\be?eoe?\b|regardless of|without regard to|discriminat|race,|gender identity|401\s?\(?k|403\s?\(?b|paid time off|\bpto\b|vaccinat|\bcovid\b|\bbase (?:pay|salary)\b|\bpay (?:rates?|scale|decisions)\b|geographic(?:al)? (?:location|differential|parameters)|\bclick(?:ing)? (?:here|the|on|below|apply)\b|\beasy apply\b|\bapply now\b|separation (?:date|benefits|package)|total compensation|incentive (?:compensation|plan)|\b(?:range|ranges) (?:displayed|listed|provided|shown|is|will|may|for this)\b|download the form|contingent workers|(?:internal|all qualified) applicants|salar(?:y|ies) (?:will|may)|pay transparency|permitted by|\bm\/f\b|\bveterans?\b|actual (?:salary|compensation|pay)|commensurate|life insurance|savings plan|reimbursement|company trips|holidays|\bstaffing (?:firm|agency)\b|\bterms of use\b|dental (?:and )?vision|dental,? (?:and |or )?(?:vision|insurance)|reasonable (?:accommodation|adjustment)|background check|drug (?:screen|test|free|-free)|salary (?:range|is)|pay range|per hour|\/h(?:ou)?r\b|sign.?on bonus|tuition reimbursement|company profile|e-?verify|authorized to work|right to work|u\.?s\.? person|work authorization|\b(?:offers?|provides?|pays?|participates?|reserves)\b(?=.{0,60}(?:salary|bonus|stock|equity|lunch|leave|pension|insurance|benefit|membership|training|boots|vacation|right|verify|schedule))|\b(?:lift(?:ing)?|carry|stand|sit|walk|climb)(?:ing)?\b.{0,40}(?:pounds|lbs?\b|kg\b|ladders|hours|shift|standing|walking|projector)|must be (?:18|21)|years (?:old|of age)/u

/** The same, of what is not asked for by a heading: who they are. */
const ownPraise =
  /^(?:we|our|us)\b(?!.{0,30}(?:looking for|seek|need|require|expect|hiring|want|experience|knowledge))|^(?:at [\p{L}&' ]{2,40} we)\b|\b(?:has been|was|were) (?:founded|ranked|named|voted|established)|^(?:the )?[\p{L}&' .-]{2,60}?\b(?:is|are) (?:proud|committed|an? (?!plus\b|advantage\b|must\b|bonus\b|asset\b|big plus\b|huge plus\b)(?:\w+[ -]){0,3}(?:company|employer|firm|hospital|hotel|startup|maker|distributor|leader|system|group|agency|organization|school|gym|restaurant)\b|the (?:leading|region|largest|world)|building|home to|one of)/u

const wished = String.raw`(?:(?:(?:strongly|highly|much|very|all|most) )?(?:preferred|preferable|desired|desirable|beneficial|helpful|advantageous|favou?rable|appreciated|valued|regarded|recommended|optional)|(?:(?:is|are|be|as|also|considered) )?an? (?:\w+ ){0,2}(?:plus|bonus|advantage|asset|benefit|added value)|(?:considered|seen) (?:as )?plus|(?:is|are|would be|matters?)? ?(?:a )?nice(?: to have| but not (?:needed|required))?|(?:would|will|'d) be (?:an? )?(?:great|awesome|good|amazing|fantastic)|(?:(?:is|are|would be|will be) (?:a )?)?(?:ideal|welcome|useful|handy)(?: but isn.t essential)?|helps|(?:doesn't|won't) hurt|not (?:an? )?(?:required|essential|mandatory|necessary|needed|must)|(?:good|great) to have)`

/** Said of a clause at its end. */
const preferredTail = new RegExp(String.raw`(?:\b${wished}|= plus|- advantage)(?: ?\([^()]*)?[)\]]?[\s.!,;•*·-]*$`)
const wishInBrackets = new RegExp(
  String.raw`[([](?:[^()]*\b${wished}|(?:preferr?ably|preferr?able (?!\W*$)|ideally)\b[^()]*)(?:[)\]]|$)`,
)
const wishAlone = new RegExp(String.raw`^\W*${wished}\W*$`)

/** Said of all of a sentence: `You needn't know Go`, `An MBA is an asset or another degree`. */
const preferredWhole = new RegExp(
  String.raw`^.{0,30}\b(?:don'?t|do not|not) need\b|^preferred (?!candidate|work\b)|\bpreference (?:is |will be )?(?:given|for)\b|\b(?:helpful|great|nice|bonus|plus)\b.{0,60}\bif you(?:'ve| have| know)\b|.{2}\b${wished} (?:or|as well as)\b`,
)

/** The same in the middle: what comes behind is another clause. */
const preferredMiddle = new RegExp(String.raw`(?<=.{8}\b${wished}\)?)(?:[,;.]|(?= (?:but|though|although|and you)\b))`)

/** Begins a clause that is only preferred. */
const preferredClause =
  /^(?:it would be (?:great|nice)|as is|so is|(?:bonus|brownie|extra) points|kudos|even better|ideally|we.?d love|extra)|(?<=.{3})(?:\bpreferr?abl[ey]\b|\bideally\b|, as is\b|\bso is\b|\(preferred\b)|\b(?:would be nice|is a plus|a plus if)\b/

/** Asks for something, in any section. */
const requiredSentence =
  /\bmust\b|require|minimum|essential|mandatory|\bneed(?:ed|s)?\b|at least|\bproven\b|qualified candidate|\byou (?:have|'?ve|know|bring|hold|can|should|are|'?re (?:fluent|familiar|comfortable|experienced))\b|you'(?:ve|re)\b|looking for:|\b(?:experience|expertise|proficien\w+|fluen\w+|knowledge|skills?|background|certifi\w+|licen[sc]\w+|degree|diploma)\b.{0,12}\b(?:in|with|of|as|as an?|using)\b|\b\d+\+? ?(?:or more )?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven) (?:or more )?years?\b|\bbrings?\b|\bright person\b|\bwe (?:want|prefer|would like|are looking for) (?:a|an|someone|people)\b|\b(?:ideal|successful|right) (?:candidate|applicant)\b|\b(?:candidates?|applicants?|post holder) (?:must|should|will|have|holds?)\b|\byou(?:'ll| will) (?:need|have)\b|\b(?:able to|ability to)\b|\bskills\b/
