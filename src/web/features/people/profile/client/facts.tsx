import type { Profile } from '#contract/profile.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { workPreferenceLabels } from '../editor/work-preference.ts'
import { Copyable } from './copyable.tsx'

/** How to reach a person. */
export const listContacts = ({ phone, address, links }: Pick<Profile, 'phone' | 'address' | 'links'>) => [
  { term: 'Phone', value: phone && <Copyable name="phone" text={phone} /> },
  { term: 'Address', value: address && <Copyable name="address" text={address} /> },
  { term: 'Links', value: links.length > 0 && <Links links={links} /> },
]

function Links({ links }: { links: readonly string[] }) {
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

interface PreferencesProps extends Pick<Profile, 'salaryExpectation' | 'willingToRelocate' | 'benefits'> {
  workPreference: Profile['workPreference'] | ''
}

export function Preferences({
  salaryExpectation: salary,
  workPreference,
  willingToRelocate,
  benefits,
}: PreferencesProps) {
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          term: 'Salary Expectation',
          value: salary !== null && (
            <Copyable name="salary expectation" text={String(salary)}>
              ${formatCount(salary)}
            </Copyable>
          ),
        },
        { term: 'Work Preference', value: workPreference && workPreferenceLabels[workPreference] },
        { term: 'Willing to relocate', value: willingToRelocate ? 'Yes' : 'No' },
        { term: 'Benefits', value: benefits.join(', ') },
      ]}
    />
  )
}
