import type { Said } from './deeds.ts'
import { hasCliche } from './cliches.ts'
import { isTypedAsSentence } from './english.ts'
import { isGap, isSlang } from './left-out.ts'
import { saysAgain } from './repeats.ts'
import { endSentence, lowerFirst, splitSentences } from './statements.ts'
import { clean, toSaid } from './to-sentences.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'
import { countWords } from './words.ts'

/** A result, and what the person tells of it in whole sentences. */
export interface Story {
  told: Said[]
  /** What is no sentence. */
  unused: string[]
}

/** Fewer words behind a result are no story. */
const minWords = 12

const isNote = /->|=>|→|[+=~•*]|\bw\//

/** Among other sentences, what is typed as one is taken for one: "At first nobody came." */
export function tell(sentence: string, time: Time): Said | null {
  const line = clean(sentence)
  const said = toSaid(line, time)
  if (said || isNote.test(line) || isGap(line) || hasCliche(line)) return said
  if (readVerbPhrase(line)?.form === 'past') return { sentence: endSentence(`I ${lowerFirst(line)}`), deed: null }
  return isTypedAsSentence(line) ? { sentence: endSentence(line), deed: null } : null
}

/** "CBP paid back $412,000" behind "I recovered $412,000 in duties". Small figures count many things. */
function hasFigures(text: string, other: string): boolean {
  const figures = text.match(/[$£€]\d[\d.,]*\d|\d{1,3}(?:,\d{3})+/g) ?? []
  return figures.length > 0 && figures.every((figure) => other.includes(figure))
}

/** The story of a line, or null: several results in one line are none. */
export function readStory(line: string, time: Time): Story | null {
  const sentences = splitSentences(line)
    .filter((sentence) => !isSlang(sentence))
    .map((sentence) => ({ sentence, said: tell(sentence, time) }))
  const [first, ...others] = sentences.flatMap(({ said }) => said ?? [])
  const own = others.filter(({ deed }) => deed === null).map(({ sentence }) => sentence)
  if (!first || countWords(own.join(' ')) < minWords) return null
  return {
    // "I moved the cutoff, which cut checks from 22 to 5" says the result again.
    told: others.some(({ sentence }) => saysAgain(first.sentence, sentence) || hasFigures(first.sentence, sentence))
      ? others
      : [first, ...others],
    unused: sentences.flatMap(({ sentence, said }) => (said === null ? sentence : [])),
  }
}
