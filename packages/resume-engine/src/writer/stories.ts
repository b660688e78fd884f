import type { Said } from './deeds.ts'
import { hasCliche } from './cliches.ts'
import { isTypedAsSentence } from './english.ts'
import { isGap, isSlang } from './left-out.ts'
import { saysAgain } from './repeats.ts'
import { endSentence, splitSentences } from './statements.ts'
import { clean, toSaid } from './to-sentences.ts'
import type { Time } from './verb-phrases.ts'
import { countWords } from './words.ts'

/** A result, and what the person tells of it in whole sentences. */
export interface Story {
  told: Said[]
  /** What is no sentence. */
  unused: string[]
}

/** Fewer words behind a result are no story. */
const minWords = 12

/** Among other sentences, what is typed as one is taken for one: "At first nobody came." */
const keepSentence = (typed: string): Said | null => {
  const sentence = clean(typed)
  return isTypedAsSentence(typed) && !isGap(sentence) && !hasCliche(sentence)
    ? { sentence: endSentence(sentence), deed: null }
    : null
}

/** The story of a line, or null: several results in one line are none. */
export function readStory(line: string, time: Time): Story | null {
  const [first = '', ...others] = splitSentences(line)
  const lead = toSaid(first, time)
  if (!lead) return null
  const sentences = others
    .filter((sentence) => !isSlang(sentence))
    .map((sentence) => ({ sentence, said: toSaid(sentence, time) ?? keepSentence(sentence) }))
  const further = sentences.flatMap(({ said }) => said ?? [])
  const own = further.filter(({ deed }) => deed === null).map(({ sentence }) => sentence)
  if (countWords(own.join(' ')) < minWords) return null
  return {
    // "I moved the cutoff, which cut checks from 22 to 5" says the result again.
    told: further.some(({ sentence }) => saysAgain(first, sentence)) ? further : [lead, ...further],
    unused: sentences.flatMap(({ sentence, said }) => (said === null ? sentence : [])),
  }
}
