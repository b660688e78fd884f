import { Paperclip, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { maxMessageFiles, sendMessage } from '#contract/conversations.ts'
import { uploadedFile } from '#contract/files.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { useShortcutText } from '#web/lib/hooks/use-shortcut.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import type { MessageAbout } from '../message-about.ts'
import { AttachedFiles } from './attached-files.tsx'
import { messageForm } from './message-form.ts'
import { useQuery } from '@tanstack/react-query'
import { readApplication } from '#contract/applications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'

interface ComposerProps {
  /** The client of the conversation. */
  userId: string
  about: MessageAbout | null
  onAboutRemoved: () => void
}

const empty = { text: '', files: [] }
const isEmpty = ({ text, files }: { text: string; files: readonly unknown[] }) => text === '' && files.length === 0

/** Writes a message. What is written stays until it has been sent. */
export function Composer({ userId, about, onAboutRemoved }: ComposerProps) {
  const form = useContractForm(messageForm, { defaultValues: empty, draft: `message-${userId}`, mode: 'onSubmit' })
  const files = useWatch({ control: form.control, name: 'files' })
  const setFiles = (next: typeof files) => form.setValue('files', next, { shouldDirty: true })
  const [failure, setFailure] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const focusText = () => element.current?.querySelector('textarea')?.focus()
  const guard = useDoubleClickGuard()
  const shortcutText = useShortcutText('Enter')
  const send = useCall(sendMessage, {
    failure: null,
    onSuccess: () => {
      setFailure(null)
      form.reset(empty)
      onAboutRemoved()
      if (element.current?.contains(document.activeElement)) focusText()
    },
    onError: (error) => setFailure(getErrorMessage(error, 'Please try again.')),
  })
  const upload = useUpload('attachment', async (uploadURL, { name, size }) => {
    const { fileId } = uploadedFile.parse(uploadURL)
    setFiles([...form.getValues('files'), { id: fileId, name, size }])
    form.clearErrors('text')
  })
  const uploading = upload.state.kind === 'sending'

  const submit = form.onSubmit(async ({ text, files }) => {
    if (uploading) return false
    const fileIds = files.map(({ id }) => id)
    return send.mutateAsync({ params: { userId }, body: { text, fileIds, ...toBody(about) } })
  })

  function removeFile(id: string) {
    const remaining = files.filter((file) => file.id !== id)
    setFiles(remaining)
    // The list disappears with its last file.
    if (remaining.length === 0) focusText()
  }

  function removeAbout() {
    onAboutRemoved()
    focusText()
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-3 border-t border-line px-edge py-4"
    >
      {failure !== null && (
        <Banner
          tone="danger"
          role="alert"
          title="Your message was not sent"
          action={
            <Button type="submit" variant="secondary" size="sm" loading={send.isPending}>
              Try Again
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {about && <AboutChip about={about} onRemove={removeAbout} />}
      <TextAreaField
        label="Write a message"
        rows={2}
        maxRows={8}
        readOnly={send.isPending}
        error={form.formState.errors.text?.message}
        onKeyDown={sendByKeys}
        {...form.register('text')}
      />
      <AttachedFiles files={files} onRemove={removeFile} />
      <UploadStatus state={upload.state} onCancel={upload.cancel} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <FileButton
          label="Attach"
          icon={<Paperclip aria-hidden="true" />}
          accept={getAccept('attachment')}
          loading={uploading}
          disabled={files.length >= maxMessageFiles}
          help={files.length >= maxMessageFiles ? `A message has up to ${maxMessageFiles} files.` : undefined}
          onFile={upload.start}
        />
        <div className="flex items-center gap-3">
          <span className="text-sm text-muted pointer-coarse:hidden max-sm:hidden">{shortcutText} sends</span>
          <Button
            type="submit"
            loading={send.isPending}
            disabled={uploading}
            onClick={(event) => {
              const isSecondClick = !guard.accept()
              // The first click of a double click may have been sent already.
              if (isSecondClick && isEmpty(form.getValues())) event.preventDefault()
            }}
          >
            Send Message
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Ctrl and Enter sends, or Cmd and Enter on a Mac. Enter alone makes a line. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}

function toBody(about: MessageAbout | null) {
  if (about === null) return {}
  return about.kind === 'application' ? { applicationId: about.id } : { jobInterestId: about.id }
}

interface AboutChipProps {
  about: MessageAbout
  onRemove: () => void
}

/** What the next message is about, removable. */
function AboutChip({ about: { kind, id }, onRemove }: AboutChipProps) {
  const { data } = useQuery({ ...queryFor(readApplication, { params: { id } }), enabled: kind === 'application' })
  const subject = data
    ? `${data.position} at ${data.company}`
    : kind === 'application'
      ? 'an application'
      : 'a job interest'
  return (
    <p className="flex min-w-0 items-center gap-2 justify-self-start rounded-lg bg-accent-soft ps-3 text-sm">
      <span className="min-w-0 py-1 wrap-anywhere">About {subject}</span>
      <IconButton label={`Remove "About ${subject}"`} size="sm" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  )
}
