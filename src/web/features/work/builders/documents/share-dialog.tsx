import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { newPassword, passwordLength } from '#contract/auth.ts'
import { createShare, type DocumentShare, readShare, revokeShare } from '#contract/document-shares.ts'
import { type DocumentItem } from '#contract/documents.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CopyField } from '#web/lib/copying.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Dialog, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { keepFocusIn } from '#web/ui/overlay/keep-focus.ts'

interface ShareDialogProps {
  document: Pick<DocumentItem, 'id' | 'name'>
  /** Restores the focus where the button that opened it is gone. */
  onClosed?: () => void
  onClose: () => void
}

/** Creates, replaces and revokes the share link of a document. The link is shown once. */
export function ShareDialog({ document, onClose, onClosed }: ShareDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onClosed={onClosed}
      title="Share"
      description={`A secret link to ${document.name}, for people without an account.`}
    >
      <DialogBody>
        <ShareSettings id={document.id} />
      </DialogBody>
    </Dialog>
  )
}

/** After revoking, the button that did it is gone. */
const keepFocusOnForm = keepFocusIn('[type=submit]')

function ShareSettings({ id }: { id: string }) {
  const input = { params: { id } }
  // Others may have opened it since.
  const query = useQuery({ ...queryFor(readShare, input), refetchOnMount: 'always' })
  const { data: share, ...state } = getQueryState(query, 'The share link could not be loaded.')
  const create = useCall(createShare, {
    failure: 'The link was not created',
  })
  const revoke = useCall(revokeShare, {
    success: 'The link no longer works',
    failure: 'The link was not revoked',
    onSuccess: () => create.reset(),
  })
  if (share === undefined) return <LoadStatus {...state} className="min-h-40" />
  const url = create.data?.url
  return (
    <div ref={keepFocusOnForm} className="grid gap-5">
      <p>
        {share === null
          ? "This document isn't shared. Only you can see it, and your account manager."
          : 'Anyone with the link sees the pages of the version you saved last, and can download them. They see nothing else of your account. We ask search engines to leave it out.'}
      </p>
      {url !== undefined && (
        <CopyField
          label="Link"
          help="Copy it now: we don't store it, so we can't show it again."
          value={url}
          what="link"
        />
      )}
      {share !== null && <ShareFacts share={share} />}
      <NewLinkForm
        isFirst={share === null}
        pending={create.isPending}
        failure={create.error?.fields.password}
        onCreate={(password, onSuccess) => create.mutate({ ...input, body: { password } }, { onSuccess })}
      >
        {share !== null && (
          <Button variant="ghost" loading={revoke.isPending} onClick={() => revoke.mutate(input)}>
            Revoke Link
          </Button>
        )}
      </NewLinkForm>
    </div>
  )
}

function ShareFacts({ share: { createdAt, hasPassword, opens, lastOpenedAt } }: { share: DocumentShare }) {
  return (
    <p className="text-muted">
      You created the link on {showDay(createdAt)}, {hasPassword ? 'with a password' : 'without a password'}.{' '}
      {lastOpenedAt === null ? (
        'No one has opened it yet.'
      ) : (
        <>
          Others opened it {opens === 1 ? 'once' : `${opens} times`}, most recently{' '}
          <time dateTime={lastOpenedAt}>{timeAgo(lastOpenedAt)}</time>.
        </>
      )}
    </p>
  )
}

interface NewLinkFormProps {
  isFirst: boolean
  pending: boolean
  /** Why the server refused the password. */
  failure: string | undefined
  onCreate: (password: string | undefined, onCreated: () => void) => void
  children: ReactNode
}

function NewLinkForm({ isFirst, pending, failure, onCreate, children }: NewLinkFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refused = password === '' ? undefined : newPassword.safeParse(password).error?.issues[0]?.message
    setError(refused)
    if (refused === undefined) onCreate(password === '' ? undefined : password, () => setPassword(''))
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label={isFirst ? 'Password for the Link (optional)' : 'Password for a New Link (optional)'}
        autoComplete="off"
        maxLength={passwordLength.max}
        help={isFirst ? 'Send it another way than the link.' : 'A new link replaces the one before.'}
        error={error ?? failure}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Row>
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} loading={pending}>
          {isFirst ? 'Create Link' : 'New Link'}
        </Button>
        {children}
      </Row>
    </form>
  )
}
