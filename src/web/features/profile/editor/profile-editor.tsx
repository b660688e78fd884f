import { FormProvider } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { BasicInformation } from './basic-information.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { Education } from './education.tsx'
import { JobPreferences } from './job-preferences.tsx'
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx'
import { NewerVersionDialog } from './newer-version-dialog.tsx'
import { Certifications, Skills } from './phrases-section.tsx'
import { ResumeSection } from '../resume/resume-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { WorkHistory } from './work-history.tsx'

/** Edits the own profile and saves it as a whole. */
export function ProfileEditor({ profile }: { profile: Profile | null }) {
  const { id } = useSignedInUser()
  const editor = useProfileForm(id, profile)
  const { form, changedElsewhere } = editor
  const resumeUrl = profile?.resumeUrl ?? null
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="lg:sticky lg:top-(--below-bar) lg:order-last">
          <CompletenessCard control={form.control} hasResume={resumeUrl !== null} />
        </div>
        <form noValidate onSubmit={editor.submit}>
          <Stack>
            {editor.restored && editor.unsaved && <RestoredNotice onDiscard={editor.discard} />}
            <BasicInformation />
            <ResumeSection resumeUrl={resumeUrl} onSaved={editor.announce} />
            <WorkHistory />
            <Skills />
            <Education />
            <Certifications />
            <JobPreferences />
            <SaveBar
              control={form.control}
              unsaved={editor.unsaved}
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
      <UnsavedChangesDialog unsaved={editor.unsaved} onLeave={editor.forget} />
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
