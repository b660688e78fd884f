import type { Receipt } from '#contract/receipts.ts'
import { describeAnswers, receiptDisplay, confirmationNames } from './receipt-display.ts'
import { AnswerList } from '#web/ui/data/answer-list.tsx'
import { Banner, type BannerTone } from '#web/ui/feedback/banner.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { ReceiptDocuments, FileFailure } from './receipt-documents.tsx'
import { Moment, ReceiptFacts, type ReceiptProps, RulesVersion } from './receipt-facts.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { fetchFile } from '#web/lib/api/download.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { getFileUrl } from './receipt-files.ts'
import { CopyText } from '#web/lib/copying.tsx'

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

/** Everything that a receipt says, except the job in its title: what, when and by whom, then the proof. */
export function ReceiptContent({ receipt, own, client, sample = false }: ReceiptProps) {
  const { state, answers, posting, confirmation } = receipt
  const printing = usePrinting()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner tone={bannerTones[state]} title={receiptDisplay[state].text} />
      <ReceiptFacts receipt={receipt} client={client} />
      <ReceiptDocuments receipt={receipt} listedOnly={sample} />
      {confirmation.kind !== 'none' && <ReceiptConfirmation receipt={receipt} />}
      {answers.length > 0 && (
        <Section level={3} title="Answers">
          <AnswerList items={describeAnswers(answers, own)} />
        </Section>
      )}
      {posting && <ReceiptPosting posting={posting} printing={printing} />}
      <Folded summary="Verify" open={printing}>
        <ReceiptProof receipt={receipt} own={own} sample={sample} />
      </Folded>
    </div>
  )
}

/** Content that is folded on the screen, and printed as a whole. */
function Folded({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  return open ? children : <InlineDisclosure summary={summary}>{children}</InlineDisclosure>
}

/** Longer texts are folded on the screen. */
const shortLength = 600

/** The Posting as It Was when we read it. */
function ReceiptPosting({ posting, printing }: { posting: NonNullable<Receipt['posting']>; printing: boolean }) {
  const { url, title, company, text } = posting
  return (
    <Section level={3} title="The Posting as It Was">
      <div className="grid gap-1">
        {(title || company) && (
          <p className="font-medium wrap-anywhere">{[title, company].filter(Boolean).join(' · ')}</p>
        )}
        <p>
          <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      </div>
      <Folded summary="Read the Posting" open={printing || text.length <= shortLength}>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </Folded>
    </Section>
  )
}

/** Whether the browser is printing: content for paper is rendered only then. */
function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser renders the print as soon as the listeners return, so React must update synchronously.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** What the employer's site or mail answered. */
function ReceiptConfirmation({ receipt: { id, confirmation } }: { receipt: Receipt }) {
  const { kind, value, screenshot } = confirmation
  return (
    <Section level={3} title="Confirmation">
      {value && <DescriptionList items={[{ term: confirmationNames[kind === 'mail' ? 'mail' : 'number'], value }]} />}
      {screenshot && <Screenshot url={getFileUrl(id, screenshot.sha256)} />}
    </Section>
  )
}

function Screenshot({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  // An image does not say why it failed.
  const { error } = useQuery({ queryKey: [url], queryFn: () => fetchFile(url), enabled: failed })
  if (failed) return <FileFailure message={getErrorMessage(error, 'The screenshot could not be loaded.')} />
  return (
    <img
      src={url}
      alt="Screenshot of the confirmation"
      onError={() => setFailed(true)}
      className="max-h-[60dvh] max-w-full justify-self-start rounded-xl border border-line bg-sunken object-contain print:max-h-[12cm] print:break-inside-avoid"
    />
  )
}

/** What shows that nothing was changed since: for those who want to check it. */
function ReceiptProof({ receipt, own, sample = false }: Omit<ReceiptProps, 'client'>) {
  const { id, sha256, createdAt, rulesVersion, documents } = receipt
  return (
    <div className="grid gap-4 py-2">
      <p className="text-sm text-muted">
        We computed the SHA-256 from everything in the receipt, so any later change would show.
      </p>
      <DescriptionList
        items={[
          { term: 'Receipt', value: id },
          { term: 'SHA-256', value: <Hash sha256={sha256} copyable={!sample} /> },
          ...documents.map((document) => ({
            term: `SHA-256 of ${document.name}`,
            value: <Hash sha256={document.sha256} />,
          })),
          { term: 'Recorded', value: <Moment at={createdAt} /> },
          { term: 'Checked Against', value: <RulesVersion version={rulesVersion} own={own} linked={!sample} /> },
        ]}
      />
    </div>
  )
}

function Hash({ sha256, copyable = false }: { sha256: string; copyable?: boolean }) {
  return (
    <span className="flex items-start gap-1">
      <span className="min-w-0 font-mono text-sm wrap-anywhere">{sha256}</span>
      {copyable && (
        <span className="print:hidden">
          <CopyText text={sha256} label="Copy SHA-256" what="number" shown />
        </span>
      )}
    </span>
  )
}
