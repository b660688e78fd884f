import { fold } from '#engine/resume-reader/text.ts'
import { bulletText, type Reading } from '#engine/text/reading.ts'

export interface Sentence {
  text: string
  /** Folded. */
  words: string[]
  /** The line of the body that contains it. */
  paragraph: number
}

const maxSentences = 400
const maxLength = 600
const greeting = /^(?:dear|hello|hi|good (?:morning|afternoon|day)|greetings|to whom it may concern)\b/
const closing =
  /^(?:with )?(?:yours |kind |best |warm )?(?:sincerely|regards|truly|faithfully|respectfully|best wishes|best|thanks|many thanks|with thanks|thank you)[,.!]?$|^(?:sincerely|respectfully) yours/

/** The sentences of a letter's body: between the greeting and the closing, without the heads of the page. */
export function readSentences({ lines }: Reading): Sentence[] {
  const start = lines.slice(0, 14).findIndex(({ text }) => greeting.test(fold(text.slice(0, 60))))
  const end = lines.findLastIndex(({ text }, index) => index > start && closing.test(fold(text.slice(0, 60))))
  const body = lines.slice(start + 1, end > 0 ? end : undefined)
  // A letter whose greeting goes on in the same line.
  const inline = start >= 0 ? /^[^,:]{3,60}[,:]\s+(?=\S.{40})/.exec(lines[start]?.text ?? '') : null
  const texts = body.filter(({ isBullet }) => !isBullet).map((line) => bulletText(line))
  if (inline) texts.unshift(lines[start]?.text.slice(inline[0].length) ?? '')
  return texts
    .flatMap((text, paragraph) => splitSentences(text).map((sentence) => parseSentence(sentence, paragraph)))
    .slice(0, maxSentences)
}

const parseSentence = (text: string, paragraph: number): Sentence => ({
  text,
  words: fold(text.slice(0, maxLength)).match(/[\p{L}\p{N}'’%$€£]+(?:[.,]\d+)?/gu) ?? [],
  paragraph,
})

/** Abbreviations do not end a sentence. */
const abbreviated = /\b(?:mr|mrs|ms|dr|st|no|vs|inc|ltd|co|corp|jr|sr|e\.g|i\.e|approx|u\.s)\.$/i

function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviated.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences.filter((sentence) => /\p{L}/u.test(sentence))
}

export const findGreeting = ({ lines }: Reading) =>
  lines.slice(0, 14).find(({ text }) => greeting.test(fold(text.slice(0, 60))))
