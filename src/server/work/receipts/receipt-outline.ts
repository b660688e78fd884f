import { toOutline, type OutlineBlock } from '@foothold/resume-engine/outline'
import { receiptStateTexts, type Receipt } from '#contract/receipts.ts'

const confirmationTexts = { number: 'Number', mail: 'Mail', screenshot: 'Screenshot', none: 'None' }

type Line = Pick<OutlineBlock, 'kind' | 'text'> & { afterGap?: boolean }

const heading = (text: string): Line => ({ kind: 'heading', text })
const paragraphs = (text: string): Line[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/^[-•*] /.test(line) ? { kind: 'bullet', text: line.slice(2) } : { kind: 'paragraph', text: line }))

const showTime = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`

/** A receipt as the document writer takes it. */
export function toReceiptOutline(receipt: Receipt, client: string) {
  const { state, sentAt, sentBy, posting, confirmation, documents, answers, corrects } = receipt
  const lines: Line[] = [
    { kind: 'title', text: `${receipt.position} at ${receipt.company}` },
    { kind: 'contact', text: `Receipt ${receipt.id}` },
    heading('What happened'),
    ...paragraphs(`Applicant: ${client}`),
    ...paragraphs(receiptStateTexts[state]),
    ...paragraphs(sentAt === null ? `Prepared by ${sentBy.name}` : `Sent on ${showTime(sentAt)} by ${sentBy.name}`),
    ...paragraphs(`Recorded on ${showTime(receipt.createdAt)}`),
    ...paragraphs(
      receipt.rulesVersion === 0
        ? 'The client had set no rules.'
        : `Checked against version ${receipt.rulesVersion} of the client's rules.`,
    ),
    ...(corrects === null ? [] : paragraphs(`Corrects receipt ${corrects}`)),
    heading('Confirmation'),
    ...paragraphs(confirmationTexts[confirmation.kind]),
    ...paragraphs(confirmation.value ?? ''),
    ...(confirmation.screenshot ? paragraphs(toFileLine(confirmation.screenshot)) : []),
    heading('Documents'),
    ...(documents.length === 0 ? paragraphs('None') : []),
    ...documents.map((document): Line => ({ kind: 'bullet', text: toFileLine(document) })),
    heading('Answers'),
    ...(answers.length === 0 ? paragraphs('None') : []),
    ...answers.flatMap(({ question, answer, source }): Line[] => [
      { kind: 'entry', text: question, afterGap: true },
      ...paragraphs(answer),
      {
        kind: 'dates',
        text: source === 'answers' ? "From the client's answers" : `Said by the client on ${showTime(source.saidAt)}`,
      },
    ]),
    heading('The posting'),
    ...(posting === null
      ? paragraphs('We have not read the posting.')
      : [...paragraphs(posting.url), ...paragraphs(posting.text), ...paragraphs(`SHA-256 ${posting.sha256}`)]),
    heading('Proof'),
    ...paragraphs(`SHA-256 of this receipt: ${receipt.sha256}`),
  ]
  return toOutline(lines)
}

const toFileLine = ({ name, size, sha256 }: { name: string; size: number; sha256: string }) =>
  `${name}, ${size.toLocaleString('en-US')} bytes, SHA-256 ${sha256}`
