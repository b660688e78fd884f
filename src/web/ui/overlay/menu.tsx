import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'

export type MenuProps = {
  /** The button that opens it, and the name of the menu. It gets its `id` from the menu. */
  trigger: ReactNode
  children: ReactNode
}

/** A dropdown menu. It renders in place, and so inside its landmark. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          const { activeElement } = document
          // What was chosen may have moved the focus.
          const isMoved = activeElement !== document.body && activeElement?.closest('[role=menu]') === null
          if (isMoved) event.preventDefault()
        }}
        className="z-50 grid max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear gap-0.5 overflow-y-auto rounded-xl border border-line bg-overlay p-1.5 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export type MenuItemProps = ComponentProps<typeof DropdownMenu.Item> & { tone?: 'neutral' | 'danger' }

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-ink outline-offset-[-2px] select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted'

/** With `asChild` its only child, such as a link, becomes the item. An icon may precede the text. */
export function MenuItem({ tone = 'neutral', ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...props}
      className={cn(itemClass, tone === 'danger' && 'text-danger-text [&_svg]:text-current')}
    />
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1 h-px bg-line forced-colors:bg-[CanvasText]" />
}

/** Text in a menu that cannot be chosen. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...props} className={cn('px-3 py-1.5 text-sm text-muted', className)} />
}

export type MenuChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; icon: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One choice of several inside a menu, under a label. */
export function MenuChoice<Value extends string>({ label, options, value, onValueChange }: MenuChoiceProps<Value>) {
  const labelId = useId()
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <DropdownMenu.RadioGroup aria-labelledby={labelId} value={value} onValueChange={choose} className="grid gap-0.5">
      <MenuLabel id={labelId}>{label}</MenuLabel>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="grow">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
