import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#web/lib/navigation/links.tsx'
import {
  type InterviewRoom as Interview,
  type InterviewDetails,
  type InterviewKind,
  type PreparationStep,
  preparationSteps,
} from '#contract/interviews.ts'
import { listReceipts, receiptBytesPath } from '#contract/receipts.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { InterviewFacts } from './interview-facts.tsx'
import { NoteLine } from './note-line.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { PreparationBrief } from './preparation-brief.tsx'
import { useState } from 'react'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { usePreparationSave } from './interviews.queries.ts'

/** Everything about one interview: its facts, the preparation of both sides and, once it has begun, how it went. */
export function InterviewRoom({ interview, own }: { interview: Interview; own: boolean }) {
  const now = useNow()
  const hasBegun = now >= Date.parse(interview.startsAt)
  const isOver = now >= Date.parse(interview.endsAt)
  const preparation = (
    <div className="grid gap-10">
      <PreparationBrief interview={interview} own={own} />
      <NoteLine
        interview={interview}
        target={{ part: 'notes' }}
        label={own ? 'Your Notes' : "The Client's Notes"}
        help="Your account manager can read all you write here."
        readOnly={!own}
      />
      {!isOver && <PreparationChecklist interview={interview} />}
      <SentDocuments applicationId={interview.applicationId} />
    </div>
  )
  return (
    <>
      <InterviewFacts interview={interview} own={own} />
      {hasBegun && <OutcomeForm interview={interview} />}
      {isOver ? (
        <Disclosure summary="Preparation">{preparation}</Disclosure>
      ) : (
        <Section title="Preparation">{preparation}</Section>
      )}
    </>
  )
}

/** What the employer has: the documents of the latest receipt. Renders nothing without one. */
function SentDocuments({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(queryFor(listReceipts, { params: { id: applicationId } }))
  const latest = data?.find(({ state }) => state !== 'prepared')
  if (!latest) return null
  return (
    <Section
      level={3}
      title="What We Sent"
      description={
        <>
          {latest.sentAt && `Sent on ${showDay(latest.sentAt)}. `}
          <TextLink href={paths.receipt(applicationId)}>Proof of Sending</TextLink>
        </>
      }
    >
      <Row>
        {latest.documents.map(({ sha256, name }) => (
          <DownloadLink
            key={sha256}
            href={receiptBytesPath.replace(':id', latest.id).replace(':sha256', sha256)}
            variant="secondary"
            size="sm"
          >
            {name}
          </DownloadLink>
        ))}
      </Row>
    </Section>
  )
}

const stepLabels: Record<Exclude<PreparationStep, 'documents' | 'journey'>, string> = {
  posting: 'Read the posting again',
  achievements: 'Tell each story aloud once',
  questions: 'Answer the five questions aloud',
  own_questions: 'Write down two questions for them',
}

/** What the kind of interview asks for. */
const kindSteps: Record<InterviewKind, Record<'documents' | 'journey', string>> = {
  phone: {
    documents: 'Lay your resume, a pen and a glass of water beside you',
    journey: 'Charge your phone and find a quiet place with good reception',
  },
  video: {
    documents: 'Have your resume open beside the camera',
    journey: 'Open the link once, and test your camera, sound and light',
  },
  on_site: {
    documents: 'Print two copies of your resume',
    journey: 'Check the route, plan to be there ten minutes early, and know whom to ask for',
  },
  other: { documents: 'Read your resume again', journey: 'Check the route or the link' },
}

/** Each step is stored when it is ticked. */
function PreparationChecklist({ interview }: { interview: InterviewDetails }) {
  const save = usePreparationSave()
  /** The ticked steps, until they are stored. */
  const [chosen, setChosen] = useState<PreparationStep[] | null>(null)
  const shown = chosen ?? interview.checklist
  async function toggle(step: PreparationStep, checked: boolean) {
    const checklist = preparationSteps.filter((key) => (key === step ? checked : shown.includes(key)))
    setChosen(checklist)
    try {
      await save.mutateAsync({ params: { id: interview.id }, body: { checklist } })
      await save.whenRefreshed()
    } catch {
      // The toast says that it was not saved.
    }
    setChosen((latest) => (latest === checklist ? null : latest))
  }
  return (
    <Section level={3} title="For the Day">
      <div role="group" aria-label="For the Day" className="grid gap-2">
        {preparationSteps.map((step) => (
          <CheckboxField
            key={step}
            label={{ ...stepLabels, ...kindSteps[interview.kind] }[step]}
            checked={shown.includes(step)}
            onChange={({ target }) => void toggle(step, target.checked)}
          />
        ))}
      </div>
    </Section>
  )
}
