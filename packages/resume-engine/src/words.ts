export { foldInPlace } from './resume-reader/text.ts'
export { type Token, tokenize } from './text/tokens.ts'
