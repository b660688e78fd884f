import { AuthForms } from '#web/features/auth/auth-forms.tsx'
import type { Wake } from '#web/site/wake-island.ts'
import { wakeWith } from './wake.tsx'

export const wake: Wake = (container) => wakeWith(<AuthForms />, container)
