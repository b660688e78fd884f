// The server under test. Only the cost of password hashes differs: most tests sign in.
import { setPasswordCost } from '#server/people/sign-in/passwords.ts'
import { testCost } from '#test/password-cost.ts'

setPasswordCost(testCost)
await import('#server/main.ts')
