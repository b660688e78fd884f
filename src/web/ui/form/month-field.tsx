import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Popover } from '../overlay/popover.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type MonthFieldProps = Omit<TextFieldProps, 'trailing' | 'value'> & {
  label: string
  /** The month of the text as `YYYY-MM`, if it is one. */
  month: string
  /** A month was chosen in the panel. */
  onChoose: (month: string) => void
}

/** A month that can be typed, or chosen in a panel. Not every browser has a month input. */
export function MonthField({ month, onChoose, ...props }: MonthFieldProps) {
  const [open, setOpen] = useState(false)
  const name = `Choose ${props.label.replace(/ Date$/, '')} Month`
  const choose = (chosen: string) => {
    setOpen(false)
    onChoose(chosen)
  }
  return (
    <TextField
      {...props}
      trailing={
        <Popover
          label={name}
          open={open}
          onOpenChange={setOpen}
          className="w-72"
          trigger={
            <IconButton size="sm" label={name} className="text-muted" disabled={props.disabled}>
              <CalendarDays aria-hidden="true" />
            </IconButton>
          }
        >
          <MonthPanel month={month} onChoose={choose} />
        </Popover>
      }
    />
  )
}

const oldestYear = 1940
const months = Array.from({ length: 12 }, (_, index) => index)
const shortName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

const toName = (index: number) => shortName.format(Date.UTC(2000, index, 1))
const toMonth = (year: number, index: number) => `${year}-${String(index + 1).padStart(2, '0')}`

/** The months of a year, and a step to the years beside it. Shows the month of the field, or this year. */
function MonthPanel({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const [currentYear] = useState(() => new Date().getFullYear())
  const [year, setYear] = useState(Number(/^\d{4}(?=-)/.exec(month)?.[0] ?? currentYear))
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between">
        <IconButton size="sm" label="Previous Year" disabled={year <= oldestYear} onClick={() => setYear(year - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status" className="font-semibold tabular-nums">
          {year}
        </p>
        <IconButton size="sm" label="Next Year" disabled={year > currentYear} onClick={() => setYear(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-3 gap-1">
        {months.map((index) => (
          <button
            key={index}
            type="button"
            aria-pressed={toMonth(year, index) === month}
            onClick={() => onChoose(toMonth(year, index))}
            className={cn(
              'min-h-10 cursor-pointer rounded-md text-sm transition-colors hover:bg-hover pointer-coarse:min-h-11',
              'aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-accent-contrast forced-colors:aria-pressed:outline',
            )}
          >
            {toName(index)}
            <VisuallyHidden> {year}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  )
}
