import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Copies } from './client/copyable.tsx'
import { BasicInformation } from './editor/basic-information.tsx'
import { Completeness } from './editor/completeness.tsx'
import { Education } from './editor/education.tsx'
import { JobPreferences } from './editor/job-preferences.tsx'
import { NewerVersionDialog } from './editor/newer-version-dialog.tsx'
import { ProfileSectionsContext } from './editor/profile-sections.ts'
import { SaveBar } from './editor/save-bar.tsx'
import { useProfileForm } from './editor/use-profile-form.ts'
import { WorkHistory } from './editor/work-history.tsx'
import { ResumeSection } from './resume/resume-section.tsx'
import { UnsavedChangesDialog } from '#web/lib/navigation/unsaved-changes-dialog.tsx'
import { Phrases } from './client/phrases.tsx'
import { PhrasesField } from './editor/phrases-field.tsx'
import { ProfileSection } from './editor/profile-section.tsx'
import type { ProfileValues } from './editor/profile-values.ts'

interface ProfileEditorProps {
  profile: Profile | null
}

/** The own profile, to be read like a resume and edited in place. `hasSent`: an employer has a resume already. */
export function ProfileEditor({ profile, hasSent = false }: ProfileEditorProps & { hasSent?: boolean | undefined }) {
  const isSeeker = useSignedInUser().role === 'user'
  const resumeUrl = profile?.resumeUrl ?? null
  return (
    <Card as="div">
      <ProfileForm profile={profile}>
        {isSeeker && <Completeness hasResume={resumeUrl !== null} hasSent={hasSent} />}
        <BasicInformation />
        <ResumeSection resumeUrl={resumeUrl} saved={profile} />
        <WorkHistory />
        <PhrasesSection name="skills" />
        <Education />
        <PhrasesSection name="certifications" />
        <JobPreferences />
      </ProfileForm>
    </Card>
  )
}

/** The part of the profile that says what the person wants. */
export const PreferencesEditor = ({ profile }: ProfileEditorProps) => (
  <ProfileForm profile={profile} readsBlank>
    <JobPreferences />
  </ProfileForm>
)

interface ProfileFormProps extends ProfileEditorProps {
  /** A section without anything to read does not show its fields at once. */
  readsBlank?: boolean
  children: ReactNode
}

/** Saves the profile as a whole. */
function ProfileForm({ profile, readsBlank = false, children }: ProfileFormProps) {
  const { id } = useSignedInUser()
  const editor = useProfileForm(id, profile, readsBlank)
  const { form, sections, unsaved, changedElsewhere } = editor
  const submitting = useRef(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    try {
      await editor.submit()
    } finally {
      submitting.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <ProfileSectionsContext value={sections}>
        <form noValidate className="grid grid-cols-1 divide-y divide-line" onSubmit={(event) => void submit(event)}>
          {editor.restored && unsaved && <RestoredNotice onDiscard={editor.discard} />}
          <Copies value={false}>{children}</Copies>
          {(sections.opened.size > 0 || unsaved) && (
            <SaveBar
              control={form.control}
              unsaved={unsaved}
              newerElsewhere={changedElsewhere !== null}
              onReview={() => editor.setAsking(true)}
            />
          )}
        </form>
      </ProfileSectionsContext>
      <NewerVersionDialog
        open={editor.asking && changedElsewhere !== null}
        onOpenChange={editor.setAsking}
        changed={changedElsewhere ?? []}
        onLoad={editor.loadNewer}
        onSaveMine={editor.saveMine}
      />
      <UnsavedChangesDialog unsaved={unsaved} onLeave={editor.forget} />
    </FormProvider>
  )
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="px-edge py-4 sm:px-6">
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
    </div>
  )
}

const texts = {
  skills: { title: 'Skills', label: 'Add skill', description: 'List your strongest skills first.' },
  certifications: {
    title: 'Certifications',
    label: 'Add certification',
    description: 'Licenses and certificates that matter for the job.',
  },
}

function PhrasesSection({ name }: { name: keyof typeof texts }) {
  const { control } = useFormContext<ProfileValues>()
  const phrases = useWatch({ control, name })
  const { title, label, description } = texts[name]
  return (
    <ProfileSection
      id={name}
      title={title}
      description={description}
      summary={<Phrases name={name} phrases={phrases} />}
    >
      <PhrasesField name={name} label={label} help="Press Enter after each one." />
    </ProfileSection>
  )
}
