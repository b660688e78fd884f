import { draftKey, readDraft } from '#web/lib/drafts.ts'
import type { IslandName } from '#web/ui/island.tsx'

/** Brings an island to life, which answers by itself from then on. */
export type Wake = (container: HTMLElement) => Promise<void>

const islands: Record<IslandName, () => Promise<{ wake: Wake }>> = {
  auth: () => import('./islands/auth.tsx'),
  contact: () => import('./islands/contact.tsx'),
}

/** In each, the form that keeps what is typed. */
const keepingForms: Record<IslandName, string> = { auth: 'create-account', contact: 'contact' }

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Wakes an island when somebody comes near it. What is pressed or sent before it is awake is kept, and done then. */
export function wakeIsland(container: HTMLElement) {
  const name = container.dataset.island as IslandName
  let kept: (() => void) | null = null
  let sent: HTMLFormElement | null = null
  let loading = false

  async function wake() {
    if (loading) return
    loading = true
    try {
      const { wake } = await islands[name]()
      await wake(container)
      done()
    } catch {
      // The next sign tries again; a form that the server also takes by itself is sent that way.
      loading = false
      if (sent?.method === 'post') sent.submit()
      else if (sent) sayUnreachable(sent)
      sent = null
    }
  }

  function keep(event: Event) {
    const { target } = event
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault()
      sent = target
      kept = () => target.requestSubmit(event.submitter)
    } else if (target instanceof Element) {
      const button = target.closest<HTMLElement>('button[type=button]')
      if (!button) return
      kept = () => button.click()
    }
    void wake()
  }

  function done() {
    container.removeEventListener('submit', keep)
    container.removeEventListener('click', keep)
    for (const sign of signs) container.removeEventListener(sign, wake)
    kept?.()
  }

  container.addEventListener('submit', keep)
  container.addEventListener('click', keep)
  for (const sign of signs) container.addEventListener(sign, wake, { passive: true })
  // What was pressed or entered before this script came gives no further sign; and what came along with the way here, as after
  // registering, or was typed before a reload is not drawn.
  const pressed = container.querySelector<HTMLElement>('[data-pressed]')
  if (pressed) kept = () => pressed.click()
  const typed = readDraft(draftKey(undefined, keepingForms[name]))
  if (pressed || typed || container.contains(document.activeElement) || window.history.state) void wake()
}

function sayUnreachable(form: HTMLFormElement) {
  const text = 'This form could not be loaded completely. Check your connection and try again.'
  const found = form.querySelector('[data-unreachable]')
  const message = found ?? document.createElement('p')
  message.setAttribute('data-unreachable', '')
  message.setAttribute('role', 'alert')
  message.textContent = text
  if (!found) form.append(message)
}
