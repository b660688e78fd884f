import { Handshake, MessageSquareText, Send } from 'lucide-react'
import { howItWorks } from '#web/content.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/page.tsx'

const icons = [<MessageSquareText key="tell" />, <Send key="apply" />, <Handshake key="meet" />]

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title">
      <Container className="grid grid-cols-1 gap-5 py-8 sm:gap-8 sm:py-20">
        <h2 id="how-title" className="text-3xl sm:text-4xl">
          {howItWorks.title}
        </h2>
        <ol className="grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-8">
          {howItWorks.steps.map(({ title, text }, index) => (
            <li key={title} className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:flex-col">
              <IconTile className="size-12 rounded-xl sm:size-16 [&_svg]:size-6 sm:[&_svg]:size-8">
                {icons[index]}
              </IconTile>
              <div className="grid min-w-0 grow basis-40 content-start gap-1 sm:basis-auto">
                <h3 className="text-lg sm:text-xl">
                  {index + 1}. {title}
                </h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
