import { Link } from 'wouter'
import { callToAction } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { Band } from '#web/ui/band.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** How a public page ends: the next step. */
export function CallToAction() {
  return (
    <Band tone="accent" aria-labelledby="next-step">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
        <div className="grid max-w-2xl gap-3">
          <h2 id="next-step" className="text-4xl">
            {callToAction.title}
          </h2>
          <p className="text-lg">{callToAction.text}</p>
        </div>
        <Link href={paths.auth} className={buttonClass('inverse', 'lg', 'max-sm:w-full')}>
          Get Started
        </Link>
      </div>
    </Band>
  )
}
