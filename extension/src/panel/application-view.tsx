import { useState } from 'react'
import { findBoard, isExpectedPage } from '@foothold/form-reader/boards.ts'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import { Banner } from '../../../src/web/ui/feedback/banner.tsx'
import { Button } from '../../../src/web/ui/form/button.tsx'
import { CheckboxField } from '../../../src/web/ui/form/checkbox-field.tsx'
import type { Connection } from '#kit/stored-connection.ts'
import { FieldList } from '#kit/panel/field-list.tsx'
import type { MissingBlock } from '#kit/planned-form.ts'
import { ProofView } from '#kit/panel/proof-view.tsx'
import { useForm } from '#kit/panel/use-form.ts'
import { usePack } from '#kit/panel/use-pack.ts'
import { useSubmission } from '#kit/panel/use-submission.ts'
import type { FollowedTab } from '#kit/panel/use-tab.ts'

interface ApplicationProps {
  connection: Connection
  tab: FollowedTab
  id: string
  onUnauthorized: () => void
}

export function ApplicationView({ connection, tab, id, onUnauthorized }: ApplicationProps) {
  const { pack, error, reload, tryAgain } = usePack(connection, id, onUnauthorized)
  if (error)
    return (
      <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
        {error}
      </Banner>
    )
  return pack && <PackView connection={connection} tab={tab} pack={pack} reload={reload} />
}

interface PackProps {
  connection: Connection
  tab: FollowedTab
  pack: ApplyPack
  reload: () => Promise<ApplyPack>
}

function PackView({ connection, tab, pack, reload }: PackProps) {
  const form = useForm(connection, tab, pack, reload)
  const { submission, dismiss } = useSubmission(tab)
  const { posting, client, blockedBy } = pack
  return (
    <>
      <div>
        <p className="font-semibold">{posting.title}</p>
        <p className="text-muted">
          {posting.company}, for {client.firstName} {client.lastName}
        </p>
      </div>
      <Warnings pack={pack} address={tab.address} />
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      {submission ? (
        <ProofView connection={connection} tab={tab} pack={pack} form={form} submission={submission} onBack={dismiss} />
      ) : (
        <FormView connection={connection} tab={tab} pack={pack} form={form} isBlocked={blockedBy !== null} />
      )}
    </>
  )
}

function Warnings({ pack: { blockedBy, appliedBefore, posting }, address }: { pack: ApplyPack; address: string }) {
  return (
    <>
      {blockedBy && (
        <Banner
          tone="danger"
          title={
            blockedBy.code === 'approval_needed'
              ? 'The client has not approved this yet'
              : 'A rule of the client forbids this'
          }
        >
          {blockedBy.rules.map(({ rule, message }) => (
            <p key={rule}>{message}</p>
          ))}
        </Banner>
      )}
      {appliedBefore && (
        <Banner tone="warning" title={`The client applied to ${posting.company} before`}>
          {findBoard(address)?.mergesCandidates && 'This board merges candidates by mail address.'}
        </Banner>
      )}
    </>
  )
}

interface FormViewProps {
  connection: Connection
  tab: FollowedTab
  pack: ApplyPack
  form: ReturnType<typeof useForm>
  isBlocked: boolean
}

function FormView({ connection, tab, pack, form, isBlocked }: FormViewProps) {
  const [checkedHost, setCheckedHost] = useState('')
  const host = URL.parse(tab.address)?.host ?? ''
  const isStrange = host !== '' && !isExpectedPage(tab.address, pack.posting.url)
  const certain = form.fields.filter(({ state, outcome }) => state === 'certain' && outcome === null)
  const isOff = isBlocked || (isStrange && checkedHost !== host)
  return (
    <>
      {isStrange && (
        <Banner tone="warning" title={`${host} is neither the posting's site nor a board we know`}>
          <CheckboxField
            label="I checked the address: this is the employer's own form"
            checked={checkedHost === host}
            onChange={(event) => setCheckedHost(event.target.checked ? host : '')}
          />
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={form.isBusy} disabled={isOff} onClick={() => void form.read()}>
          Read the form
        </Button>
        <Button
          loading={form.isBusy}
          disabled={isOff || certain.length === 0}
          onClick={() => void form.fillFields(certain)}
        >
          Fill
        </Button>
      </div>
      {form.closed.length > 0 && (
        <Banner
          title="The form is in a frame of its board"
          action={<Button onClick={() => void form.allowFrames()}>Allow it</Button>}
        >
          {[...new Set(form.closed.map((address) => new URL(address).host))].join(', ')}
        </Banner>
      )}
      {!isOff &&
        form.missing.map((block) => <AddBlock key={`${block.frameId} ${block.kind}`} block={block} form={form} />)}
      {!isOff && <FieldList connection={connection} pack={pack} form={form} />}
    </>
  )
}

const blockNames = { work: { one: 'job', many: 'jobs' }, education: { one: 'school', many: 'schools' } }

/** The form shows fewer jobs or schools than the client has. */
function AddBlock({ block, form }: { block: MissingBlock; form: ReturnType<typeof useForm> }) {
  const { one, many } = blockNames[block.kind]
  return (
    <Banner
      title={`The form shows ${block.shown} of ${block.wanted} ${block.wanted === 1 ? one : many}`}
      action={
        <Button variant="secondary" loading={form.isBusy} onClick={() => void form.add(block)}>
          Add a {one}
        </Button>
      }
    />
  )
}
