import { sampleLetter } from '#web/samples.ts'

const [name, ...lines] = sampleLetter.split('\n')

/** The letter on paper, in both themes. */
export function SampleLetter() {
  return (
    <article
      aria-label="Cover letter"
      className="rounded-lg border border-line bg-paper px-edge py-8 text-paper-ink shadow-float sm:px-12 sm:py-12"
    >
      <p className="text-xl font-bold">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</p>
    </article>
  )
}
