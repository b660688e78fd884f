import { FileUser } from 'lucide-react'
import type { Profile } from '#contract/profile.ts'
import type { UserListItem } from '#contract/users.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { ClientEducation, ClientWorkHistory } from './client/client-history.tsx'
import { ClientPhrases } from './client/client-phrases.tsx'
import { Copyable } from './client/copyable.tsx'
import { CompactProfile, ProfilePart } from './client/profile-part.tsx'
import { ResumeLink } from './resume/resume-link.tsx'
import { workPreferenceLabels } from './editor/work-preference.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { formatName } from '#web/lib/format/names.ts'

type Client = Pick<UserListItem, 'firstName' | 'lastName' | 'email'>

interface ClientProfileProps {
  client: Client
  profile: Profile | null
  /** Beside a form or a list. */
  compact?: boolean
}

/** The read-only profile for staff, with copy buttons. */
export function ClientProfile({ client, profile, compact = false }: ClientProfileProps) {
  return (
    <CompactProfile value={compact}>
      <Stack gap={compact ? 'sm' : 'md'}>
        <BasicFacts client={client} profile={profile} />
        {profile ? (
          <Sections profile={profile} />
        ) : (
          <EmptyState
            level={2}
            icon={<FileUser />}
            title="No profile yet"
            text="This client has not filled in the employment profile."
          />
        )}
      </Stack>
    </CompactProfile>
  )
}

function BasicFacts({ client, profile }: Omit<ClientProfileProps, 'compact'>) {
  const name = formatName(client)
  return (
    <ProfilePart id="basic-information" title="Basic Information">
      <DescriptionList
        columns={2}
        items={[
          { term: 'Name', value: <Copyable name="name" text={name} /> },
          { term: 'Email', value: <Copyable name="email" text={client.email} /> },
          { term: 'Phone', value: profile?.phone && <Copyable name="phone" text={profile.phone} /> },
          { term: 'Address', value: profile?.address && <Copyable name="address" text={profile.address} /> },
          { term: 'Links', value: profile && profile.links.length > 0 && <ClientLinks links={profile.links} /> },
          ...(profile ? [{ term: 'Resume', value: profile.resumeUrl && <ResumeLink href={profile.resumeUrl} /> }] : []),
        ]}
      />
    </ProfilePart>
  )
}

function ClientLinks({ links }: { links: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <Copyable name={link} text={link}>
            <ExternalLink href={link}>{link}</ExternalLink>
          </Copyable>
        </li>
      ))}
    </ul>
  )
}

function Sections({ profile }: { profile: Profile }) {
  return (
    <>
      <ClientWorkHistory jobs={profile.workHistory} />
      <ClientPhrases title="Skills" phrases={profile.skills} />
      <ClientEducation schools={profile.education} />
      <ClientPhrases title="Certifications" phrases={profile.certifications} />
      <Preferences profile={profile} />
    </>
  )
}

function Preferences({ profile }: { profile: Profile }) {
  const { salaryExpectation, workPreference, willingToRelocate, benefits } = profile
  return (
    <ProfilePart id="job-preferences" title="Job Preferences">
      <DescriptionList
        columns={2}
        items={[
          {
            term: 'Salary Expectation',
            value: salaryExpectation !== null && (
              <Copyable name="salary expectation" text={String(salaryExpectation)}>
                ${formatCount(salaryExpectation)}
              </Copyable>
            ),
          },
          { term: 'Work Preference', value: workPreference && workPreferenceLabels[workPreference] },
          { term: 'Willing to relocate', value: willingToRelocate ? 'Yes' : 'No' },
          { term: 'Benefits', value: benefits.join(', ') },
        ]}
      />
    </ProfilePart>
  )
}
