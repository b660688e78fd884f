import { useState } from 'react'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import { receiptStateTexts } from '../../../src/contract/receipts.ts'
import { Banner } from '../../../src/web/ui/feedback/banner.tsx'
import { Button } from '../../../src/web/ui/form/button.tsx'
import { SelectField } from '../../../src/web/ui/form/select-field.tsx'
import { TextField } from '../../../src/web/ui/form/text-field.tsx'
import type { Connection } from '#kit/stored-connection.ts'
import type { Proof } from '#kit/receipt.ts'
import type { useForm } from '#kit/panel/use-form.ts'
import { useProof, type Evidence } from '#kit/panel/use-proof.ts'
import type { Submission } from '#kit/panel/use-submission.ts'
import type { FollowedTab } from '#kit/panel/use-tab.ts'

interface ProofProps {
  connection: Connection
  tab: FollowedTab
  pack: ApplyPack
  form: ReturnType<typeof useForm>
  submission: Submission
  onBack: () => void
}

export function ProofView({ connection, tab, pack, form, submission, onBack }: ProofProps) {
  const { evidence, result, error, look, record } = useProof(connection, tab, pack, form, submission)
  if (result === 'recorded') return <Banner tone="success" title="Recorded as sent" role="status" />
  if (result === 'waiting')
    return (
      <Banner tone="warning" title="The proof waits" role="status">
        We could not reach the server. The proof stays in this browser, encrypted, and is sent once you are online and
        connected.
      </Banner>
    )
  return (
    <section aria-label="Proof" className="grid gap-4">
      <h2 className="font-semibold">Proof</h2>
      {error && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      {evidence && <EvidenceView evidence={evidence} onLook={look} />}
      {evidence && (
        <RecordForm
          key={`${evidence.isClear} ${evidence.number}`}
          evidence={evidence}
          isSending={result === 'sending'}
          onRecord={(chosen) => void record(chosen)}
        />
      )}
      <Button variant="ghost" onClick={onBack}>
        Not sent yet, back to the form
      </Button>
      <SentValues submission={submission} />
    </section>
  )
}

function EvidenceView({ evidence, onLook }: { evidence: Evidence; onLook: () => void }) {
  const { isClear, sentence, address, picture } = evidence
  return (
    <>
      <Banner
        tone={isClear ? 'success' : 'warning'}
        title={isClear ? 'The page confirms it' : 'The page does not clearly confirm it'}
      >
        <p className="wrap-anywhere">{sentence}</p>
        <p className="text-sm wrap-anywhere text-muted">{address}</p>
      </Banner>
      {picture ? (
        <img
          src={picture}
          alt="The page after the submit"
          className="max-h-64 rounded-lg border border-line object-contain object-top"
        />
      ) : (
        <p>
          Press the button of the kit in the toolbar, then look again: the browser allows a picture only after that.
        </p>
      )}
      <Button variant="secondary" onClick={onLook}>
        Look at the page again
      </Button>
    </>
  )
}

const states = (['confirmed', 'sent', 'uncertain'] as const).map((value) => ({
  value,
  label: receiptStateTexts[value],
}))

interface RecordProps {
  evidence: Evidence
  isSending: boolean
  onRecord: (chosen: Pick<Proof, 'state' | 'number'>) => void
}

/** The manager checks, and decides what the receipt says. */
function RecordForm({ evidence, isSending, onRecord }: RecordProps) {
  const [state, setState] = useState<Proof['state']>(evidence.isClear ? 'confirmed' : 'uncertain')
  const [number, setNumber] = useState(evidence.number)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onRecord({ state, number: number.trim() })
      }}
    >
      <SelectField
        label="What happened"
        options={states}
        value={state}
        onChange={(event) => setState(event.target.value as Proof['state'])}
      />
      <TextField label="Confirmation number" value={number} onChange={(event) => setNumber(event.target.value)} />
      <Button type="submit" loading={isSending}>
        Record as sent
      </Button>
    </form>
  )
}

function SentValues({ submission: { values } }: { submission: Submission }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">What stood in the form ({values.length})</summary>
      <dl className="mt-2 grid gap-1 text-sm">
        {values.map(({ section, label, value }, index) => (
          // The same label may occur twice, and the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={`${index} ${label}`}>
            <dt className="text-muted">{[section, label].filter(Boolean).join(': ')}</dt>
            <dd className="wrap-anywhere">{value || 'Empty'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
