import type { CreateApplicationBody, UpdateApplicationBody } from './applications.ts'

/** What a person enters about an application. */
export type ApplicationField = Exclude<
  keyof CreateApplicationBody,
  'userId' | 'jobInterestId' | 'confirmOverLimit' | 'documentIds' | 'receipt'
>

/** What a change can be about, besides the status. */
export type ChangedField = Exclude<keyof UpdateApplicationBody, 'status'>

export interface FieldDeclaration {
  label: string
  kind: 'text' | 'login' | 'link' | 'date' | 'status' | 'notes' | 'secret'
  /** Said beside the field when it is required and blank. */
  whenMissing?: string
  /** Whether it is a column of the CSV export. */
  inCsv: boolean
}

/** Exactly the fields that can be changed carry the words of the change history. */
type Declarations = {
  [Field in ApplicationField]: FieldDeclaration &
    (Field extends ChangedField ? { inHistory: string } : { inHistory?: never })
}

/** Every field once: the forms, the change history and the CSV export follow this list, the export its order too. */
export const applicationFields = {
  company: {
    label: 'Company',
    kind: 'text',
    whenMissing: 'Please enter the company',
    inHistory: 'the company',
    inCsv: true,
  },
  position: {
    label: 'Position',
    kind: 'text',
    whenMissing: 'Please enter the position',
    inHistory: 'the position',
    inCsv: true,
  },
  status: { label: 'Status', kind: 'status', inCsv: true },
  dateApplied: { label: 'Date Applied', kind: 'date', inHistory: 'the date applied', inCsv: true },
  jobUrl: { label: 'Job URL', kind: 'link', inHistory: 'the link', inCsv: true },
  siteUsername: { label: 'Site Username', kind: 'login', inCsv: true },
  sitePassword: { label: 'Site Password', kind: 'secret', inCsv: false },
  coverLetterUrl: { label: 'Cover Letter', kind: 'link', inHistory: 'the cover letter', inCsv: true },
  notes: { label: 'Notes', kind: 'notes', inHistory: 'the notes', inCsv: true },
} as const satisfies Declarations

/** What the job is: changed only by the job seeker who made the entry. */
export const entryFields = ['company', 'position', 'jobUrl'] as const satisfies readonly ChangedField[]

/** The fields of each form, in their order. */
export const formFields = {
  /** A job seeker's own application. */
  add: [...entryFields, 'status', 'dateApplied', 'notes'],
  /** An application that staff make for a client. */
  create: [...entryFields, 'siteUsername', 'sitePassword', 'notes'],
  edit: [...entryFields, 'dateApplied', 'notes'],
} as const satisfies Record<string, readonly ApplicationField[]>

const fields = Object.keys(applicationFields) as ApplicationField[]

const isChangedField = (field: ApplicationField): field is ChangedField => 'inHistory' in applicationFields[field]
const isEntryField = (field: ApplicationField) => entryFields.some((name) => name === field)
/** What the job is comes first in the change history. */
export const changedFields = [...entryFields, ...fields.filter(isChangedField).filter((field) => !isEntryField(field))]

type CsvField = Exclude<ApplicationField, 'sitePassword'>
const isCsvField = (field: ApplicationField): field is CsvField => applicationFields[field].inCsv
export const csvFields = fields.filter(isCsvField)
