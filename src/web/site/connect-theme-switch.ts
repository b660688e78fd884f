import { chooseTheme, getTheme, subscribeToTheme, syncTheme, themes } from '#web/lib/theme.ts'

/** Makes the theme switch of a static page work, which React does on all others. */
export function connectThemeSwitch() {
  syncTheme()
  const group = document.querySelector<HTMLFieldSetElement>('fieldset[data-theme-switch]')
  if (!group) return
  const inputs = [...group.querySelectorAll('input')]
  const check = () => inputs.forEach((input) => (input.checked = input.value === getTheme()))
  check()
  subscribeToTheme(check)
  group.addEventListener('change', () =>
    chooseTheme(themes.find((theme) => inputs.some(({ checked, value }) => checked && value === theme)) ?? 'system'),
  )
}
