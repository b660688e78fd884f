import { type SubmitEvent, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { BasicInformation } from './editor/basic-information.tsx'
import { Education } from './editor/education.tsx'
import { JobPreferences } from './editor/job-preferences.tsx'
import { UnsavedChangesDialog } from './editor/unsaved-changes-dialog.tsx'
import { NewerVersionDialog } from './editor/newer-version-dialog.tsx'
import { Certifications, Skills } from './editor/phrases-section.tsx'
import { ResumeSection } from './resume/resume-section.tsx'
import { ProfileNav } from './editor/profile-nav.tsx'
import { useProfileWishes } from './wishes/use-profile-wishes.ts'
import type { Records } from './wishes.ts'
import { WorkAuthorization } from './wishes/wishes-sections.tsx'
import { SaveBar } from './editor/save-bar.tsx'
import { useProfileForm } from './editor/use-profile-form.ts'
import { WorkHistory } from './editor/work-history.tsx'

interface ProfileEditorProps {
  profile: Profile | null
  /** The records of a job seeker that the profile edits parts of. Null for staff, who have none. */
  records: Omit<Records, 'profile'> | null
}

/** Edits the own profile and saves it as a whole. */
export function ProfileEditor({ profile, records }: ProfileEditorProps) {
  const { id } = useSignedInUser()
  const wishes = useProfileWishes(records && { ...records, profile })
  const editor = useProfileForm(id, profile, wishes.save)
  const { form, changedElsewhere } = editor
  const resumeUrl = profile?.resumeUrl ?? null
  const unsaved = editor.unsaved || wishes.unsaved
  const submitting = useRef(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    try {
      if (await wishes.validate()) await editor.submit()
      else await form.trigger()
    } finally {
      submitting.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-(--below-bar) lg:max-h-[calc(100dvh-var(--below-bar)-1rem)] lg:overflow-y-auto lg:p-0.5">
          <ProfileNav control={form.control} wishes={records && wishes.form.control} hasResume={resumeUrl !== null} />
        </div>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            {editor.restored && editor.unsaved && <RestoredNotice onDiscard={editor.discard} />}
            <BasicInformation />
            <ResumeSection resumeUrl={resumeUrl} saved={profile} />
            <WorkHistory />
            <Skills />
            <Education />
            <Certifications />
            <JobPreferences wishes={records && wishes.form} />
            {records && <WorkAuthorization {...wishes.form} />}
            <SaveBar
              control={form.control}
              unsaved={unsaved}
              newerElsewhere={changedElsewhere !== null}
              onReview={() => editor.setAsking(true)}
            />
          </Stack>
        </form>
      </div>
      <NewerVersionDialog
        open={editor.asking && changedElsewhere !== null}
        onOpenChange={editor.setAsking}
        changed={changedElsewhere ?? []}
        onLoad={editor.loadNewer}
        onSaveMine={editor.saveMine}
      />
      <UnsavedChangesDialog
        unsaved={unsaved}
        onLeave={() => {
          editor.forget()
          wishes.discard()
        }}
      />
    </FormProvider>
  )
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      title="We kept what you had typed"
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard Changes
        </Button>
      }
    >
      It is not saved yet.
    </Banner>
  )
}
