import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type SegmentedProps<Value extends string> = {
  /** The accessible name. */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  /** On a phone icons alone. */
  compact?: boolean
  className?: string
}

/** One choice of two to four, all visible. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  compact = false,
  className,
}: SegmentedProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cn('inline-flex max-w-full flex-wrap gap-1 rounded-xl bg-sunken p-1 forced-colors:border', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={cn(
            'inline-flex min-h-8 grow cursor-pointer items-center justify-center gap-2 rounded-lg border border-transparent px-3 text-sm font-semibold text-muted transition-colors hover:text-ink data-[state=on]:border-line data-[state=on]:bg-chosen data-[state=on]:text-ink data-[state=on]:shadow-card pointer-coarse:min-h-11 forced-colors:data-[state=on]:forced-color-adjust-none forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] max-[26rem]:px-2 [&_svg]:size-4',
            !compact && 'max-[26rem]:[&_svg]:hidden',
          )}
        >
          {option.icon}
          {compact ? <span className="max-sm:sr-only">{option.label}</span> : option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
