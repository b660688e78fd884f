import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approveReply, deleteMail, type Mail, type MailDetails, readMailDetails } from '#contract/inbox.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showTime } from '#web/lib/format/dates.ts'
import { sizeText } from '#web/lib/format/size-text.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { ConfirmButton } from '#web/ui/overlay/confirm-dialog.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { UseForApplication } from './mail-suggestion.tsx'
import { ReplyForm } from './reply-form.tsx'

/** The mail itself, fetched when it is opened. `own`: the reader is the client. */
export function MailBody({ mail, own }: { mail: Mail; own: boolean }) {
  const query = useQuery(queryFor(readMailDetails, { params: { id: mail.id } }))
  const { data, ...state } = getQueryState(query, 'The mail could not be loaded.')
  if (!data) return <LoadStatus {...state} className="min-h-24" />
  return (
    <Stack>
      {data.problem !== null && <Banner tone="warning">{data.problem}</Banner>}
      {data.code && (
        <Banner title={`Code: ${data.code.value}`}>
          We show it until {showTime(data.code.expiresAt)}, then delete it.
        </Banner>
      )}
      <Content mail={data} />
      {data.files.length > 0 && <Files files={data.files} />}
      <UseForApplication mail={mail} />
      {mail.delivery === 'approval_needed' && own && <ReplyApproval mail={mail} />}
      {mail.delivery === 'bounced' && (
        <p className="text-danger-text">
          The employer's mail server didn't take this reply. Check the address and write again.
        </p>
      )}
      {mail.direction === 'in' && (
        <Row className="items-start">
          {data.canReply && <ReplyForm mail={mail} />}
          {own && <DeleteMail mail={mail} />}
        </Row>
      )}
    </Stack>
  )
}

function Content({ mail: { text, quoted, html } }: { mail: MailDetails }) {
  const [asSent, setAsSent] = useState(false)
  if (text === null) return <p className="text-muted">We deleted the text of this mail a year after it came.</p>
  return (
    <Stack gap="sm">
      {asSent && html !== null ? (
        // No script, no remote content: the frame is sandboxed and inherits the policy of this page.
        <iframe
          title="The mail as it was sent"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={html}
          className="h-96 w-full rounded-xl border border-line bg-white"
        />
      ) : (
        <p className="whitespace-pre-line">{text || 'This mail has no text.'}</p>
      )}
      {quoted !== null && quoted !== '' && !asSent && (
        <InlineDisclosure summary="Earlier text and signature">
          <p className="border-s-2 border-line ps-4 whitespace-pre-line text-muted">{quoted}</p>
        </InlineDisclosure>
      )}
      {html !== null && (
        <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={() => setAsSent(!asSent)}>
          {asSent ? 'Show as Text' : 'Show as Sent, Without Pictures'}
        </Button>
      )}
    </Stack>
  )
}

function Files({ files }: { files: MailDetails['files'] }) {
  return (
    <Stack gap="xs">
      <p className="text-sm text-muted">We don't open or scan these files. Open only what you expect.</p>
      <Row gap="xs">
        {files.map(({ name, size, url }) => (
          <DownloadLink key={url} href={url} variant="secondary" size="sm">
            {name} ({sizeText(size)})
          </DownloadLink>
        ))}
      </Row>
    </Stack>
  )
}

function ReplyApproval({ mail: { id } }: { mail: Mail }) {
  const decide = useCall(approveReply, { failure: 'Your decision was not stored' })
  const decided = (decision: 'send' | 'discard') => decide.mutate({ params: { id }, body: { decision } })
  return (
    <Row gap="xs">
      <Button size="sm" loading={decide.isPending} onClick={() => decided('send')}>
        Send This Reply
      </Button>
      <Button variant="ghost" size="sm" disabled={decide.isPending} onClick={() => decided('discard')}>
        Don't Send
      </Button>
    </Row>
  )
}

function DeleteMail({ mail: { id } }: { mail: Mail }) {
  const remove = useCall(deleteMail, {
    success: 'Mail deleted',
    failure: 'The mail was not deleted',
  })
  return (
    <ConfirmButton
      label="Delete"
      title="Delete this mail?"
      description="We delete its text, its files and what we read in it. What was accepted from it stays."
      confirmLabel="Delete"
      tone="danger"
      loading={remove.isPending}
      onConfirm={(close) => remove.mutate({ params: { id } }, { onSuccess: close })}
    />
  )
}
