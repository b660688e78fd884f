import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { improveLine } from '#contract/builders.ts'
import { type ResumeValues, toUnfinishedResume } from '@foothold/resume-engine/resume-values'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { chooseLine, replaceLine } from './lines.ts'
import { useHasModel } from '#web/features/work/proposals/use-text-stream.ts'

interface ImproveLineProps {
  name: `positions.${number}.achievements`
  /** The line with the caret; blank where that is not known. */
  lineOfCaret: string
}

/** Asks for other words for one line, and shows them as a change to accept. Nothing where there is no language model. */
export function ImproveLine({ name, lineOfCaret }: ImproveLineProps) {
  const { control, getValues, setValue } = useFormContext<ResumeValues>()
  const [proposed, setProposed] = useState<{ line: string; proposal: string | null; reason: string | null } | null>(
    null,
  )
  const line = chooseLine(useWatch({ control, name }) ?? '', lineOfCaret)
  const improve = useCall(improveLine, {
    failure: 'The line could not be improved',
    onSuccess: (reply, { body }) => setProposed({ ...reply, line: body.line }),
  })
  if (!useHasModel()) return null

  function ask() {
    const form = toUnfinishedResume(getValues())
    setProposed(null)
    if (form.success) improve.mutate({ body: { form: form.data, line } })
  }

  function accept(before: string, after: string) {
    setValue(name, replaceLine(getValues(name), before, after), { shouldDirty: true })
    setProposed(null)
  }

  return (
    <Stack gap="sm">
      <Row>
        <Button
          variant="secondary"
          size="sm"
          disabled={line === ''}
          loading={improve.isPending}
          pendingLabel="Improving..."
          onClick={ask}
        >
          <WandSparkles aria-hidden="true" />
          Improve This Line
        </Button>
        <span className="min-w-0 truncate text-sm text-muted">{line === '' ? 'Write a line above first.' : line}</span>
      </Row>
      {proposed && (
        <Card as="section" tone="sunken" aria-label="Proposed Line" role="status">
          <CardBody className="grid gap-3">
            {proposed.proposal === null ? (
              <p>{proposed.reason}</p>
            ) : (
              <dl className="grid gap-1">
                <dt className="text-sm text-muted">Yours</dt>
                <dd>
                  <del>{proposed.line}</del>
                </dd>
                <dt className="text-sm text-muted">Proposed</dt>
                <dd>
                  <ins>{proposed.proposal}</ins>
                </dd>
              </dl>
            )}
            <Row>
              {proposed.proposal !== null && (
                <Button size="sm" onClick={() => accept(proposed.line, proposed.proposal ?? '')}>
                  Use Proposed Line
                </Button>
              )}
              <Button variant="secondary" size="sm" onClick={() => setProposed(null)}>
                Keep My Line
              </Button>
            </Row>
          </CardBody>
        </Card>
      )}
    </Stack>
  )
}
