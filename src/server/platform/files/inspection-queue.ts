import { createAdmission } from '#server/admission.ts'

/** Detecting types and reencoding pictures takes processor time and memory. Files wait for it on disk. */
export const inspection = createAdmission({ parallel: 2, waiting: 30, perCaller: 10 })
