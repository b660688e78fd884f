import type { Facts } from './facts.ts'
import { indexAt, memoize, sentenceAt, type Sentence, type Word } from './texts.ts'

/** Shows that a sentence speaks of the application, not of what was. */
const applying =
  /\b(?:appl(?:y|ying|ied|ication)|interest(?:ed)?|join(?:ing)?|contribut\w+|bring|opportunity|opening|vacancy|advertised|role|position|welcome|look(?:ing)? forward|excited|eager|drawn|attract\w*|admire|discuss|talk|seek(?:s|ing)?|target\w*|aspir\w+|would|your|you|dear|want)\b/i
const been =
  /\b(?:worked|served|serving|employed|spent|was|were|been|held|tenure|career|former(?:ly)?|previous(?:ly)?|joined|promoted|since|at the time)\b/i
const hasLeft = /\bleft (?:the )?\p{Lu}/u
/** What a guest or customer did there. */
const asGuest = /\b(?:ate|eaten|dined|shopped|bought|grew up)\b/i
const asSomeone = /\bas an? \b/i
/** "Data Analyst I because" is the name of a grade. */
const ofPerson = /\b(?:I(?! because\b)|my|years?)\b/i
const claims = /\b(?:I|I'm|I've|my|mine|we|our)\b/
const placing = /\b(?:at|for|with|in|of|as an?)\s+(?:the\s+)?$/i
const ofEmployer = /\b(?:you|your|yours|posting|advert\w*|role|position|requires?|vacancy|opening|employer|job)\b/i

const clauseEnd =
  /[:;—]|, (?=and I\b|I\b|which I\b|where I\b|(?:and|but) (?:that|this|your|you|it)\b|so (?:the|that|this|your|you|it)\b)|\b(?:and|because|since|while|but|so|where|as) (?=I\b|my\b)|$/g

interface Clause {
  start: number
  end: number
  /** Speaks of the application. */
  isApplying: boolean
  /** Speaks of what was. */
  isPast: boolean
  isOfPerson: boolean
  isOfEmployer: boolean
}

/** "As a ..." tells of a job that was held where it goes on with "I", "my" or years. */
function namesJob(text: string): boolean {
  const found = asSomeone.exec(text)
  return found !== null && ofPerson.test(text.slice(found.index + found[0].length))
}

function readClause(text: string, start: number, end: number): Clause {
  return {
    start,
    end,
    isApplying: applying.test(text),
    isPast: been.test(text) || hasLeft.test(text) || namesJob(text),
    isOfPerson: claims.test(text) && !asGuest.test(text),
    isOfEmployer: ofEmployer.test(text),
  }
}

/** Each part of a sentence is judged apart: "you ask for X, and I have Y" claims Y alone. */
const clausesIn = memoize(({ text, start }: Sentence): Clause[] => {
  let from = 0
  return [...text.matchAll(clauseEnd)].map(({ 0: separator, index }) => {
    const clause = text.slice(from, index)
    const begin = start + from
    from = index + separator.length
    return readClause(clause, begin, start + from)
  })
})

function clauseAt(sentence: Sentence, place: number): Clause | undefined {
  const clauses = clausesIn(sentence)
  return clauses[indexAt(clauses, place)]
}

/** `at the` is looked for in so many signs before a word. */
const maxPlacing = 100

function isPlaced({ text, start }: Sentence, place: number): boolean {
  const at = place - start
  return placing.test(text.slice(Math.max(0, at - maxPlacing), at))
}

/**
 * Whether a word that the person does not say of themselves is allowed at its place. The company and role applied to
 * may be named wherever the sentence is about applying and not about what was; a requirement of the posting where its
 * clause is about the employer and says nothing of "I" or "my". In a resume no requirement may be named at all.
 */
export function mayBeNamed(facts: Facts, word: Word, sentence: Sentence | undefined): boolean {
  if (!sentence) return false
  const has = (stems: Set<string>) => stems.has(word.stem) || stems.has(word.folded)
  if (has(facts.appliedStems)) {
    const clause = clauseAt(sentence, word.start)
    const isClaimed = facts.kind === 'resume' || (clause?.isOfPerson && isPlaced(sentence, word.start))
    if (!clause?.isPast && (clause?.isApplying || !isClaimed)) return true
  }
  return has(facts.askedStems) && isOfEmployer(facts, word.start, [sentence])
}

/** Whether a place of a letter speaks of what the employer asks for, and not of what the person has. */
export function isOfEmployer({ kind }: Facts, place: number, sentences: Sentence[]): boolean {
  const sentence = sentenceAt(sentences, place)
  if (kind === 'resume' || !sentence) return false
  const clause = clauseAt(sentence, place)
  return clause !== undefined && clause.isOfEmployer && !clause.isOfPerson
}
