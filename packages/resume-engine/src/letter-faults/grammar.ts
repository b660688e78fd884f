import { presentVerbs, findTense } from '#engine/words/writing.ts'
import type { Sentence } from './sentences.ts'

const auxiliaries = new Set(
  `am is are was were be been has have had do does did will would can could may might must shall should cannot can't won't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't i'm i've i'll i'd it's that's there's you're you've you'll we're we've we'll they're they've who's what's he's she's here's let's`.split(
    /\s+/,
  ),
)
const subjects = new Set(
  'i we you they he she it this that these those there which who what everyone everything nothing nobody someone both one'.split(
    ' ',
  ),
)
/** Verbs that letters have and lines about work do not. */
const letterVerbs = new Set(
  `accept admire agree appeal appear apply appreciate arrive ask attract aim become believe belong bring buy call catch come comes cost count cover depend describe deserve enclose enjoy expect explain fall feel find fit follow get give go happen hear hope imply include interest join keep know learn leave let lie like listen live look lose love make match matter mean mind miss need notice offer open pay prefer put reach read realize remain remember remind rest rise run say see seem share show sit sound speak spend stand stay stick stop strike suit talk tell thank think treat trust try turn understand visit wait want wish wonder work worry`.split(
    /\s+/,
  ),
)
/** Of those, the ones that are no noun in the plural: `happens` can only be a verb. */
const onlyVerbs = new Set(
  `admire agree appear apply appreciate arrive ask become believe belong bring come describe deserve enclose enjoy explain follow give go happen hear imply include join keep know learn leave let listen live lose make mean pay prefer put reach realize remain remember remind say see seem sit speak stick talk tell thank think treat understand want wonder`.split(
    /\s+/,
  ),
)
const pluralSubjects = new Set(
  'mine yours ours theirs people staff children many few both most teams women men'.split(' '),
)
const irregularPast = new Set(
  `was were became began brought bought came chose cut did drew felt fell fit found flew gave got went grew had heard held kept knew laid led learnt left let lost made meant met paid put ran read rose said sat saw sent set showed spent spoke stood stuck struck taught thought threw told took understood won wore wrote`.split(
    /\s+/,
  ),
)
const determiners = /^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|no|some|all|each|every|\d)/
/** Words that may open a sentence as an order or as thanks, and need no subject. */
const polite = new Set('please thank thanks let see call feel attached enclosed'.split(' '))

const singularVerb = (word: string) =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?:(?<=ss|sh|ch|x|o)e)?s$/, '')

const isPast = (word: string) =>
  irregularPast.has(word) ||
  findTense(word) === 'past' ||
  (/^[a-z]{2,}ed$/.test(word) && !/(?:eed|red|bed)$/.test(word))

/** A form that only a verb with a subject has, or may well have: of two readings the one that is no fault counts. */
function findFiniteVerb({ words, text }: Sentence): boolean {
  return (
    words.some((word, at) => {
      // `May 2026` is a month.
      if (auxiliaries.has(word)) return word !== 'may' || !/^\d/.test(words[at + 1] ?? '')
      if (at === 0) return false
      const before = words[at - 1] ?? ''
      const isOfThem = /^(?:them|us)$/.test(before) && words[at - 2] === 'of'
      if ((subjects.has(before) || (isOfThem && !/^(?:on|in|at|with|from|for|by|to)$/.test(word))) && !/^\d/.test(word))
        return true
      if (isPast(word) && !/^(?:to|and|by|be|being)$/.test(before)) return !isParticiple(words, at)
      if (!word.endsWith('s') || word.endsWith('ss')) return false
      const base = singularVerb(word)
      const after = words[at + 1] ?? ''
      if ((!presentVerbs.has(base) && !letterVerbs.has(base)) || /^\d/.test(before)) return false
      if (onlyVerbs.has(base)) return true
      const ends = new RegExp(String.raw`\b${word}\s*(?:[,;:.)]|$)`).test(text.toLowerCase())
      return !ends && !/^(?:of|and|or|in|at|for|with|on|from|per|by|to|most|are|is)$/.test(after)
    }) || hasPluralVerb(words)
  )
}

/** `Teams like mine need`, `My managers describe`: a noun in the plural before a verb. */
const hasPluralVerb = (words: string[]) =>
  words.some((word, at) => {
    const before = words[at - 1] ?? ''
    const after = words[at + 1] ?? ''
    return (
      at > 0 &&
      (/[^s]s$/.test(before) || pluralSubjects.has(before)) &&
      (letterVerbs.has(word) || presentVerbs.has(word)) &&
      (word === 'include' ||
        determiners.test(after) ||
        subjects.has(after) ||
        /^(?:to|me|you|us|that|how|what|not|for|with)$/.test(after))
    )
  })

/** `Years spent at Acme`, `a team based in Leeds`: a noun before it, a preposition after it, and no other verb. */
function isParticiple(words: string[], at: number): boolean {
  const after = words[at + 1] ?? ''
  const word = words[at] ?? ''
  if (!word.endsWith('ed') && !/^(?:spent|held|made|built|led|won|taught|found|kept|run)$/.test(word)) return false
  return /^(?:at|by|as)$/.test(after) && at <= 3 && !/^(?:who|that|which)$/.test(words[at - 1] ?? '')
}

/** A sentence without a verb that says it. */
export function isFragment(sentence: Sentence): boolean {
  const { words, text } = sentence
  // A colon announces a list, at the end or behind a label: "My background: ...".
  const isList = /[?:]$|^\p{Lu}\p{L}*(?: \p{Ll}+){0,3}: /u.test(text)
  if (words.length < 3 || isList || polite.has(words[0] ?? '')) return false
  if (/^(?:re|subject|ref)\b/.test(words.join(' '))) return false
  return !findFiniteVerb(sentence) && !lacksSubject(sentence)
}

const leadingAdverbs = new Set('only also never always just recently personally successfully'.split(' '))

/** A sentence that begins with its verb, as a line of a resume does: `Cut response times by 31%.` */
export function lacksSubject({ words: all, text }: Sentence): boolean {
  const words = leadingAdverbs.has(all[0] ?? '') ? all.slice(1) : all
  const [first = '', second = ''] = words
  if (words.length < 3 || polite.has(first) || /[?]$/.test(text)) return false
  const tense = findTense(first)
  const isVerb = irregularPast.has(first)
    ? !['read', 'set', 'put', 'found', 'left', 'had'].includes(first) || determiners.test(second)
    : tense === 'past' ||
      (tense === 'present' && !first.endsWith('s')) ||
      (tense !== null && first.endsWith('s') && (determiners.test(second) || /^(?:as|for|with|on)$/.test(second))) ||
      first === 'cut' ||
      first === 'led'
  if (!isVerb) return false
  // `Trained in Leeds, I ...`, `Based on that, the team ...`
  if (
    /,\s*(?:i|we|my|our|the|it|this|that|a|an|his|her|their|\p{Lu}\p{L}+)\b/iu.test(text) &&
    tense === 'past' &&
    hasMainClause(text)
  )
    return false
  // `Clear notes matter`, `Work that lasts is`: a noun after all.
  const rest = words.slice(1, 6)
  if (tense === 'present')
    return (
      !rest.some((word) => auxiliaries.has(word) || (letterVerbs.has(singularVerb(word)) && word.endsWith('s'))) &&
      !hasPluralVerb(words) &&
      (determiners.test(second) || /^(?:as|for|with|on|in)$/.test(second) || second.endsWith('s'))
    )
  return !/^(?:by|from|on|with)$/.test(second) || !rest.some((word) => subjects.has(word) || auxiliaries.has(word))
}

const hasMainClause = (text: string) => {
  const rest =
    text
      .slice(text.indexOf(',') + 1)
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  return (
    rest.slice(0, 2).some((word) => subjects.has(word)) ||
    (determiners.test(rest[0] ?? '') && rest.slice(1, 6).some((word) => auxiliaries.has(word) || isPast(word)))
  )
}
