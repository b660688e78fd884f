export type { DocumentText } from './document-text.ts'
export { type ReadPosition, type ReadStudy, type ResumeFields, resumeFields } from './resume-fields.ts'
