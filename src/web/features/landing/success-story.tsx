import { successStory } from '#web/content.ts'
import { Band } from '#web/ui/layout/band.tsx'

export function SuccessStory() {
  const { title, note, paragraphs, steps } = successStory
  return (
    <Band tone="sunken" aria-labelledby="story-title" className="border-y border-line">
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="story-title" className="text-4xl">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-lg">
              {paragraph}
            </p>
          ))}
          <p className="text-sm text-muted">{note}</p>
        </div>
        <ol className="grid content-center gap-4">
          {steps.map(({ when, what }) => (
            <li key={when} className="rounded-2xl border border-line bg-raised px-5 py-4 shadow-card">
              <p className="text-sm text-muted">{when}</p>
              <p className="text-lg font-semibold">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
