import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { lazyWithPreload } from '../overlay/lazy-with-preload.tsx'
import { Popover } from '../overlay/popover.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const { Component: MonthPanel, preload } = lazyWithPreload(async () => (await import('./month-panel.tsx')).MonthPanel)

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
          onPreload={preload}
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
