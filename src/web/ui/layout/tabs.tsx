import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

type Tab = { value: string; label: string; icon?: ReactNode; disabled?: boolean; content: ReactNode }

export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  value?: string
  onValueChange?: (value: string) => void
  /** Keeps inactive tabs mounted, with what was typed there. */
  keepMounted?: boolean
  className?: string
}

export function Tabs({ label, tabs, keepMounted = true, className, ...props }: TabsProps) {
  return (
    <Radix.Root
      {...props}
      defaultValue={tabs.find((tab) => !tab.disabled)?.value}
      className={cn('grid min-w-0 gap-6', className)}
    >
      <Radix.List
        aria-label={label}
        className="flex max-w-full gap-1 justify-self-stretch overflow-x-auto rounded-xl bg-sunken p-1 sm:justify-self-start forced-colors:border"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="inline-flex min-h-9 grow cursor-pointer items-center justify-center gap-2 rounded-lg border border-transparent px-2 py-1.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted data-[state=active]:border-line data-[state=active]:bg-chosen data-[state=active]:text-ink data-[state=active]:shadow-card sm:px-4 pointer-coarse:min-h-11 forced-colors:data-[state=active]:forced-color-adjust-none forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] [&_svg]:size-4 [&_svg]:shrink-0 max-sm:[&_svg]:hidden"
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepMounted || undefined}
          className="min-w-0 rounded-xl data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
