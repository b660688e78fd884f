import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Profile, type ProfileBody, saveProfile } from '#contract/profile.ts'
import { type ResumeFields } from '@foothold/resume-engine/reading'
import { readResumeFile } from '#contract/resume-reading.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { profileForm, toProfileValues, withoutBlankEntries } from './editor/profile-values.ts'
import { ResumeSuggestionList } from './resume/resume-suggestion-list.tsx'
import {
  applySuggestions,
  findSuggestions,
  selectAdditions,
  type ResumeSuggestion,
} from './resume/resume-suggestions.ts'

interface ResumeReviewProps {
  profile: Profile
  onSaved: () => void
}

/** What was read in the stored resume. The selected parts are saved to the profile. */
export function ResumeReview({ profile, onSaved }: ResumeReviewProps) {
  const { queryFn } = queryFor(readResumeFile)
  const reading = useQuery({
    queryKey: [...getQueryKey(readResumeFile), profile.resumeUrl],
    queryFn,
    // The same file is read the same way.
    staleTime: Infinity,
  })
  const { data, ...state } = getQueryState(reading, 'We could not read your resume.')
  if (!data) return <LoadStatus {...state} className="min-h-56" />
  if (data.outcome === 'unreadable')
    return (
      <Banner tone="warning" role="status" title="We could not read your resume">
        {data.message} We saved your resume. You can fill in the profile yourself.
      </Banner>
    )
  return <Selection key={profile.updatedAt} fields={data.fields} profile={profile} onSaved={onSaved} />
}

function Selection({ fields, profile, onSaved }: ResumeReviewProps & { fields: ResumeFields }) {
  const values = toProfileValues(profile)
  const found = findSuggestions(fields, values)
  const suggestions = found.filter((suggestion) => isSavable(profile, [suggestion]))
  const incomplete = found.length - suggestions.length
  const [chosen, setChosen] = useState(() => selectAdditions(suggestions))
  const { pending, submit } = useSave(profile, onSaved)
  const selected = suggestions.filter(({ id }) => chosen.has(id))
  return (
    <Stack gap="lg">
      {fields.languageNote !== undefined && <Banner title={fields.languageNote} />}
      {incomplete > 0 && (
        <Banner title={incomplete === 1 ? 'One entry needs its months' : `${incomplete} entries need their months`}>
          Your resume gives only years there. Read it again in your profile, where you can fill in the months.
        </Banner>
      )}
      {suggestions.length === 0 ? (
        <p>Your profile already has everything else we could read.</p>
      ) : (
        <>
          <p>We found {formatPlural(suggestions.length, 'detail')} you can add to your profile.</p>
          <ResumeSuggestionList suggestions={suggestions} chosen={chosen} onChoose={setChosen} />
          <Button
            size="lg"
            className="justify-self-start sm:self-start"
            disabled={selected.length === 0}
            loading={pending}
            onClick={() => submit(selected)}
          >
            Save to My Profile
          </Button>
        </>
      )}
    </Stack>
  )
}

/** The profile with the suggestions; null if it cannot be saved like that, such as a job with years instead of months. */
function mergeIntoProfile(profile: Profile, suggestions: readonly ResumeSuggestion[]): ProfileBody | null {
  const merged = profileForm.safeParse(applySuggestions(toProfileValues(profile), suggestions)).data
  return merged ? withoutBlankEntries(merged) : null
}

const isSavable = (profile: Profile, suggestions: readonly ResumeSuggestion[]) =>
  mergeIntoProfile(profile, suggestions) !== null

/** Saves once for a double click. */
function useSave(profile: Profile, onSaved: () => void) {
  const sending = useRef(false)
  const save = useCall(saveProfile, {
    success: 'Profile saved successfully',
    failure: 'Failed to save profile',
  })
  async function send(body: ProfileBody) {
    try {
      await save.mutateAsync({ body: { ...body, knownUpdatedAt: profile.updatedAt } })
      await save.whenRefreshed()
      onSaved()
    } finally {
      sending.current = false
    }
  }
  function submit(suggestions: readonly ResumeSuggestion[]) {
    const body = mergeIntoProfile(profile, suggestions)
    if (!body || sending.current) return
    sending.current = true
    // The toast says why it failed.
    send(body).catch(() => undefined)
  }
  return { pending: save.isPending, submit }
}
