export { checkFacts } from './fact-check/check-facts.ts'
export { contactsIn } from './fact-check/contacts.ts'
export { readProvenance } from './fact-check/provenance.ts'
export { type Fact, listFacts } from './writer/facts.ts'
