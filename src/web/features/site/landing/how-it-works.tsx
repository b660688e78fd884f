import { howItWorks } from '#web/content.ts'
import { InterviewScene, TellUsScene, WeApplyScene } from '#web/ui/illustration/scenes.tsx'
import { Container } from '#web/ui/layout/page.tsx'

const scenes = [TellUsScene, WeApplyScene, InterviewScene]

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title">
      <Container className="grid grid-cols-1 gap-5 py-8 sm:gap-8 sm:py-20">
        <h2 id="how-title" className="text-3xl sm:text-4xl">
          {howItWorks.title}
        </h2>
        <ol className="grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-8">
          {howItWorks.steps.map(({ title, text }, index) => {
            const Illustration = scenes[index] ?? TellUsScene
            return (
              <li key={title} className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:flex-col">
                <Illustration className="w-20 shrink-0 sm:w-full" />
                <div className="grid min-w-0 grow basis-40 content-start gap-1 sm:basis-auto">
                  <h3 className="text-lg sm:text-xl">
                    {index + 1}. {title}
                  </h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            )
          })}
        </ol>
      </Container>
    </section>
  )
}
