import type { Application } from '#contract/applications.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { explainReadFailure, readPassword, useRevealedPassword } from './use-revealed-password.ts'

type WithCredentials = Pick<Application, 'id' | 'siteUsername' | 'hasSitePassword'>

export const hasCredentials = ({ siteUsername, hasSitePassword }: WithCredentials) =>
  siteUsername !== null || hasSitePassword

/** The user name and the masked password of the job site. */
export function SiteCredentials({ application }: { application: WithCredentials }) {
  return (
    <>
      {application.siteUsername && <Username name={application.siteUsername} />}
      {application.hasSitePassword && <SitePassword applicationId={application.id} />}
    </>
  )
}

/** Most are email addresses, which read best with a line break before the @. */
function Username({ name }: { name: string }) {
  const [start, ...domain] = name.split('@')
  return (
    <span className="block min-w-0 wrap-anywhere @4xl:in-[td]:max-w-40 @4xl:in-[td]:truncate @4xl:in-[td]:[&>wbr]:hidden">
      {start}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </span>
  )
}

function SitePassword({ applicationId }: { applicationId: string }) {
  const { password, reading, show, hide } = useRevealedPassword(applicationId)
  const shown = password !== null
  return (
    <span
      className={
        shown
          ? 'flex min-w-0 flex-wrap items-center gap-1'
          : "flex min-w-0 flex-wrap items-center gap-1 before:tracking-wider before:text-muted before:content-['••••••••'_/_'']"
      }
    >
      {shown && <code className="min-w-0 text-sm wrap-anywhere select-all">{password || 'No password'}</code>}
      <IconButton
        size="sm"
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide password' : 'Show password'}
        loading={reading}
        onClick={shown ? hide : show}
      />
      <CopyButton label="Copy password" text={() => readPassword(applicationId)} onFailure={explainReadFailure} />
    </span>
  )
}
