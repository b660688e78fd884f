import { findVerb } from './verbs.ts'

const toSet = (words: string) => new Set(words.split(/\s+/))

const subjectPronouns = toSet('i we you he she it they')
const auxiliaries = toSet(
  `is are am was were has have had do does did can could will would may might must shall should isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't cannot i'm i've i'd i'll we're we've you're you've they're they've it's that's there's he's she's`,
)
const pastForms = toSet(
  `fell rose grew went came became began got told knew thought felt left lost paid saw said stood ran wrote built led sold made won held kept gave took met brought chose drew drove found sent spent taught bought caught heard meant slept swam threw understood helped started opened closed switched doubled halved tripled improved dropped increased decreased jumped happened joined moved passed worked lived stayed asked called trusted trained loved wanted liked needed`,
)
const thirdForms = toSet(
  `goes needs wants makes gives opens belongs sells publishes keeps knows gets takes becomes comes says means seems matters explains shows tells pays runs loves likes lives believes brings builds grows holds leads meets teaches thinks treats cares serves provides offers helps greets feeds happens remains continues stays asks answers draws reads writes speaks does has sees finds feels`,
)
const baseForms = toSet(
  `go need want make give open belong sell publish keep know get take become come say mean seem matter explain show tell pay run love like live believe bring build grow hold lead meet teach think treat care serve provide offer help greet feed stay ask answer return trust call use work see find feel remember expect follow respect start finish`,
)
const clauseMarkers = toSet(
  'who whom whose which that where when while because since if although though whether how what before after until than as why',
)
const determiners = toSet('a an the my our your their its his her this these those each every some any no')
const objects = toSet('me us him them you it that all')
const adverbs = toSet(
  'still also never always often only just really already even usually sometimes actually now then soon',
)
const conjunctions = toSet('and or but nor')

const introduction =
  /^(?:(?:before|after) (?:that|this),?|since then,?|in addition,?|today,?|now,?|then,?|earlier,?|there,?|in (?:19|20)\d\d,?)\s+(?=\S)/i

interface Found {
  word: string
  /** A comma or another break comes before it. */
  afterBreak: boolean
}

function findWords(text: string): Found[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{M}\p{N}#$€£%]+(?:['’.-][\p{L}\p{N}]+)*/gu)].slice(0, 120).map((match) => {
    const afterBreak = /[,;:()–—]|\s-\s/.test(text.slice(end, match.index))
    end = match.index + match[0].length
    return { word: match[0].toLowerCase().replaceAll('’', "'"), afterBreak }
  })
}

/**
 * Whether an English statement is a sentence: it has a subject and a finite verb outside its subordinate clauses. Each
 * marker of such a clause ("that", "who", a pronoun straight after a noun) accounts for one of the verbs.
 */
export function isSentence(text: string): boolean {
  const words = findWords(text.replace(introduction, '').split(/:\s/, 1)[0] ?? '')
  const [first, second] = words
  if (!first || !second) return false
  if (/^(?:because|so that|in order)\b/i.test(text)) return false
  if (first.word === 'i' || auxiliaries.has(first.word)) return first.word === 'i' || /^\p{L}+'/u.test(first.word)
  let markers = 0
  let verbs = 0
  // "When I was twelve I built radios": the second clause is the main one.
  let isMainClauseOpen = clauseMarkers.has(first.word) && isMarker(words, 0)
  for (const [index, found] of words.entries()) {
    const before = words[index - 1]
    if (isMarker(words, index)) {
      if (isMainClauseOpen && subjectPronouns.has(found.word) && index > 1) isMainClauseOpen = false
      else markers++
    } else if (index > 0 && isFinite(words, index) && !(before && conjunctions.has(before.word) && verbs > 0)) verbs++
    if (index > 0 && found.afterBreak && markers > verbs && startsClause(found.word)) markers = verbs
  }
  return verbs > markers
}

const startsClause = (word: string) => subjectPronouns.has(word)

function isMarker(words: Found[], index: number): boolean {
  const { word, afterBreak } = words[index] as Found
  const before = words[index - 1]?.word ?? ''
  if (index === words.length - 1) return false
  if (clauseMarkers.has(word)) {
    if (word === 'that' || word === 'what') return index > 0 && !afterBreak
    if (
      word === 'as' ||
      word === 'than' ||
      word === 'since' ||
      word === 'before' ||
      word === 'after' ||
      word === 'until'
    )
      return subjectPronouns.has(words[index + 1]?.word ?? '') || isNounPhraseWithVerb(words, index)
    return true
  }
  // "a policy the planners trust"
  const isContact = determiners.has(word) && isPlainNoun(words, index - 1) && hasVerbSoon(words, index)
  return (
    index > 0 &&
    (subjectPronouns.has(word) || word === "i've" || word === "i'm" || isContact) &&
    !afterBreak &&
    !clauseMarkers.has(before) &&
    !conjunctions.has(before) &&
    isNounBefore(before)
  )
}

const isPlainNoun = (words: Found[], index: number) =>
  index > 0 && !isFinite(words, index) && findVerb(words[index]?.word ?? '')?.shape === undefined

const hasVerbSoon = (words: Found[], index: number) =>
  [1, 2, 3].some((offset) => words[index + offset] !== undefined && isFinite(words, index + offset))

/** "before you ask": the pronoun decides; "since 2019" and "as a nurse" begin no clause. */
const isNounPhraseWithVerb = (words: Found[], index: number) =>
  determiners.has(words[index + 1]?.word ?? '') &&
  words.slice(index + 2, index + 5).some((_, offset) => isFinite(words, index + 2 + offset))

const isNounBefore = (word: string) =>
  !objects.has(word) && !auxiliaries.has(word) && !findPreposition(word) && !determiners.has(word)

const prepositions = toSet(
  'in on at of for with by from to into over under about between during without through per via',
)
const findPreposition = (word: string): boolean => prepositions.has(word)

function isFinite(words: Found[], index: number): boolean {
  const { word } = words[index] as Found
  const place = adverbs.has(words[index - 1]?.word ?? '') ? index - 2 : index - 1
  const before = words[place]?.word ?? ''
  const after = words[index + 1]?.word ?? ''
  if (words[index + 1]?.afterBreak === true && !auxiliaries.has(word) && findVerb(word)?.shape === 'base') return false
  if (auxiliaries.has(word)) return true
  if (determiners.has(before) || prepositions.has(before)) return false
  if (pastForms.has(word)) return !/^(?:by)$/.test(after) || /^(?:fell|rose|grew|went|came)$/.test(word)
  if (thirdForms.has(word)) return true
  const verb = findVerb(word)
  if (verb?.shape === 'third')
    return (
      !verb.isAmbiguous &&
      words[index + 1]?.afterBreak !== true &&
      (determiners.has(after) || objects.has(after) || (prepositions.has(after) && index > 1))
    )
  if (verb?.shape === 'past' && !word.endsWith('ed')) return after !== 'by' && after !== ''
  if (verb?.shape === 'past' && word.endsWith('ed'))
    return !/^(?:by|from|in|at|with|as|for|to)$/.test(after) && after !== ''
  if (baseForms.has(word) || verb?.shape === 'base')
    return isPlural(before) || /^(?:i|we|you|they|who|and)$/.test(before)
  return false
}

export const isPlural = (word: string) =>
  /.{2}[^su'i]s$/.test(word) || /^(?:people|kids|children|parents|men|women)$/.test(word)

/** "an hour", "a user": by the sound as far as the letters show it. */
export function addArticle(noun: string): string {
  const isVowel = /^(?:[aeio]|u(?!ni|se|sa|ti))/i.test(noun) || /^(?:hour|honest|honor|heir|8|11|18|80)/i.test(noun)
  const isSpelled = /^[AEFHILMNORSX][A-Z\d]/.test(noun)
  return `${isVowel || isSpelled ? 'an' : 'a'} ${noun}`
}
