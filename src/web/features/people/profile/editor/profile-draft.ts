import { z } from 'zod/mini'
import { clearDraft, draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'
import { profileFields } from './profile-values.ts'

/** The draft with the version it is based on: only both together show what the person changed. */
const profileDraft = z.object({
  values: profileFields,
  base: z.object({ values: profileFields, updatedAt: z.nullable(z.string()) }),
})
export type ProfileDraft = z.infer<typeof profileDraft>

const getDraftKey = (userId: string) => draftKey(userId, 'profile')

export function readProfileDraft(userId: string): ProfileDraft | null {
  const draft = readDraft(getDraftKey(userId))
  return draft === null ? null : (profileDraft.safeParse(draft).data ?? null)
}

export const writeProfileDraft = (userId: string, draft: ProfileDraft) => writeDraft(getDraftKey(userId), { ...draft })

export const clearProfileDraft = (userId: string) => clearDraft(getDraftKey(userId))
