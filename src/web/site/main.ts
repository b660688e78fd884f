import { hasKeptToast } from '#web/lib/kept-toast.ts'
import { onPlanChoice } from './on-plan-choice.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { wakeIsland } from './wake-island.ts'

prefetchOnIntent()
onPlanChoice()
if (hasKeptToast()) void import('./toasts.tsx')
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) wakeIsland(island)
document.dispatchEvent(new Event('awake'))

// The menu of a phone closes by itself when another page comes, but not for a place on this one.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
})
