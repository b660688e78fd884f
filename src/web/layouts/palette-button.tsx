import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/users.ts'
import { askAboutUnsavedChanges } from '#web/lib/navigation/unsaved-changes.ts'
import { chooseTheme } from '#web/lib/theme.ts'
import { showToast } from '#web/lib/toasts.ts'
import { shortcutText, useShortcut } from '#web/lib/hooks/use-shortcut.ts'
import { Button } from '#web/ui/form/button.tsx'
import { KeyCap } from '#web/ui/data/key-cap.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import type { PaletteCommand } from './palette/commands.ts'
import type { DialogAction } from './palette/action-dialogs.tsx'
import { useSignOut } from './use-sign-out.ts'

// Loaded on demand: the first screen needs neither.
const loadPalette = async () => (await import('./palette/palette.tsx')).Palette
const loadDialog = async () => (await import('./palette/action-dialogs.tsx')).ActionDialog

type Shown =
  | { kind: 'palette'; Palette: Awaited<ReturnType<typeof loadPalette>> }
  | { kind: 'dialog'; Dialog: Awaited<ReturnType<typeof loadDialog>>; deed: DialogAction; open: boolean }

/** Opens the quick search by click or shortcut, and runs the chosen command. */
export function PaletteButton({ user }: { user: User }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [loading, setLoading] = useState(false)
  const opener = useRef<Element | null>(null)
  const chosen = useRef<PaletteCommand | null>(null)

  async function show(load: () => Promise<Shown>) {
    setLoading(true)
    try {
      setShown(await load())
    } catch {
      showToast({ title: 'Failed to open', description: 'Check your connection and try again.', tone: 'danger' })
    } finally {
      setLoading(false)
    }
  }

  const openDialog = (deed: DialogAction) =>
    show(async () => ({ kind: 'dialog', Dialog: await loadDialog(), deed, open: true }))

  function openPalette() {
    if (loading) return
    opener.current = document.activeElement
    chosen.current = null
    void show(async () => ({ kind: 'palette', Palette: await loadPalette() }))
  }

  function giveFocusBack() {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }

  const act = useAct((deed) => void openDialog(deed))
  useShortcut('k', openPalette)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        loading={loading}
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={openPalette}
        className="max-xl:size-10 max-xl:px-0 max-xl:text-lg max-xl:pointer-coarse:size-11"
      >
        <Search aria-hidden="true" />
        <VisuallyHidden>Quick Search</VisuallyHidden>
        <span aria-hidden="true" className="max-xl:hidden pointer-coarse:hidden">
          <KeyCap>{shortcutText('K')}</KeyCap>
        </span>
      </Button>
      {shown?.kind === 'palette' && (
        <shown.Palette
          user={user}
          onChoose={(command) => {
            chosen.current = command
            setShown(null)
          }}
          onLeave={() => setShown(null)}
          onClosed={() => {
            giveFocusBack()
            if (chosen.current) act(chosen.current)
          }}
        />
      )}
      {shown?.kind === 'dialog' && (
        <shown.Dialog
          deed={shown.deed}
          open={shown.open}
          onDone={() => setShown({ ...shown, open: false })}
          onClosed={giveFocusBack}
        />
      )}
    </>
  )
}

/** Runs the chosen command, after the question about unsaved changes. */
function useAct(openDialog: (deed: DialogAction) => void) {
  const [path, navigate] = useLocation()
  const signOut = useSignOut()
  return ({ does }: PaletteCommand) => {
    if ('go' in does) {
      const { go } = does
      askAboutUnsavedChanges(() => {
        navigate(go)
        // The current screen scrolls to its top.
        if (go === path) window.scrollTo(0, 0)
      })
    } else if ('theme' in does) chooseTheme(does.theme)
    else if (does.do === 'sign-out') askAboutUnsavedChanges(() => signOut.mutate())
    else openDialog(does.do)
  }
}
