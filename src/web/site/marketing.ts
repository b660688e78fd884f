import type { PlanId } from '#contract/plans.ts'
import { askToSignUp } from '#web/features/site/plans/plan-choice.ts'
import { showFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { connectThemeSwitch } from './connect-theme-switch.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { connectToasts } from './static-toasts.ts'

// The whole script of the static pages. They work without it.

const closest = <Found extends Element>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

document.addEventListener('click', ({ target }) => {
  const link = closest<HTMLAnchorElement>(target, 'a')
  if (!link) return
  // On a phone the menu would stay open after a link to a place on the same page.
  closest<HTMLElement>(link, '[popover]')?.hidePopover()
  if (link.dataset.next) link.search = `${new URLSearchParams({ next: link.dataset.next })}`
})

document.addEventListener('submit', (event) => {
  const form = closest<HTMLFormElement>(event.target, 'form[data-plan-choice]')
  if (!form) return
  event.preventDefault()
  askToSignUp(form.dataset.planChoice as PlanId)
})

connectToasts()
showFlashMessage()

connectThemeSwitch()
prefetchOnIntent()
