export { default as interview } from './interview.tsx'
export { default as receipt } from './receipt.tsx'
export { default as reports } from './reports.tsx'
