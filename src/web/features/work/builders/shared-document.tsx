import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { passwordLength } from '#contract/auth.ts'
import { openSharedDocument, type SharedDocument as Shared, sharePasswordNeeded } from '#contract/document-shares.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useDownload } from '#web/features/work/documents/use-download.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PageHeader, Row, Stack } from '#web/ui/layout/page.tsx'
import { SharedPages } from './shared/shared-pages.tsx'

const subscribeToHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The document of the link in the address: its pages, or what is needed to see them. */
export function SharedDocument() {
  const token = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => '',
  )
  return <OpenedLink key={token} token={token} />
}

function OpenedLink({ token }: { token: string }) {
  const [needsPassword, setNeedsPassword] = useState(false)
  const { mutate, data, error, isPending } = useCall(openSharedDocument, {
    failure: null,
    onError: ({ code }) => {
      if (code === sharePasswordNeeded) setNeedsPassword(true)
    },
  })
  const open = (password?: string) => mutate({ body: { token, password } })
  const openFirst = useEffectEvent(() => open())
  // Each opening is counted, so this is no query, which would be repeated.
  useEffect(() => openFirst(), [])
  if (data) return <OpenedDocument document={data} takesFocus={needsPassword} />
  if (error?.status === 404)
    return (
      <PageHeader
        title="This link doesn't work anymore"
        subtitle="It was revoked, or its address is incomplete. Ask the person who sent it for a new one."
      />
    )
  return (
    <Stack gap="lg">
      <PageHeader title="Shared Document" />
      {needsPassword ? (
        <PasswordForm
          error={error && error.code !== sharePasswordNeeded ? getErrorMessage(error, tryAgain) : undefined}
          pending={isPending}
          onOpen={open}
        />
      ) : error ? (
        <ErrorState message={getErrorMessage(error, tryAgain)} onRetry={() => open()} retrying={isPending} />
      ) : (
        <PageSpinner />
      )}
    </Stack>
  )
}

const tryAgain = 'The document could not be loaded. Please try again.'

interface PasswordFormProps {
  error: string | undefined
  pending: boolean
  onOpen: (password: string) => void
}

function PasswordForm({ error, pending, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(password === '')
    if (password === '') field.current?.focus()
    else onOpen(password)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <p className="text-muted">The person who sent you this link protected it with a password.</p>
      <PasswordField
        ref={field}
        required
        label="Password"
        autoComplete="off"
        maxLength={passwordLength.max}
        error={isEmpty ? 'Please enter the password' : error}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Row>
        <Button type="submit" loading={pending} pendingLabel="Opening...">
          Open Document
        </Button>
      </Row>
    </form>
  )
}

/** `takesFocus`: it replaces a form that had the focus. */
function OpenedDocument({ document, takesFocus }: { document: Shared; takesFocus: boolean }) {
  const { kind, title, content, design } = document
  const download = useDownload()
  const heading = useRef<HTMLDivElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (takesFocus) heading.current?.querySelector('h1')?.focus()
  }, [takesFocus])
  return (
    <Stack ref={heading}>
      <PageHeader
        title={title}
        className="print:hidden"
        actions={
          <Button
            loading={download.pending}
            pendingLabel="Preparing..."
            onClick={() => download.start({ kind, format: 'pdf', content, design, name: title })}
          >
            <Download aria-hidden="true" />
            Download PDF
          </Button>
        }
      />
      <SharedPages kind={kind} content={content} design={design} />
    </Stack>
  )
}
