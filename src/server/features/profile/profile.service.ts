export { findProfile, replaceProfile } from './profile.store.ts'
