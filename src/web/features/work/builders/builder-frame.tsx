import { RotateCcw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { PartBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Container, PageHeader, Row } from '#web/ui/layout/page.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { foldParts } from './form-part.tsx'
import type { Workspace } from './use-workspace.ts'
import { type BuilderTab, tabs } from './workspace-draft.ts'

interface BuilderFrameProps {
  space: Pick<Workspace, 'tab' | 'setTab' | 'startOver' | 'restored' | 'replaced' | 'undoReplace' | 'dismissUndo'>
  title: string
  subtitle: string
  labels: Record<BuilderTab, string>
  filled: Record<BuilderTab, boolean>
  contents: Record<BuilderTab, ReactNode>
  actions?: ReactNode
}

/** A builder with three tabs. The later two are enabled once they have content. */
export function BuilderFrame({ space, title, subtitle, labels, filled, contents, actions }: BuilderFrameProps) {
  const { tab, replaced, restored } = space
  const activeTab = filled[tab] ? tab : 'builder'
  const frame = useTabFocus(activeTab, replaced, restored)
  return (
    <Container ref={frame} className="grid grid-cols-1 gap-6 py-8 sm:py-10">
      <PageHeader
        title={title}
        subtitle={subtitle}
        above={
          <Link href="/" asChild>
            <BackLink>Back to Home</BackLink>
          </Link>
        }
        actions={
          <>
            {actions}
            <Button variant="secondary" onClick={() => showFields(space.startOver)}>
              <RotateCcw aria-hidden="true" />
              Start Over
            </Button>
          </>
        }
      />
      {replaced !== null && (
        <Banner
          role="status"
          title={replaced}
          action={
            <Row>
              <Button size="sm" onClick={() => showFields(space.undoReplace)}>
                Undo
              </Button>
              <Button variant="secondary" size="sm" onClick={space.dismissUndo}>
                Dismiss
              </Button>
            </Row>
          }
        />
      )}
      <Tabs
        label={title}
        value={activeTab}
        onValueChange={(value) => space.setTab(tabs.find((known) => known === value) ?? 'builder')}
        tabs={tabs.map((value) => ({
          value,
          label: labels[value],
          disabled: !filled[value],
          // The form must hydrate with its frame before the draft is restored into it.
          content:
            value === 'builder'
              ? contents.builder
              : value === activeTab && (
                  <PartBoundary key={value} name={`“${labels[value]}”`}>
                    <Suspense fallback={<PageSpinner className="min-h-80" />}>{contents[value]}</Suspense>
                  </PartBoundary>
                ),
        }))}
      />
    </Container>
  )
}

/** Undoes an import, whose parts are folded. */
function showFields(change: () => void) {
  change()
  foldParts(false)
}

/** Focuses the opened tab when the tab changes by an action, and when the focused Undo banner disappears. */
function useTabFocus(activeTab: BuilderTab, replaced: string | null, restored: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const previous = useRef({ activeTab, replaced, restored })
  useEffect(() => {
    const { activeTab: previousTab, replaced: previousReplaced, restored: wasRestored } = previous.current
    previous.current = { activeTab, replaced, restored }
    // Restoring a draft must not move the focus.
    if (restored !== wasRestored) return
    const { activeElement } = document
    const panel = frame.current?.querySelector('[role=tabpanel][data-state=active]')
    // The opened panel may have focused what the person is to change.
    const isPlaced = activeElement?.role === 'tab' || panel?.contains(activeElement)
    const moved = previousTab !== activeTab && !isPlaced
    const lost = previousReplaced !== replaced && activeElement === document.body
    if (!moved && !lost) return
    frame.current?.querySelector<HTMLElement>('[role=tab][data-state=active]')?.focus({ preventScroll: true })
    // An opened tab is shown from its top, with the heading of the screen.
    window.scrollTo({ top: 0 })
  }, [activeTab, replaced, restored])
  return frame
}
