import { Search } from 'lucide-react'
import { useState, useTransition } from 'react'
import type { User } from '#contract/users.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useShortcut, useShortcutText } from '#web/lib/hooks/use-shortcut.ts'
import { Button } from '#web/ui/form/button.tsx'
import { KeyCap } from '#web/ui/data/key-cap.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

const Palette = lazyWithPreload(async () => (await import('./palette/palette.tsx')).Palette)

/** Opens the quick search by click or shortcut. */
export function PaletteButton({ user }: { user: User }) {
  const [opening, setOpening] = useState<{ number: number; opener: Element | null }>({ number: 0, opener: null })
  const [isLoading, startLoading] = useTransition()

  function open() {
    if (isLoading) return
    const opener = document.activeElement
    startLoading(async () => {
      try {
        await Palette.load()
        setOpening(({ number }) => ({ number: number + 1, opener }))
      } catch {
        showToast({ title: 'Failed to open', description: 'Check your connection and try again.', tone: 'danger' })
      }
    })
  }

  useShortcut('k', open)
  const shortcutText = useShortcutText('K')
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        loading={isLoading}
        {...Palette.preloadProps}
        onClick={open}
        className="max-xl:size-10 max-xl:px-0 max-xl:text-lg max-xl:pointer-coarse:size-11"
      >
        <Search aria-hidden="true" />
        <VisuallyHidden>Quick Search</VisuallyHidden>
        <span aria-hidden="true" className="max-xl:hidden pointer-coarse:hidden">
          <KeyCap>{shortcutText}</KeyCap>
        </span>
      </Button>
      {opening.number > 0 && <Palette key={opening.number} user={user} opener={opening.opener} />}
    </>
  )
}
