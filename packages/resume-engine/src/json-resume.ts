export { fieldsToJsonResume, fieldsToValues, findLinkedIn } from './json-resume/fields-to-values.ts'
export { parseJsonResume, toJsonResume } from './json-resume/json-resume.ts'
