import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Profile, readProfile } from '#contract/profile.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { blankResume, type ResumeValues } from '@foothold/resume-engine/resume-values'
import type { Workspace } from '../use-workspace.ts'
import { profileToResume } from './to-resume-values.ts'

const blank = JSON.stringify(blankResume)

/** A job seeker's first resume starts from the profile. A draft, and a form that was cleared, stay as they are. */
export function useProfileStart(
  space: Workspace<ResumeValues>,
  getValues: () => ResumeValues,
  load: (from: string, values: ResumeValues) => void,
) {
  const { data: user } = useCurrentUser()
  const { data: profile } = useQuery({ ...queryFor(readProfile), enabled: user?.role === 'user' })

  const fill = useEffectEvent((profile: Profile) => {
    const isUntouched = !space.restored && space.replaced === null && space.result.content === ''
    if (!user || !isUntouched || JSON.stringify(getValues()) !== blank) return
    load('your profile', profileToResume(profile, user))
  })
  useEffect(() => {
    if (space.isReady && profile) fill(profile)
  }, [space.isReady, profile])
}
