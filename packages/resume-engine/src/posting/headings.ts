import { fold } from '#engine/resume-reader/text.ts'
import type { Reading, TextLine } from '#engine/text/reading.ts'
import type { Zone } from './zone.ts'

const maxHeadingWords = 10
const maxLabelWords = 16
/** A longer line without a colon is a sentence. */
const maxBareWords = 6
const marker = /^(?:[^\p{L}\p{N}]+|\(?\d{1,2}[.)])\s*/u

/** A line that is a heading, or begins with one before a colon or a dash. */
export function readHeading({ text, tokens }: Reading, line: TextLine): { zone: Zone; to: number } | null {
  const written = line.text.slice(0, 120).replace(marker, '')
  const cut = /:(?=\s|$)|\s[-–—]{1,2}\s|\?(?=\s)/.exec(written) ?? /(?<=\p{L}):(?=[\p{Lu}\d•*-])/u.exec(written)
  if (cut && cut.index > 0) {
    const label = written.slice(0, cut.index)
    const zone = contentLine.test(fold(label)) ? null : findZone(label, true)
    const place = text.indexOf(cut[0].trim(), tokens[line.from]?.start)
    const isClear =
      /^[\s•*-]*$/.test(written.slice(cut.index + 1, cut.index + 2)) || zone === 'required' || zone === 'preferred'
    if (zone && isClear) return { zone, to: countTokensUntil(tokens, line.from, line.to, place) }
  }
  if (line.isBullet && !/^\p{L}/u.test(written)) return null
  if (/[.,;]$/.test(written) || line.isBullet) return null
  if (contentLine.test(fold(written))) return null
  const zone = findZone(written.replace(/[!?]+$/, ''))
  return zone ? { zone, to: line.to } : null
}

/** A line that asks for something by the words that headings have too. */
const contentLine =
  /^(?:experience|knowledge|skills?|proficien\w+|familiar\w*|certification) (?:with|in|of|using|on|as)\b|^(?!preferred|strongly|nice|also|desired).*\w.* (?:preferred|required|desired|desirable|needed)$|\blicen[sc]e\b|^valid\b/

/** `Preferred: NetSuite` in the middle of a line, or `... verbal skills Useful extra skills:`. */
export function readInnerHeading(
  { text, tokens }: Reading,
  from: number,
  to: number,
): { zone: Zone; from: number; to: number } | null {
  const start = tokens[from]?.start ?? 0
  const [written = ''] = text.slice(start, Math.min(start + 120, tokens[to]?.start ?? text.length)).split('\n', 1)
  for (const { 1: said = '', 0: whole, index } of written.matchAll(
    /([^:.–—-]{2,110})(?::(?=[\s*•·○▪●-]|$)|\s[-–—]\s)/g,
  )) {
    const heading = said.split(/(?<=\p{Ll})\s+(?=\p{Lu})/u).at(-1) ?? said
    for (const label of new Set([said, heading])) {
      const zone = contentLine.test(fold(label.trim())) ? null : findZone(label, true)
      const place = start + index + said.length - label.length
      const end = start + index + whole.length
      if (zone)
        return {
          zone,
          from: countTokensUntil(tokens, from, to, place),
          to: countTokensUntil(tokens, from, to, end),
        }
    }
  }
  return null
}

export function countTokensUntil(tokens: Reading['tokens'], from: number, to: number, place: number): number {
  let at = from
  while (at < to && (tokens[at]?.start ?? 0) < place) at++
  return at
}

function findZone(heading: string, isLabel = false): Zone | null {
  const folded = fold(heading)
    .replaceAll(/[^\p{L}\p{N}' /&-]+/gu, ' ')
    .trim()
  const words = folded.split(/[\s/&'’-]+/)
  if (folded === '' || words.length > (isLabel ? maxLabelWords : maxHeadingWords)) return null
  if (isLabel && wishedLabel.test(folded)) return 'preferred'
  const zone = headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
  const isAsking = zone === 'required' || zone === 'preferred'
  const isItem = isAsking
    ? !words.every((word) => headingWord.test(word))
    : (words.length > 2 && startsItem.test(folded)) || (!isLabel && words.length > maxBareWords)
  return isItem ? null : zone
}

/** `It would be a plus if you have experience in:` */
const wishedLabel =
  /\b(?:plus|bonus|advantage|asset|preferred|desirable|beneficial|nice|great|useful|helpful)\b.*\b(?:if|had|have|in|with|following|not required)\b|\b(?:following|these|any of)\b.*\b(?:plus|bonus|advantage|asset|preferred|desirable|beneficial|nice|useful|helpful)\b/

/** `Ability to meet deadlines` is no heading of deadlines. */
const startsItem =
  /^(?:abilit|able|at least|basic|be\b|capab|comfort|commit|competen|demonstrat|excellent|exceptional|experience|familiar|flexib|fluen|general knowledge|good|great|high\b|highly|knowledge|minimum|must\b|outstanding|previous|prior|proficien|proven|solid|strong|superior|thorough|understand|very|willing|working\b(?! (?:hours|conditions|environment))|\d)/

/** Headings of what is asked for hold no other words: `Strong communication skills` is an item. */
const headingWord =
  /^(?:requir\w*|qualif\w*|must|have|haves|needs?|needed|skill\w*|experiences?|education\w*|knowledge|abilit\w+|competenc\w+|attributes|credentials|certification\w*|licen\w+|training|background|profile|criteria|specifications?|expertise|prefer\w*|desir\w+|essentials?|mandatory|minimum|basic|key|core|main|additional|other|general|technical|professional|personal|work|job|position|role|specific|special|soft|hard|ideal\w*|candidates?|applicants?|person|nice|good|great|bonus\w*|plus\w*|points|optional|extra|credit|advantag\w+|assets?|helpful|beneficial|also|not|nothing|else|you|your|we|us|what|who|will|would|should|be|do|does|it|takes?|makes?|bring|looking|for|are|is|re|ll|ve|d|got|to|the|an?|of|and|or|in|this|that|if|with|about|here|s|succeed|success\w*|fit|perform|formal|most|highly|rated|know|might|like|love|see|has|want\w*|wish|expect|ask|seeking|one|our|next|team|member|ahead|put|following|below|apply|i|eligib\w+|strong\w*|considered|appreciated|added|characteristics|traits|qualities|even|better|distinct|preference|on|at|as|more|than|but|useful|always|some|things|legal|now)$/

/** The words of headings, the first that fits counts. */
const headings: [Zone, RegExp][] = [
  ['required', /^(?:not required|nothing else)$/],
  [
    'preferred',
    /prefer|nice.to.have|bonus|desir|^plus(?:es)?$|plus(?:es)?$|good to have|great to have|advantage|optional|extra (?:points|credit)|also have|not required|would be great|ideally|assets?$|^(?:also )?helpful$|we.?d love|we prefer|plus if|beneficial|put you ahead|^(?:useful|extra)\b/,
  ],
  [
    'required',
    /^(?:about you|you|who you are|(?:here.?s )?who we(?:.re looking for| want)|your profile|profile|what it takes|person specification|we (?:expect|require|need|want|ask)|wanted|needed|you.?ve got)$/,
  ],
  [
    'aside',
    /benefit|^(?:we|pay|shift|package|rewards?)$|^(?:here.?s what )?we give|you get$|total rewards|our offer|the package|to apply|additional information|important (?:notes|information)|pay grade|how we support|sets us apart|you.?ll get|recruitment agenc|employment type|flexible work|transparency|current range|career area|what to expect|job (?:posting|type|details)|employee status|relocation|sponsorship|^about\b(?! (?:you|the (?:role|job|position|opportunity|work))\b)|about us|about the (?:company|team)|our (?:company|mission|values|culture|story|benefits|team)|we offer|perks|equal (?:opportunit|employment)|\bee?o\b|how to apply|compensation|who (?:we are|are we)|^why\b|salary|physical requirements|pay range|what you.?ll get|what you (?:will )?get|what you can expect|in it for you|in return|what we (?:offer|give|provide)|disclaimer|diversity|inclusion|privacy|physical demands|working conditions|work environment|company overview|overview of the company|other duties|legal|location|schedule|hours|contact|deadline|note$|next steps|hiring process|skip/,
  ],
  [
    'other',
    /responsibilit|duties|what you.?ll do|you.?ll (?:do|be doing)|you will (?:do|be \w)|what the job is|the role|this role|the job|job (?:description|summary)|day to day|summary|overview|the position|your tasks|^tasks|functions|nature of work|definition|the opportunity|the work|what you do/,
  ],
  [
    'required',
    /requirement|required|qualification|must.haves?|you must|you.?ll need|you (?:will )?need|you (?:should )?(?:bring|have)|what (?:do )?i need|what you(?:.?ll)? (?:bring|need)|what (?:will )?makes? you|technical expertise|formal education|highly rated if|skills we|you (?:are|know|might be)|what we.?re looking for|what we (?:need|want|look for)|minimum|essential|^(?:key |core |technical |professional |your )?(?:skills|experience|education|licens\w+|certifications?|knowledge)\b|skills(?: needed)?$|looking for|good fit|needed|candidates? should|who should apply|knowledge of|to succeed|^eligib|^(?:education|experience)\b/,
  ],
]
