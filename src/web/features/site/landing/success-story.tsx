import { successStory } from '#web/content.ts'
import { Band } from '#web/ui/layout/band.tsx'

/** An example week as a timeline. */
export function SuccessStory() {
  const { title, note, days } = successStory
  return (
    <Band tone="sunken" aria-labelledby="story-title" className="border-y border-line py-10 sm:py-20">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-4">
          <h2 id="story-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="text-muted">{note}</p>
        </div>
        <ol className="border-s-2 border-accent-line">
          {days.map(({ day, title, text }) => (
            <li key={day} className="relative ps-5 pb-5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute -start-2 top-1 size-4 rounded-full border-2 border-accent bg-surface"
              />
              <p className="text-sm font-semibold text-accent-text">{day}</p>
              <h3 className="text-lg">{title}</h3>
              <p className="max-w-[60ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
