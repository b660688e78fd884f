import type { DocumentText } from '#engine/model/document-text.ts'
import type { ResumeFields } from '#engine/model/resume-fields.ts'
import { readResume } from '#engine/resume-reader/read-resume.ts'
import { describeOtherLanguage, isEnglish } from '#engine/text/is-english.ts'
import { readText } from '#engine/text/reading.ts'

/** The fields of a resume, with a note where it is in a language that we don't write and score. */
export function readResumeFields(document: DocumentText): ResumeFields {
  const fields = readResume(document)
  const prose = [fields.summary, ...fields.workHistory.flatMap(({ position, description }) => [position, description])]
  return isEnglish(readText(prose.join('\n')))
    ? fields
    : { ...fields, languageNote: describeOtherLanguage('The resume') }
}
