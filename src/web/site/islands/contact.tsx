import { ContactForm } from '#web/features/contact/contact-form.tsx'
import type { Wake } from '#web/site/wake-island.ts'
import { wakeWith } from './wake.tsx'

export const wake: Wake = (container) => wakeWith(<ContactForm />, container)
