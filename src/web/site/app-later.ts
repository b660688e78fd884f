/*
 * A page that was drawn, and that the app takes over: what the app consists of lies in a template, and is asked for when the
 * page has been painted, so that nothing of it comes before the words.
 */
function bringApp() {
  const template = document.querySelector<HTMLTemplateElement>('template#app')
  if (template) document.head.append(document.importNode(template.content, true))
}

requestAnimationFrame(() => setTimeout(bringApp))
