import type { PlanId } from '#contract/plans.ts'

const load = () => import('./choose-plan.ts')
const planForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-plan-choice]') : null

/** A visitor who chooses a plan is told to sign in first; without what says so, the form leads there at once. */
export function onPlanChoice() {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => void (planForm(target) && load().catch(() => {})), {
      passive: true,
    })

  document.addEventListener('submit', (event) => {
    const form = planForm(event.target)
    if (!form) return
    event.preventDefault()
    load().then(
      ({ askToSignIn }) => askToSignIn(form.dataset.planChoice as PlanId),
      () => form.submit(),
    )
  })
}
