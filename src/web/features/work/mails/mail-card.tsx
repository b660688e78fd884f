import { BadgeCheck, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Mail } from '#contract/inbox.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { showMoment, showMomentWithZone } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { cn } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { MailBody } from './mail-body.tsx'
import { foldLabels, kindDisplay, toNews } from './mail-texts.ts'
import { MailSuggestion } from './mail-suggestion.tsx'

interface MailCardProps {
  mail: Mail
  /** Names the client and the application: the list mixes several. */
  mixed?: boolean
}

/** A mail: what it says and suggests; opened, the mail itself. */
export function MailCard({ mail, mixed = false }: MailCardProps) {
  const bodyId = useId()
  const { role } = useSignedInUser()
  const [open, setOpen] = useState(false)
  const { subject, receivedAt, kind, fold, evidence, suggestion, direction } = mail
  const { label, tone } = kindDisplay[kind]
  const isAnswer = direction === 'in' && fold === null && kind !== 'other'
  return (
    <Card as="li" ref={keepFocus}>
      <div className="relative flex items-start gap-3 rounded-2xl px-edge py-4 transition-colors hover:bg-hover sm:px-6">
        <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={() => setOpen(!open)}
              className={cn(stretchedLinkClass, 'cursor-pointer rounded-sm text-start font-semibold')}
            >
              {isAnswer
                ? toNews(mail, role === 'user' ? 'you' : mail.clientName, showMomentWithZone)
                : subject || 'No subject'}
            </button>
            {direction === 'in' && <Badge tone={tone}>{fold ? foldLabels[fold] : label}</Badge>}
            {direction === 'out' && <Delivery mail={mail} />}
          </h3>
          {mixed && (
            <p className="text-sm">
              {mail.clientName}
              {mail.position !== null && `, ${mail.position}`}
            </p>
          )}
          {evidence !== '' && isAnswer && <blockquote className="text-muted">“{evidence}”</blockquote>}
          <Sender mail={mail} />
          <p className="text-sm text-muted">
            {isAnswer && subject !== '' && `${subject}, `}
            <time dateTime={receivedAt} title={showMoment(receivedAt)}>
              {timeAgo(receivedAt)}
            </time>
          </p>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={cn('mt-1 size-5 shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </div>
      {suggestion && (
        <div className="px-edge pb-4 sm:px-6">
          <MailSuggestion mail={mail} />
        </div>
      )}
      <div id={bodyId} hidden={!open} className="px-edge pb-5 wrap-anywhere sm:px-6">
        {open && <MailBody mail={mail} own={role === 'user'} />}
      </div>
    </Card>
  )
}

/** The address is always there: a name can be anybody's. */
function Sender({ mail: { from, authenticated, direction } }: { mail: Mail }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        {direction === 'out' ? 'Sent from ' : ''}
        {from.name === '' ? from.address : `${from.name} <${from.address}>`}
      </span>
      {direction === 'in' &&
        (authenticated ? (
          <span className="inline-flex items-center gap-1 [&_svg]:size-4">
            <BadgeCheck aria-hidden="true" />
            Sender verified
          </span>
        ) : (
          <span className="font-medium text-warning-text">Sender not verified</span>
        ))}
    </p>
  )
}

function Delivery({ mail: { delivery } }: { mail: Mail }) {
  if (delivery === 'approval_needed') return <Badge tone="warning">Waits for approval</Badge>
  if (delivery === 'waiting') return <Badge>Being sent</Badge>
  return delivery === 'bounced' ? <Badge tone="danger">Not delivered</Badge> : <Badge tone="success">Sent</Badge>
}
