export { default as answers } from './answers.tsx'
export { default as profile } from './profile.tsx'
export { default as rules } from './rules.tsx'
export { default as welcome } from './welcome.tsx'
