export { type PostingFields, readPosting } from './posting-reader/read-posting.ts'
export { getPostingKeys, samePosting } from './same-posting.ts'
