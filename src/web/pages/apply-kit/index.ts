export { default as connect } from './connect.tsx'
export { default as openPosting } from './open-posting.tsx'
