import { faq } from '#web/content.ts'
import { Band } from '#web/ui/layout/band.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'

export function FrequentQuestions() {
  return (
    <Band tone="sunken" aria-labelledby="faq" className="border-t border-line">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr]">
        <h2 id="faq" className="text-3xl">
          Frequently Asked Questions
        </h2>
        <div className="grid gap-3">
          {faq.map(({ question, answer }, index) => (
            <Disclosure key={question} summary={<h3>{question}</h3>} open={index === 0}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Band>
  )
}
