export { type PostingFields, readPosting } from './posting-reader/read-posting.ts'
export { getPostingKeys, samePosting } from './same-posting.ts'
export { type PageClosing, readClosing } from './posting-reader/read-closing.ts'
