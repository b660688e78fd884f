import { howItWorks } from '#web/content.ts'
import { InterviewScene, TellUsScene, WeApplyScene } from '#web/ui/illustration/scenes.tsx'
import { Container } from '#web/ui/layout/page.tsx'

const scenes = [TellUsScene, WeApplyScene, InterviewScene]

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title">
      <Container className="grid grid-cols-1 gap-5 py-8 sm:gap-10 sm:py-20">
        <h2 id="how-title" className="text-3xl sm:text-4xl">
          {howItWorks.title}
        </h2>
        <ol className="grid grid-cols-1 gap-5 sm:grid-cols-3 sm:gap-8">
          {howItWorks.steps.map(({ title, text }, index) => {
            const Illustration = scenes[index] ?? TellUsScene
            return (
              <li
                key={title}
                className="grid grid-cols-[5rem_minmax(0,1fr)] content-start items-start gap-4 max-[18rem]:grid-cols-1 sm:grid-cols-1"
              >
                <Illustration className="w-full max-w-20 sm:max-w-none" />
                <div className="grid gap-1 sm:gap-1.5">
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
