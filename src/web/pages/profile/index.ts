export { default as profile } from './profile.tsx'
export { default as wanted } from './wanted.tsx'
export { default as welcome } from './welcome.tsx'
