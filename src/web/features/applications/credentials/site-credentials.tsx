import { Eye, EyeOff } from 'lucide-react'
import type { Application } from '#contract/applications.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { explainUnread, readPassword, useRevealedPassword } from './use-revealed-password.ts'

type WithCredentials = Pick<Application, 'id' | 'siteUsername' | 'hasSitePassword'>

export const hasCredentials = ({ siteUsername, hasSitePassword }: WithCredentials) =>
  siteUsername !== null || hasSitePassword

/** The sign-in of the job site, its password behind a mask. */
export function SiteCredentials({ application }: { application: WithCredentials }) {
  return (
    <div className="grid min-w-0 grid-cols-1 wrap-anywhere">
      {application.siteUsername && <Username name={application.siteUsername} />}
      {application.hasSitePassword && <SitePassword applicationId={application.id} />}
    </div>
  )
}

/** Most are addresses, which read best when they break before their sign. */
function Username({ name }: { name: string }) {
  const [start, ...rest] = name.split('@')
  return (
    <span>
      {start}
      {rest.length > 0 && (
        <>
          <wbr />@{rest.join('@')}
        </>
      )}
    </span>
  )
}

function SitePassword({ applicationId }: { applicationId: string }) {
  const { password, reading, show, hide } = useRevealedPassword(applicationId)
  const shown = password !== null
  return (
    <span className="flex flex-wrap items-center gap-1">
      {shown ? (
        <code className="min-w-0 text-sm select-all">{password || 'No password'}</code>
      ) : (
        <span aria-hidden="true" className="tracking-wider whitespace-nowrap text-muted">
          ••••••••
        </span>
      )}
      <IconButton
        size="sm"
        label={shown ? 'Hide password' : 'Show password'}
        loading={reading}
        onClick={shown ? hide : show}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <CopyButton label="Copy password" text={() => readPassword(applicationId)} onFailure={explainUnread} />
    </span>
  )
}
