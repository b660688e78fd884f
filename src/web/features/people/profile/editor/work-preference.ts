import type { Profile } from '#contract/profile.ts'

type WorkPreference = NonNullable<Profile['workPreference']>

export const workPreferenceLabels: Record<WorkPreference, string> = {
  remote: 'Remote',
  'in-office': 'In-office',
  hybrid: 'Hybrid',
}
