import { hasTypeface, showTypeface } from '#web/lib/typeface.ts'
import { keepNext } from './keep-next.ts'

/*
 * The one script inside each drawn page, which its policy names by hash. What the page can do without until its words stand
 * there waits in templates: the typeface, the page's own script, the app where it takes over.
 */
/** A browser that does not tell when it has shown the words, as in a tab behind another, shows them sooner than that. */
const longestWaitMs = 3_000
/** Of somebody who turns to the page. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change', 'scroll'] as const
const later = document.querySelector<HTMLTemplateElement>('template#later')
const awake = document.querySelector<HTMLTemplateElement>('template#awake')
const { typeface } = later?.dataset ?? {}
let asked = false
let brought = false

function bringTypeface() {
  if (!typeface || asked) return
  asked = true
  void showTypeface(typeface)
}

/** A few at a time, as each file takes the browser a while to ask for: what somebody does meanwhile need not wait for all. */
function bring(template: HTMLTemplateElement) {
  const parts = [...document.importNode(template.content, true).children]
  const bringSome = () => {
    document.head.append(...parts.splice(0, 4))
    if (parts.length > 0) setTimeout(bringSome)
  }
  bringSome()
}

function bringTheRest() {
  if (brought) return
  brought = true
  bringTypeface()
  if (later) bring(later)
  if (!awake) return
  if (isWanted()) wake()
  else for (const sign of signs) document.addEventListener(sign, wake, { passive: true })
}

function wake() {
  for (const sign of signs) document.removeEventListener(sign, wake)
  if (awake) bring(awake)
}

/** Whether somebody has turned to the page already, or has come back to what they left. */
function isWanted() {
  if (window.location.search !== '' || document.activeElement !== document.body) return true
  if (document.querySelector('[data-pressed]')) return true
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}

/** The button that was pressed last is marked, for what wakes it to press it again. */
function keepPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) mark(button)
}

/** The keys of a button are a press of it. */
function keepKeys(event: KeyboardEvent) {
  if (!event.ctrlKey && !event.metaKey) return
  const button = document.querySelector(`button[aria-keyshortcuts~="Control+${event.key.toUpperCase()}"]`)
  if (!button) return
  event.preventDefault()
  mark(button)
}

function mark(button: Element) {
  for (const former of document.querySelectorAll('[data-pressed]')) former.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
}

keepNext()
document.addEventListener('click', keepPress)
document.addEventListener('keydown', keepKeys)
document.addEventListener('awake', () => document.removeEventListener('click', keepPress), { once: true })
document.addEventListener('listening', () => document.removeEventListener('keydown', keepKeys), { once: true })
if (hasTypeface()) bringTypeface()
new PerformanceObserver(bringTheRest).observe({ type: 'paint', buffered: true })
setTimeout(bringTheRest, longestWaitMs)
