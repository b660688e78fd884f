import type { PlanId } from '#contract/plans.ts'
import { askToSignUp } from '#web/features/site/plans/plan-choice.ts'
import { takeFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { currentToasts, subscribe, type Toast } from '#web/lib/toasts.ts'
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
  askToSignUp(form.dataset.planChoice as PlanId)
})

let notice: HTMLElement | undefined

function renderToast({ tone, title, description }: Toast) {
  notice?.remove()
  const shown = document.createElement('p')
  shown.setAttribute('role', tone === 'danger' ? 'alert' : 'status')
  shown.className = 'fixed bottom-0 left-0 z-60 m-5 rounded-xl border border-line bg-overlay p-4 shadow-float'
  shown.append(description ? `${title} ${description}` : title)
  document.body.append(shown)
  setTimeout(() => shown.remove(), 8_000)
  notice = shown
}

subscribe(() => currentToasts().forEach(renderToast))
const toast = takeFlashMessage()
if (toast) renderToast(toast)

connectThemeSwitch()
prefetchOnIntent()
