import type { PlanId } from '#contract/plans.ts'
import { askToSignIn } from '#web/features/plans/plan-choice.ts'
import { takeFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { connectThemeSwitch } from './connect-theme-switch.ts'
import { prefetchOnIntent } from './prefetch.ts'

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
  askToSignIn(form.dataset.planChoice as PlanId)
})

const toast = takeFlashMessage()
if (toast) {
  const notice = document.createElement('p')
  notice.setAttribute('role', toast.tone === 'danger' ? 'alert' : 'status')
  notice.className = 'fixed bottom-0 left-0 z-60 m-5 rounded-xl border border-line bg-overlay p-4 shadow-float'
  notice.append(toast.description ? `${toast.title} ${toast.description}` : toast.title)
  document.body.append(notice)
  setTimeout(() => notice.remove(), 8_000)
}

connectThemeSwitch()
prefetchOnIntent()
