import { FileUser } from 'lucide-react'
import type { Profile } from '#contract/profile.ts'
import type { UserListItem } from '#contract/users.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Copyable } from './client/copyable.tsx'
import { SchoolEntries, WorkEntries } from './client/entries.tsx'
import { listContacts, Preferences } from './client/facts.tsx'
import { Phrases } from './client/phrases.tsx'
import { CompactProfile, ProfilePart } from './client/profile-part.tsx'
import { ResumeLink } from './resume/resume-link.tsx'
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

const noContacts = { phone: null, address: null, links: [] }

function BasicFacts({ client, profile }: Omit<ClientProfileProps, 'compact'>) {
  const name = formatName(client)
  return (
    <ProfilePart id="basic-information" title="Basic Information">
      <DescriptionList
        columns={2}
        items={[
          { term: 'Name', value: <Copyable name="name" text={name} /> },
          { term: 'Email', value: <Copyable name="email" text={client.email} /> },
          ...listContacts(profile ?? noContacts),
          ...(profile ? [{ term: 'Resume', value: profile.resumeUrl && <ResumeLink href={profile.resumeUrl} /> }] : []),
        ]}
      />
    </ProfilePart>
  )
}

function Sections({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfilePart id="work-history" title="Work History">
        <WorkEntries jobs={profile.workHistory} />
      </ProfilePart>
      <ProfilePart id="skills" title="Skills">
        <Phrases name="skills" phrases={profile.skills} />
      </ProfilePart>
      <ProfilePart id="education" title="Education">
        <SchoolEntries schools={profile.education} />
      </ProfilePart>
      <ProfilePart id="certifications" title="Certifications">
        <Phrases name="certifications" phrases={profile.certifications} />
      </ProfilePart>
      <ProfilePart id="job-preferences" title="Job Preferences">
        <Preferences {...profile} />
      </ProfilePart>
    </>
  )
}
