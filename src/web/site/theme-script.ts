import { applyTheme, chooseTheme, readStoredTheme, themes } from '#web/lib/theme.ts'

// The inline script of every page. It runs before the first paint, so that no page flashes in the wrong theme.
applyTheme(readStoredTheme() ?? 'system')

// The theme switch works at once: on static pages, and on prerendered forms before hydration.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.closest('[data-theme-switch]'))) return
  const theme = themes.find((name) => name === target.value)
  if (theme) chooseTheme(theme)
})
