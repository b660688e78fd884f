import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import type { QueueItem } from '#contract/queue.ts'
import { formatDueTime } from '#web/lib/format/due.ts'
import { cn } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { getItemDue, getItemTitle } from './queue-texts.ts'

interface QueueRowProps extends Pick<ComponentProps<'a'>, 'tabIndex' | 'onFocus'> {
  item: QueueItem
  href: string
  now: number
  selected: boolean
  checked: boolean
  onSelect: () => void
  onCheck: (range: boolean) => void
  onApply: () => void
}

/** One item of the queue: the job, its client and its due time. */
export function QueueRow({ item, href, now, selected, checked, onSelect, onCheck, onApply, ...row }: QueueRowProps) {
  const { tabIndex } = row
  return (
    <li
      className={cn(
        'group/row relative flex min-h-12 scroll-my-16 items-center gap-2 ps-3 pe-2 hover:bg-hover has-[[data-row]:focus-visible]:outline-2',
        selected && 'bg-accent-soft hover:bg-accent-soft forced-colors:outline forced-colors:outline-offset-[-3px]',
      )}
    >
      <RowCheckbox item={item} checked={checked} tabIndex={tabIndex} onCheck={onCheck} />
      <Link
        {...row}
        href={href}
        data-row
        aria-current={selected || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onSelect()
        }}
        className="grid min-w-0 grow gap-x-3 py-0.5 text-ink no-underline outline-offset-[-2px]"
      >
        <span className="truncate text-sm/5 font-medium">{getItemTitle(item)}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-xs/5 whitespace-nowrap text-muted">
          <span className="max-w-full truncate">
            {item.client.firstName} {item.client.lastName}
          </span>
          {item.kind === 'client' && (
            <Badge tone="accent" className={compact}>
              New client
            </Badge>
          )}
          {item.kind === 'interest' && item.snoozedUntil !== null ? (
            <span>back {formatDueTime(item.snoozedUntil, now)}</span>
          ) : (
            <DueBadge {...getItemDue(item, now)} className={compact} />
          )}
        </span>
      </Link>
      <Button
        size="sm"
        variant="ghost"
        onClick={onApply}
        className="shrink-0 px-2 text-accent-text pointer-fine:min-h-8 pointer-fine:px-2.5"
      >
        {item.kind === 'interest' ? 'Apply Now' : 'First Application'}
      </Button>
    </li>
  )
}

const compact = 'min-h-5 shrink-0 px-2 py-0'

interface RowCheckboxProps {
  item: QueueItem
  checked: boolean
  tabIndex: number | undefined
  onCheck: (range: boolean) => void
}

/** Only interests can be returned, so only they are selected. */
function RowCheckbox({ item, checked, tabIndex, onCheck }: RowCheckboxProps) {
  if (item.kind === 'client') return <span aria-hidden="true" className="w-6 shrink-0" />
  return (
    <label className="relative -my-1 grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11 pointer-coarse:-ms-2.5 pointer-coarse:-me-1.5">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={`Select ${getItemTitle(item)}`}
        checked={checked}
        onChange={({ nativeEvent }) => onCheck(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="peer size-4.5 cursor-pointer appearance-none rounded-sm border border-control bg-raised checked:border-accent checked:bg-accent forced-colors:appearance-auto"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute hidden size-3.5 text-accent-contrast peer-checked:block forced-colors:hidden"
      />
    </label>
  )
}
