import { config } from 'zod'

// The content policy forbids the code that zod would otherwise generate. `vite.config.ts` keeps this in zod's own chunk, so
// that it runs before the first schema is made.
config({ jitless: true })
