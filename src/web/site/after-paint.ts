import { keepNext } from './keep-next.ts'

/*
 * The one script that a drawn page names. What the page can do without until its words stand there waits in a template and
 * a style that applies to nothing: the typeface, the page's own script, the app where it takes over.
 */
const fontKey = 'font'
/** Of somebody who turns to the page. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'] as const
const typeface = document.querySelector<HTMLStyleElement>('style#typeface')

/** A typeface that this browser has already would only change the words after they have been seen. */
function hasTypeface() {
  try {
    return localStorage.getItem(fontKey) === typeface?.dataset.file
  } catch {
    return false
  }
}

function showTypeface() {
  if (!typeface || typeface.media === '') return
  typeface.media = ''
  void document.fonts.ready.then(() => {
    try {
      localStorage.setItem(fontKey, typeface.dataset.file ?? '')
    } catch {
      // Without storage it comes a little later on the next page too.
    }
  })
}

function bring(id: string) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`)
  if (template) document.head.append(document.importNode(template.content, true))
}

function bringTheRest() {
  showTypeface()
  bring('later')
  if (isWanted()) wake()
  else for (const sign of signs) document.addEventListener(sign, wake, { passive: true })
}

function wake() {
  for (const sign of signs) document.removeEventListener(sign, wake)
  bring('awake')
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
  if (!button) return
  for (const former of document.querySelectorAll('[data-pressed]')) former.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
}

keepNext()
document.addEventListener('click', keepPress)
document.addEventListener('awake', () => document.removeEventListener('click', keepPress), { once: true })
if (hasTypeface()) showTypeface()
requestAnimationFrame(() => setTimeout(bringTheRest))
