import { type Control, useFormState } from 'react-hook-form'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import type { ProfileValues } from './profile-values.ts'

interface SaveBarProps {
  control: Control<ProfileValues, unknown, unknown>
  unsaved: boolean
  newerElsewhere: boolean
  onReview: () => void
}

/** Sticky: shows whether there are unsaved changes, with the only save button. */
export function SaveBar({ control, unsaved, newerElsewhere, onReview }: SaveBarProps) {
  // Subscribing to `isValid` would validate the form again for every field of a long list that mounts.
  const { isSubmitting, submitCount, errors } = useFormState({ control })
  const invalid = submitCount > 0 && Object.keys(errors).length > 0
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-b-2xl bg-raised px-edge py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <p
        aria-live="polite"
        className={cn('min-w-0 grow basis-28 text-sm', invalid ? 'font-medium text-danger-text' : 'text-muted')}
      >
        {newerElsewhere ? 'A newer version was saved elsewhere.' : stateText(unsaved, invalid)}
      </p>
      {newerElsewhere && (
        <Button variant="secondary" onClick={onReview}>
          Review
        </Button>
      )}
      <Button type="submit" loading={isSubmitting} pendingLabel="Saving...">
        Save Profile
      </Button>
    </div>
  )
}

function stateText(unsaved: boolean, invalid: boolean) {
  if (invalid) return 'Please check the marked fields.'
  return unsaved ? 'You have unsaved changes.' : 'No unsaved changes.'
}
