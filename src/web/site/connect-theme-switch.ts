import { getTheme, subscribeToTheme, syncTheme } from '#web/lib/theme.ts'

/** Makes the theme switch of a static page show the theme, as React does on all others. */
export function connectThemeSwitch() {
  syncTheme()
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')
  const check = () => inputs.forEach((input) => (input.checked = input.value === getTheme()))
  check()
  subscribeToTheme(check)
}
