import type { Facts } from './facts.ts'
import { sentenceAt } from './texts.ts'
import type { Sentence, Word } from './texts.ts'

/** Shows that a sentence speaks of the application, not of what was. */
const applying =
  /\b(?:appl(?:y|ying|ied|ication)|interest(?:ed)?|join(?:ing)?|contribut\w+|bring|opportunity|opening|vacancy|advertised|role|position|welcome|look(?:ing)? forward|excited|eager|drawn|attract\w*|admire|discuss|talk|seek(?:s|ing)?|target\w*|aspir\w+|would|your|you|dear|want)\b/i
const been =
  /\b(?:worked|served|serving|employed|spent|was|were|been|held|tenure|career|former(?:ly)?|previous(?:ly)?|joined|left|promoted|since|at the time|as an? (?=.*\b(?:I|my|years?)\b))\b/i
const claims = /\b(?:I|I'm|I've|my|mine|we|our)\b/
const placing = /\b(?:at|for|with|in|of|as an?)\s+(?:the\s+)?$/i
const ofEmployer = /\b(?:you|your|yours|posting|advert\w*|role|position|requires?|vacancy|opening|employer|job)\b/i

/** Parts of a sentence that stand for themselves, so that "you ask for X, and I have Y" claims Y alone. */
const clauseOf = ({ text, start }: Sentence, place: number): string => {
  const at = place - start
  let from = 0
  for (const match of text.matchAll(
    /[:;—]|, (?=and I\b|I\b|which I\b|where I\b)|\b(?:and|because|since|while|but|so|where|as) (?=I\b|my\b)/g,
  )) {
    if (match.index >= at) return text.slice(from, match.index)
    from = match.index + match[0].length
  }
  return text.slice(from)
}

/**
 * Whether a word that the person does not say of themselves may stand where it stands. The company and role applied to
 * may be named wherever the sentence is about applying and not about what was; a requirement of the posting where its
 * clause is about the employer and says nothing of "I" or "my". In a resume no requirement may be named at all.
 */
export function mayBeNamed(facts: Facts, word: Word, sentence: Sentence | undefined): boolean {
  if (!sentence) return false
  const has = (stems: Set<string>) => stems.has(word.stem) || stems.has(word.folded)
  if (has(facts.appliedStems)) {
    const clause = clauseOf(sentence, word.start)
    const isPlace = placing.test(sentence.text.slice(0, word.start - sentence.start))
    const isClaimed = facts.kind === 'resume' || (claims.test(clause) && isPlace)
    if (!been.test(clause) && (applying.test(clause) || !isClaimed)) return true
  }
  return has(facts.askedStems) && isOfEmployer(facts, word.start, [sentence])
}

/** Whether a place of a letter speaks of what the employer asks for, and not of what the person has. */
export function isOfEmployer({ kind }: Facts, place: number, sentences: Sentence[]): boolean {
  const sentence = sentenceAt(sentences, place)
  if (kind === 'resume' || !sentence) return false
  const clause = clauseOf(sentence, place)
  return ofEmployer.test(clause) && !claims.test(clause)
}
