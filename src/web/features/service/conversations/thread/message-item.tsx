import { useRef, useState } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { type ConversationMessage, messageEditMinutes, type MessageFile } from '#contract/conversations.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { showTime } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { isOwnSide } from '../conversations.queries.ts'
import { BookTime } from './book-time.tsx'
import { EditMessageForm } from './edit-message-form.tsx'
import { FileText } from 'lucide-react'
import { sizeText } from '#web/lib/format/size-text.ts'
import { toTextParts } from './text-parts.ts'

const editMs = messageEditMinutes * 60 * 1000

interface MessageItemProps {
  message: ConversationMessage
  now: number
  /** It suggests the present time of a consultation. */
  isLatestProposal: boolean
}

/** One message. Those of the reader's own side are on the right. */
export function MessageItem({ message, now, isLatestProposal }: MessageItemProps) {
  const user = useSignedInUser()
  const { authorId, authorName, text, files, createdAt, editedAt, readAt } = message
  const [editing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const own = isOwnSide(user, message)
  const isAuthor = authorId === user.id
  const editable = isAuthor && !user.view && now - Date.parse(createdAt) < editMs

  function stopEditing() {
    setEditing(false)
    item.current?.focus({ preventScroll: true })
  }

  return (
    <li
      ref={item}
      data-message-id={message.id}
      tabIndex={-1}
      className={cn(
        'grid max-w-[min(36rem,88%)] min-w-0 gap-1 rounded-xl',
        own ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start',
        editing && 'w-full',
      )}
    >
      <p className="text-xs text-muted">
        <span className="font-semibold">{isAuthor ? 'You' : (authorName ?? 'Deleted account')}</span>{' '}
        <time dateTime={createdAt}>{showTime(createdAt)}</time>
        {editedAt !== null && ', Edited'}
      </p>
      {editing ? (
        <EditMessageForm message={message} onDone={stopEditing} />
      ) : (
        <div
          className={cn(
            'grid max-w-full min-w-0 grid-cols-1 gap-2 rounded-xl border px-4 py-2.5',
            own ? 'border-accent-line bg-accent-soft' : 'border-line bg-sunken',
          )}
        >
          <AboutLink message={message} />
          {text !== '' && <MessageText text={text} />}
          <MessageFiles files={files} />
          {isLatestProposal && message.task && <BookTime task={message.task} />}
        </div>
      )}
      {own && !editing && (
        <p className="flex items-center gap-2 text-xs text-muted">
          {readAt === null ? 'Sent' : 'Read'}
          {editable && (
            <Button variant="link" size="sm" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

function AboutLink({
  message: { userId, applicationId, application, jobInterestId },
}: {
  message: ConversationMessage
}) {
  const { role } = useSignedInUser()
  if (applicationId !== null && application) {
    const href = role === 'user' ? paths.applicationIn(applicationId) : paths.applicationOf(userId, applicationId)
    return (
      <p className="text-sm wrap-anywhere">
        About{' '}
        <TextLink href={href}>
          {application.position} at {application.company}
        </TextLink>
      </p>
    )
  }
  if (jobInterestId === null) return null
  return (
    <p className="text-sm">
      About <TextLink href={role === 'user' ? paths.dashboard : paths.clientDashboard(userId)}>a job interest</TextLink>
    </p>
  )
}

/** The files of a message, as downloads. Pictures show a small preview. */
function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="grid gap-2">
      {files.map(({ id, name, size, contentType, url }) => (
        <li key={id} className="flex min-w-0 items-center gap-3">
          {contentType.startsWith('image/') ? (
            <img
              src={url}
              alt=""
              loading="lazy"
              className="size-14 shrink-0 rounded-lg border border-line bg-raised object-cover"
            />
          ) : (
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0 wrap-anywhere">
            <a href={url} download={name} className={linkClass}>
              {name}
            </a>{' '}
            <span className="text-sm text-muted">{sizeText(size)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The text of a message, with its line breaks and with links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {toTextParts(text).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title="Opens in a new tab"
            className={linkClass}
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}
