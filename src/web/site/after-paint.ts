/*
 * The one script that a drawn page names. What the page can do without until its words stand there waits in a template and
 * a style that applies to nothing: the typeface, the page's own script, the app where it takes over.
 */
const fontKey = 'font'
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

function bringTheRest() {
  showTypeface()
  const template = document.querySelector<HTMLTemplateElement>('template#later')
  if (template) document.head.append(document.importNode(template.content, true))
}

/** The button that was pressed last is marked, for what wakes it to press it again. */
function keepPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  for (const former of document.querySelectorAll('[data-pressed]')) former.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
}

document.addEventListener('click', keepPress)
document.addEventListener('awake', () => document.removeEventListener('click', keepPress), { once: true })
if (hasTypeface()) showTypeface()
requestAnimationFrame(() => setTimeout(bringTheRest))
