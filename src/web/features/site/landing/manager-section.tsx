import { managerIntroduction } from '#web/content.ts'
import { sampleNote, samples } from '#web/samples-content.ts'
import { paths } from '#web/paths.ts'
import { sampleMessages } from '#web/samples.ts'
import { cn } from '#web/ui/class-names.ts'
import { ManagerPortrait } from './manager-portrait.tsx'
import { Band } from '#web/ui/layout/band.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'

const [firstMessage, reply] = sampleMessages

/** Who does the work, and what comes of it. */
export function ManagerSection() {
  const { title, text, note } = managerIntroduction
  return (
    <Band tone="sunken" aria-labelledby="manager-title" className="border-y border-line py-8 sm:py-20">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-4 sm:gap-5">
          <h2 id="manager-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="text-muted sm:text-lg">{text}</p>
          <figure className="grid grid-cols-1 gap-3">
            <div className="grid grid-cols-1 gap-2">
              {[firstMessage, reply].map(({ authorName, fromClient, text }) => (
                <div key={text} className={cn('flex items-end gap-3', fromClient && 'justify-end max-sm:hidden')}>
                  {!fromClient && <ManagerPortrait />}
                  <p
                    className={cn(
                      'max-w-md min-w-0 rounded-2xl border px-4 py-3',
                      fromClient ? 'border-line bg-raised' : 'border-accent-line bg-accent-soft',
                    )}
                  >
                    <span className="block text-sm font-semibold">{authorName}</span>
                    {text}
                  </p>
                </div>
              ))}
            </div>
            <figcaption className="text-sm text-muted">{note}</figcaption>
          </figure>
        </div>
        <div className="grid grid-cols-1 content-start gap-3">
          <h3 className="text-xl sm:text-2xl">See What You Get</h3>
          <ul className="grid grid-cols-1 gap-2">
            {samples.map(({ id, title, text }) => (
              <li key={id}>
                <Link
                  href={`${paths.samples}#${id}`}
                  className="flex items-center gap-4 rounded-2xl border border-line bg-raised px-edge py-3 transition-colors hover:border-control sm:px-5"
                >
                  <span className="min-w-0 grow">
                    <span className="block font-semibold sm:text-lg">{title}</span>
                    <span className="block text-muted max-sm:hidden">{text}</span>
                  </span>
                  <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{sampleNote}</p>
        </div>
      </div>
    </Band>
  )
}
