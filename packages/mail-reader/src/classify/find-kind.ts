import type { Confidence, MailKind } from '#mail/model/classification.ts'
import { combinations } from './combinations.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { toSentences, type Sentence } from './sentences.ts'

export interface FoundKind {
  kind: MailKind
  evidence: string
  confidence: Confidence
}

/** Of two that are equally likely the one that decides more comes first. */
const order: MailKind[] = ['rejection', 'offer', 'other', 'invitation', 'assessment', 'question', 'received']
const conditional =
  /\b(?:if|should (?:you|we|your|it|there|they|something)|in case|once|until|unless|whether|may (?:invite|ask|contact|call|offer|be)|only (?:those|candidates|after|then|the)|those|chosen for|selected to|falls|sollten|sollte|wenn|sobald|ob|sofern)\b/i
const preliminary = /\bbefore (?:we|you) can|\bbevor wir\b/i
const negated = /\b(?:not|no longer|unable|regret|never|nicht|kein\p{L}*|leider)\b/iu
const germanWord = /\b(?:und|der|die|das|wir|ihre?|sie|nicht|bewerbung|für|mit|dich|deine?)\b/gi
const englishWord = /\b(?:the|and|you|your|we|of|for|with|to|is|application)\b/gi

const isGerman = (text: string) => (text.match(germanWord)?.length ?? 0) > (text.match(englishWord)?.length ?? 0)

interface Found {
  weight: number
  hints: number
  sentence: Sentence | null
}

/** What a mail says, by its sentences. What it says for a case that may come does not count, nor what it quotes. */
export function findKind(subject: string, text: string): FoundKind {
  const sentences = toSentences(subject, text)
  const found = scoreKinds(sentences, isGerman(`${subject} ${text}`) ? german : english)
  const best = order
    .map((kind) => ({ kind, ...(found.get(kind) ?? none) }))
    .map((each) => ({ ...each, score: each.weight + Math.min(each.hints, 3) * 0.3 }))
    .sort((one, other) => other.score - one.score || order.indexOf(one.kind) - order.indexOf(other.kind))
  const winner = pickWinner(best)
  if (!winner || winner.score < 2) return { kind: 'other', evidence: '', confidence: 'unknown' }
  if (winner.kind === 'other') return { kind: 'other', evidence: '', confidence: 'likely' }
  return {
    kind: winner.kind,
    evidence: winner.sentence?.text ?? '',
    confidence: winner.weight >= 3 && !winner.sentence?.isSubject ? 'certain' : 'likely',
  }
}

const none: Found = { weight: 0, hints: 0, sentence: null }
type Scored = Found & { kind: MailKind; score: number }

/** A receipt thanks and confirms, as other mails do at their beginning: it wins only alone. */
function pickWinner(best: Scored[]): Scored | undefined {
  const strong = best.filter(({ weight }) => weight >= 2.5)
  const decided = strong.filter(({ kind }) => kind !== 'received' && kind !== 'question')
  const byOrder = (all: Scored[]) => all.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  if (decided.length > 0) return byOrder(decided)[0]
  return strong.find(({ kind }) => kind === 'question') ?? strong[0] ?? best[0]
}

function scoreKinds(sentences: Sentence[], rules: typeof english) {
  const found = new Map<MailKind, Found>()
  const add = (kind: MailKind, weight: number, sentence: Sentence) => {
    const before = found.get(kind) ?? none
    // A subject names a kind also where the mail says that it is off, so it weighs less than a sentence.
    const counted = sentence.isSubject ? Math.min(weight, 2) : weight
    found.set(kind, {
      weight: Math.max(before.weight, counted),
      hints: before.hints + 1,
      sentence: counted > before.weight || !before.sentence ? sentence : before.sentence,
    })
  }
  for (const sentence of sentences) {
    const isNegated = negated.test(sentence.plain)
    const condition = conditional.exec(sentence.plain)?.index ?? Infinity
    const isRefused = (kind: MailKind) => isNegated && (kind === 'offer' || kind === 'invitation')
    for (const { kind, weight, pattern, isNegation } of rules) {
      if (!isNegation && weight > 1 && isRefused(kind)) continue
      const match = pattern.exec(sentence.plain)
      if (!match || condition < match.index) continue
      if (kind === 'invitation' && preliminary.test(sentence.plain)) continue
      add(kind, weight, sentence)
    }
    if (condition < Infinity || sentence.isSubject) continue
    for (const { kind, weight, all, none } of combinations)
      if (!isRefused(kind) && !none?.test(sentence.plain) && all.every((each) => each.test(sentence.plain)))
        add(kind, weight, sentence)
  }
  return found
}
