import type { Receipt } from '#contract/receipts.ts'
import { describeAnswers, receiptDisplay } from '#web/lib/format/receipt-display.ts'
import { AnswerList } from '#web/ui/data/answer-list.tsx'
import { Banner, type BannerTone } from '#web/ui/feedback/banner.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Divider, Section } from '#web/ui/layout/page.tsx'
import { ReceiptConfirmation } from './receipt-confirmation.tsx'
import { ReceiptDocuments } from './receipt-documents.tsx'
import { ReceiptFacts, type ReceiptProps } from './receipt-facts.tsx'
import { ReceiptPosting } from './receipt-posting.tsx'
import { ReceiptProof } from './receipt-proof.tsx'

/** The newest receipt of an application: the part of the page that is printed. */
export function ReceiptCard(props: ReceiptProps) {
  const { id, position, company } = props.receipt
  return (
    <Card
      as="article"
      data-print
      aria-labelledby={id}
      className="print:border-0 print:shadow-none print:[&_h3]:break-after-avoid print:[&_li]:break-inside-avoid"
    >
      <CardHeader id={id} title={`${position} at ${company}`} className="wrap-anywhere print:px-0 print:pt-0" />
      <CardBody className="print:px-0">
        <ReceiptContent {...props} />
      </CardBody>
    </Card>
  )
}

const bannerTones = {
  prepared: 'info',
  sent: 'info',
  confirmed: 'success',
  uncertain: 'warning',
} as const satisfies Record<Receipt['state'], BannerTone>

/** Everything that a receipt says, except the job in its title. */
export function ReceiptContent({ receipt, own, sample = false }: ReceiptProps) {
  const { state, answers, posting } = receipt
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner tone={bannerTones[state]} title={receiptDisplay[state].text} />
      <ReceiptFacts receipt={receipt} own={own} sample={sample} />
      <Divider />
      <ReceiptDocuments receipt={receipt} listedOnly={sample} />
      <Divider />
      <ReceiptConfirmation receipt={receipt} />
      {answers.length > 0 && (
        <>
          <Divider />
          <Section level={3} title="Answers">
            <AnswerList items={describeAnswers(answers, own)} />
          </Section>
        </>
      )}
      {posting && (
        <>
          <Divider />
          <ReceiptPosting posting={posting} />
        </>
      )}
      <Divider />
      <ReceiptProof receipt={receipt} copyable={!sample} />
    </div>
  )
}
