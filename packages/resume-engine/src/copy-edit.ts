export { loadLinters as loadCopyEditor } from './copy-edit/linters.ts'
export { type CopyEdit, proposeEdits, type TypedText } from './copy-edit/propose-edits.ts'
