export { touchAssignment as touchClient } from './last-action.store.ts'
