export { findProfile, replaceProfile, setResume } from './profile.store.ts'
