import { inEveryPlan } from '#contract/plans.ts'
import { inEveryPlanTexts } from '#web/content.ts'
import { Band } from '#web/ui/layout/band.tsx'
import { Grid } from '#web/ui/layout/page.tsx'

export function InEveryPlan() {
  return (
    <Band aria-labelledby="every-plan">
      <div className="grid gap-8">
        <h2 id="every-plan" className="text-3xl">
          Included in Every Plan
        </h2>
        <Grid columns={4} gap="lg">
          {inEveryPlan.map((part) => (
            <div key={part} className="grid content-start gap-2 border-t-2 border-accent-line pt-4">
              <h3 className="text-lg">{part}</h3>
              <p className="text-muted">{inEveryPlanTexts[part]}</p>
            </div>
          ))}
        </Grid>
      </div>
    </Band>
  )
}
