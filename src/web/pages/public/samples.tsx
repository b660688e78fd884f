import type { ReactNode } from 'react'
import { samples, samplesPage, sampleNote } from '#web/samples-content.ts'
import { SampleLetter } from '#web/features/site/samples/sample-letter.tsx'
import { ReceiptCard } from '#web/features/work/receipts/receipt-card.tsx'
import { ReportCard } from '#web/features/service/reports/report-view.tsx'
import { CallToAction } from '#web/layouts/call-to-action.tsx'
import { PageIntro } from '#web/layouts/page-intro.tsx'
import { sampleReceipt, sampleReport } from '#web/samples.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container } from '#web/ui/layout/page.tsx'

const contents: Record<(typeof samples)[number]['id'], ReactNode> = {
  letter: <SampleLetter />,
  receipt: <ReceiptCard receipt={sampleReceipt} own client="Maya Okafor" sample />,
  report: <ReportCard report={sampleReport} />,
}

export default function SamplesPage() {
  return (
    <>
      <PageIntro {...samplesPage}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {samples.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={linkClass}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageIntro>
      <Container narrow className="grid grid-cols-1 gap-12 pb-16 sm:pb-24">
        {samples.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 grid-cols-1 gap-5">
            <div className="grid gap-2">
              <h2 id={`${id}-title`} className="text-3xl">
                {title}
              </h2>
              <p className="text-lg text-muted">{text}</p>
              <Badge className="justify-self-start">{sampleNote}</Badge>
            </div>
            {contents[id]}
          </section>
        ))}
      </Container>
      <CallToAction />
    </>
  )
}
