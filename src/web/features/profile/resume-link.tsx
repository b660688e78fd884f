import { Download } from 'lucide-react'
import { buttonClass } from '#web/ui/button-class.ts'

/** Leads to the resume as it was uploaded. */
export function ResumeLink({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonClass('ghost')}>
      <Download aria-hidden="true" />
      Download Resume
    </a>
  )
}
