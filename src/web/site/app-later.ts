/*
 * A page that was drawn, and that the app takes over: what the app consists of lies in a template, and is asked for when the
 * page has been painted, so that nothing of it comes before the words.
 */
function bringApp() {
  const template = document.querySelector<HTMLTemplateElement>('template#app')
  if (template) document.head.append(document.importNode(template.content, true))
}

/** The button that was pressed last is marked, for the app to press it again when it has taken over. */
function keepPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('#root button') : null
  if (!button) return
  for (const former of document.querySelectorAll('[data-pressed]')) former.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
}

document.addEventListener('click', keepPress)
document.addEventListener('app-drawn', () => document.removeEventListener('click', keepPress), { once: true })
requestAnimationFrame(() => setTimeout(bringApp))
