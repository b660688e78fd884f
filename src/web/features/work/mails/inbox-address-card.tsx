import { useQuery } from '@tanstack/react-query'
import { type InboxAddress, mailBodyMonths, readInboxAddress, saveInboxAddress } from '#contract/inbox.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { CopyField } from '#web/lib/copying.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { ForwardingGuide } from './forwarding-guide.tsx'

const privacy = `Off until you switch it on. We read mails to this address to find employers' answers: who wrote, which application it is about, and what they say. You and your account manager see them; admins can. We keep the text for ${mailBodyMonths} months, encrypted. Then we delete it and keep the facts, such as the date of an invitation. You can delete each mail at once, and a mail never changes anything before you or your account manager accept it.`

/** Switches the relay address on and off, and shows how a mailbox forwards to it. */
export function InboxAddressCard() {
  const query = useQuery(queryFor(readInboxAddress))
  const { data, ...state } = getQueryState(query, 'Your mail address could not be loaded.')
  return (
    <TitledCard
      id="employers-answers"
      title="Employers' Answers by Mail"
      description="A mail address of yours for applications. We read employers' answers there, so no invitation is missed."
    >
      {data ? <Address address={data} /> : <LoadStatus {...state} className="min-h-24" />}
      <p className="text-sm text-muted">{privacy}</p>
    </TitledCard>
  )
}

function Address({ address: { address, enabled, forwardCopy, forwarding } }: { address: InboxAddress }) {
  const save = useCall(saveInboxAddress, {
    success: ({ enabled: isOn }) => ({ title: isOn ? 'Saved' : 'Switched off. Employers get an error from now on' }),
    failure: 'Your choice was not saved',
  })
  const change = (body: { enabled: boolean; forwardCopy: boolean }) => save.mutate({ body })
  if (!enabled || address === null)
    return (
      <Button
        className="justify-self-start"
        loading={save.isPending}
        onClick={() => change({ enabled: true, forwardCopy })}
      >
        Switch On
      </Button>
    )
  return (
    <>
      <CopyField label="Your Address for Applications" value={address} what="address" />
      <CheckboxField
        label="Send a copy of each mail to my own address"
        help="So you have every answer even without us."
        checked={forwardCopy}
        disabled={save.isPending}
        onChange={({ target }) => change({ enabled, forwardCopy: target.checked })}
      />
      <ForwardingGuide address={address} forwarding={forwarding} />
      <Button
        variant="ghost"
        className="justify-self-start"
        loading={save.isPending}
        onClick={() => change({ enabled: false, forwardCopy })}
      >
        Switch Off
      </Button>
    </>
  )
}
