import { useMutation } from '@tanstack/react-query'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { type Proposal as Proposed, type ProposalKind, proposals } from '#contract/proposals.ts'
import { type ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { useHasModel, useTextStream } from './use-text-stream.ts'
import { WritingView } from './writing-view.tsx'

interface ProposalProps {
  kind: ProposalKind
  id: string
  /** The story of an interview. */
  about?: string
  /** The button that asks. */
  ask: string
  /** What there is without the model: "The draft above stays." */
  without: string
  /** The button that accepts, and what it does. It returns what puts everything back. */
  accept?: { label: string; use: (text: string) => () => void }
}

/** Asks the language model for a text, and shows it as a proposal. Nothing where there is no model, or nothing may be changed. */
export function Proposal(props: ProposalProps) {
  const { view } = useSignedInUser()
  const hasModel = useHasModel()
  return hasModel && !view ? <AskedProposal {...props} /> : null
}

function AskedProposal({ kind, id, about = '', ask, without, accept }: ProposalProps) {
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const { read, text, stop } = useTextStream<Proposed>()
  const { mutate, isPending, error, reset } = useMutation<Proposed | null, ApiError>({
    mutationFn: () => read(proposals[kind].path.replace(':id', id), { about }),
    onSuccess: setProposed,
  })

  function start() {
    setProposed(null)
    setUndo(null)
    mutate()
  }

  function use(written: string) {
    const putBack = accept?.use(written)
    setProposed(null)
    if (putBack) setUndo(() => putBack)
  }

  return (
    <Stack gap="sm">
      <Row>
        <Button variant="secondary" size="sm" loading={isPending} pendingLabel="Writing..." onClick={start}>
          <WandSparkles aria-hidden="true" />
          {ask}
        </Button>
        {undo && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              undo()
              setUndo(null)
            }}
          >
            Put My Text Back
          </Button>
        )}
      </Row>
      {isPending && <WritingView text={text} source="the records" onStop={stop} />}
      {error && (
        <Banner role="status" tone="info" action={<CloseButton onClose={reset} />}>
          {getErrorMessage(error)} {without}
        </Banner>
      )}
      {proposed && (
        <Card as="section" tone="sunken" aria-label="Proposed Text" role="status">
          <CardBody className="grid gap-3">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {proposed.text}
            </p>
            <p className="text-sm text-muted">
              Written by an AI model from {proposed.from}. Read it before you use it.
            </p>
            {proposed.leftOut.length > 0 && (
              <InlineDisclosure
                summary={`We left out ${formatPlural(proposed.leftOut.length, 'sentence')} that the records don't support`}
              >
                <BulletList items={proposed.leftOut} className="gap-1 text-sm" />
              </InlineDisclosure>
            )}
            <Row>
              {accept && (
                <Button size="sm" onClick={() => use(proposed.text)}>
                  {accept.label}
                </Button>
              )}
              <CloseButton onClose={() => setProposed(null)} />
            </Row>
          </CardBody>
        </Card>
      )}
    </Stack>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClose}>
      Close
    </Button>
  )
}
