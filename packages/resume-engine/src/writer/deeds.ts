import type { Said } from './verb-phrases.ts'
import { endSentence } from './statements.ts'

const clause = /, |[;:]|\b(?:and|that|which|who|when|where|so|because|after|before|while|if|than)\b/i
const second = /, |;|\band\b/

/** Sentences as they are told: two short ones with "I" become one, and the next begins with "I also". */
export function joinDeeds(told: readonly Said[]): string[] {
  const sentences: string[] = []
  const left = [...told]
  for (let said = left.shift(); said; said = left.shift()) {
    const { deed, sentence } = said
    if (!deed) {
      sentences.push(sentence)
      continue
    }
    const isJoinable = (other: Said) =>
      other.deed?.isPast === deed.isPast &&
      ((!clause.test(deed.text) && !second.test(other.deed.text)) ||
        (!clause.test(other.deed.text) && !second.test(deed.text)))
    const at = left.findIndex(isJoinable)
    const [other] = at < 0 ? [] : left.splice(at, 1)
    const texts = [deed.text, ...(other?.deed ? [other.deed.text] : [])]
    if (clause.test(deed.text)) texts.reverse()
    const previous = sentences.at(-1) ?? ''
    const isFurther = /^I (?!also)/.test(previous) && !/^(?:never|only|always|also)\s/.test(texts[0] ?? '')
    sentences.push(endSentence(`I ${isFurther ? 'also ' : ''}${texts.join(' and ')}`))
  }
  return sentences
}
