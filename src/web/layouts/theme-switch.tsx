import { useTheme } from '#web/lib/hooks/use-theme.ts'
import { chooseTheme, themeNames, themes } from '#web/lib/theme.ts'

/**
 * Chooses the theme. Without React the inline script makes it work (`site/theme-script.ts`). It is shown once that has set the
 * theme, so not without script.
 */
export function ThemeSwitch() {
  const theme = useTheme()
  return (
    <fieldset
      data-theme-switch
      className="hidden min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm in-data-theme:flex"
    >
      <legend className="float-start me-3 text-muted">Theme</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="inline-flex min-h-8 cursor-pointer items-center rounded-lg border border-transparent px-3 font-semibold text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-chosen has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          {themeNames[value]}
        </label>
      ))}
    </fieldset>
  )
}
