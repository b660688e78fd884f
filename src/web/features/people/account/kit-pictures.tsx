import { Check, Puzzle } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/class-names.ts'

/** A browser with a page, and the panel beside it. Drawn, and silent: the text beside each picture says the same. */
function Window({ isMarked = false, page, panel }: { isMarked?: boolean; page: ReactNode; panel: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-lg border border-line bg-surface text-[0.625rem] leading-none"
    >
      <div className="flex items-center justify-end gap-1 border-b border-line bg-raised p-1.5">
        <span className="h-2 grow rounded-full bg-line" />
        <Puzzle className={cn('size-4 rounded p-0.5 text-muted', isMarked && 'bg-accent-soft text-accent-text')} />
      </div>
      <div className="flex h-24">
        <div className="grid grow content-start gap-1.5 p-2">{page}</div>
        <div className="grid w-2/5 min-w-16 content-start gap-1.5 border-s border-line bg-raised p-2 text-ink">
          {panel}
        </div>
      </div>
    </div>
  )
}

const Line = ({ className }: { className?: string }) => <span className={cn('h-1.5 rounded-full bg-line', className)} />
const Field = ({ isFilled = false }: { isFilled?: boolean }) => (
  <span className="flex h-4 items-center rounded border border-line bg-raised px-1">
    {isFilled && <Line className="w-2/3 bg-accent-text" />}
  </span>
)
const Done = () => (
  <span className="flex items-center gap-1">
    <Check className="size-2.5 text-success-text" />
    <Line className="grow" />
  </span>
)

export const OpenPanelPicture = () => (
  <Window
    isMarked
    page={
      <>
        <Line className="w-1/2" />
        <Line />
        <Line />
      </>
    }
    panel={
      <>
        <span className="font-semibold">Apply kit</span>
        <Line className="w-2/3" />
      </>
    }
  />
)

export const CodePicture = () => (
  <Window
    page={
      <>
        <span className="text-ink">Code</span>
        <span className="rounded border border-accent-line bg-raised p-1 text-ink">WDJB-MJHT</span>
        <Line className="h-3 w-1/2 bg-accent-text" />
      </>
    }
    panel={<span className="font-semibold whitespace-nowrap text-accent-text">WDJB-MJHT</span>}
  />
)

export const FillPicture = () => (
  <Window
    page={
      <>
        <Field isFilled />
        <Field isFilled />
        <Field isFilled />
        <Field />
      </>
    }
    panel={
      <>
        <Done />
        <Done />
        <Done />
        <span className="text-muted">Ask client</span>
      </>
    }
  />
)
