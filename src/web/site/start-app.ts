// The script of prerendered forms. It loads the app after the first paint, whose text, style and font come first.
const tags = document.querySelector<HTMLTemplateElement>('template#app')
requestAnimationFrame(() => setTimeout(() => tags && document.head.append(tags.content)))
