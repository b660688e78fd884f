import type { FactSource } from '@foothold/resume-engine/facts'
import type { Caller } from '#server/admission.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import type { Conversation } from '#server/gateways/language-model/language-model.ts'
import type { TextWorker } from '#server/gateways/text-worker/text-worker.ts'

interface Piece {
  /** The white space before it. */
  space: string
  heading: string
  /** Null where it was refused, and not mended. */
  text: string | null
  refused: { sentence: string; reasons: string[] } | null
}

interface Checking {
  texts: Pick<TextWorker, 'checkModelSentences'>
  caller: Caller
  form: FactSource
  onSentence: (text: string) => void
}

export interface ModelText {
  text: string
  /** Why sentences were left out. */
  leftOut: string[]
}

const chatter = /^(?:`{3}\w*|(?:sure|certainly|of course|absolutely)\b.*|here(?:'s|’s| is| are)\b.*[:!])$/i
const refusal =
  /^(?:i['’]?m|i am)(?: very)? (?:sorry|unable|not able)\b|^i (?:can['’]?t|cannot|won['’]?t|will not) (?:help|assist|write|comply|create)/i
const headingLine = /^[\p{Lu}\s&/]{4,}$/u
const maxMended = 20
const maxLeftOut = 20
/** A letter of fewer words is none; nor is a shorter text of another kind. */
const minLetterWords = 30
const minWords = 5

/** Collects a model's sentences: each is checked before anyone sees it. */
export function createModelText({ texts, caller, form, onSentence }: Checking) {
  const pieces: Piece[] = []
  const isLetter = 'personalInfo' in form
  let heading = ''
  /** The white space before a sentence that was refused: the next one begins its paragraph. */
  let carried = ''

  async function check(marked: { text: string; heading: string }[]) {
    const checked = await texts.checkModelSentences({ form, sentences: marked }, caller)
    return checked.map(({ text, reasons }) => ({
      text,
      reasons: /\{\{|\}\}/.test(text) ? ['It holds personal data that the form does not'] : reasons,
    }))
  }

  async function take(raw: string) {
    const marked = raw.trim()
    if (marked === '' || chatter.test(marked)) return
    if (pieces.length === 0 && refusal.test(marked)) throw new LanguageModelError('refused')
    if (!isLetter && headingLine.test(marked)) heading = marked
    const [checked] = await check([{ text: marked, heading }])
    if (!checked || checked.text === '') return
    const { text, reasons } = checked
    const isSound = reasons.length === 0
    const own = /^\s*/.exec(raw)?.[0] ?? ''
    const space = carried.includes('\n') && !own.includes('\n') ? carried : own
    carried = isSound ? '' : space
    pieces.push({ space, heading, text: isSound ? text : null, refused: isSound ? null : { sentence: text, reasons } })
    if (isSound) onSentence(`${space}${text}`)
  }

  /** Asks once for other words for what was refused. A model that fails here has written the rest. */
  async function mend({ mend: askAgain }: Conversation) {
    const refused = pieces.filter((piece) => piece.refused !== null).slice(0, maxMended)
    if (refused.length === 0) return
    const others = await askAgain(refused.flatMap((piece) => piece.refused ?? [])).catch((error: unknown) => {
      if (error instanceof LanguageModelError) return []
      throw error
    })
    const asked = refused.flatMap((piece, index) => {
      const text = others[index]
      return text ? [{ piece, text: startLike(piece.refused?.sentence ?? '', text), heading: piece.heading }] : []
    })
    const checked = await check(asked)
    asked.forEach(({ piece }, index) => {
      const { text, reasons = [''] } = checked[index] ?? {}
      if (text !== undefined && reasons.length === 0) piece.text = text
    })
  }

  /** The whole text. Throws a `LanguageModelError` where too little of it is sound. */
  function finish(): ModelText {
    const dropped = pieces.filter(({ text }) => text === null)
    const said = pieces.filter(({ text }) => !headingLine.test(text ?? ''))
    const text = joinPieces(pieces)
    if (said.length === 0) throw new LanguageModelError('malformed')
    const isShort = text.split(/\s+/).length < (isLetter ? minLetterWords : minWords)
    const isBroken =
      'sections' in form && dropped.some(({ refused, heading }) => isStructure(refused?.sentence ?? '', heading))
    if (isShort || isBroken || dropped.length * 2 > said.length)
      throw new LanguageModelError(dropped.length === 0 ? 'short' : 'facts' in form ? 'unfounded' : 'unsound')
    return { text, leftOut: dropped.flatMap(({ refused }) => refused?.reasons.slice(0, 1) ?? []).slice(0, maxLeftOut) }
  }

  return { take, mend, finish }
}

/** A line that others depend on: without it bullets would be those of another job. */
const isStructure = (line: string, heading: string) => !/^[-•*]\s/.test(line) && !/SUMMARY|PROFILE|SKILLS/.test(heading)

/** A bullet stays one. */
const startLike = (before: string, text: string) => {
  const mark = /^[-•*]\s+/.exec(before)?.[0] ?? ''
  return text.startsWith(mark.trim()) ? text : `${mark}${text}`
}

/** The sentences that are left; a paragraph that lost its first one still begins as one. */
const joinPieces = (pieces: readonly Piece[]): string =>
  pieces
    .filter(({ text }) => text !== null)
    .map(({ space, text }) => `${space || ' '}${text}`)
    .join('')
    .trim()
