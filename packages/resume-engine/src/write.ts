export { assembleLetter, assembleResume, findParagraphs, findSections } from './writer/assemble.ts'
export type { Draft, LetterDraft } from './writer/draft.ts'
export { writeLetter } from './writer/write-letter.ts'
export { writeResume } from './writer/write-resume.ts'
