import { defaultDesign, type DesignOptions, parseDesign, type Paper } from '@foothold/resume-engine/designs'
import { draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'

/** Where Letter is the usual paper; the rest of the world uses A4. */
const letterRegions = new Set('US CA MX PR PH CL CO VE GT CR PA SV NI DO HN BO'.split(' '))

/** The usual paper where this language is set: "en-US" is Letter, "en-GB" is A4. */
export function findPaper(language: string): Paper {
  try {
    return letterRegions.has(new Intl.Locale(language).maximize().region ?? '') ? 'letter' : 'a4'
  } catch {
    return 'letter'
  }
}

const getKey = (userId: string | undefined) => draftKey(userId, 'design')

/** The design of a document: its own, or the one that was last chosen in this tab, so that resume and letter match. */
export const getDesign = (own: DesignOptions | null, userId: string | undefined): DesignOptions =>
  own ??
  parseDesign(readDraft(getKey(userId)) ?? readDraft(getKey(undefined))) ?? {
    ...defaultDesign,
    paper: findPaper(navigator.language),
  }

/** A photo belongs to its document: it is not carried to others. */
export const rememberDesign = (userId: string | undefined, { photo: _photo, ...design }: DesignOptions) =>
  writeDraft(getKey(userId), design)
