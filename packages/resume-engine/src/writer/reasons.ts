import { hasCliche } from './cliches.ts'
import { isTypedAsSentence } from './english.ts'
import { isHarmful } from './left-out.ts'
import { maxStatements } from './lines.ts'
import { endSentence, splitStatements } from './statements.ts'
import { countWords } from './words.ts'

/** What is typed as a sentence of people is one, if its first clause has a verb: "Two of my customers switched to you last year and told me why." */
function keepTyped(statement: string): string | null {
  const [first = '', second = ''] = statement.split(/[,:;]\s*/)
  // "Having worked in a laboratory, I know ..."
  const main = /^\p{Lu}\p{Ll}+ing\b/u.test(first) && /^I\b/.test(second) ? second : first
  const isOfPeople =
    /\b(?:I|me|my|you|your|we|us)\b/i.test(statement) && (/[.!]$/.test(statement) || countWords(statement) > 8)
  const isLoose = /^(?:because|the way)\b|\b(?:that|who|which)\b/i.test(main)
  return isOfPeople && !isLoose && isTypedAsSentence(main) ? endSentence(statement) : null
}

interface Split {
  used: string[]
  unused: string[]
}

/** The sentences of a reason, each once, and the statements that become none. */
export function splitReasons(
  text: string,
  turn: (statement: string) => string | null,
  isNew: (text: string) => boolean,
): Split {
  const used: string[] = []
  const unused: string[] = []
  for (const statement of splitStatements(text).slice(0, maxStatements)) {
    // "I rode along with it": with what, a statement says that was left out.
    const isLoose =
      unused.length > 0 && /\b(?:it|its|that|this|they|them|their|there|he|she|him|her)\b/i.test(statement)
    // "So do the CFOs" goes on after its sentence.
    const isFurther =
      used.length > 0 && /^(?:so|nor|neither) (?:do|does|did|is|are|was|were|has|have)\b/i.test(statement)
    const toSentence = isFurther ? endSentence : turn
    const sentence =
      isHarmful(statement) || hasCliche(statement) || isLoose ? null : (toSentence(statement) ?? keepTyped(statement))
    if (sentence === null) unused.push(statement)
    else if (isNew(sentence)) used.push(sentence)
  }
  return { used, unused }
}
