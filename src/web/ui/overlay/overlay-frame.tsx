import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react'
import { cn } from '../class-names.ts'
import { IconButton } from '../form/icon-button.tsx'

export type OverlayFrameProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** A click outside never closes it, such as the second click of the double click that opened it. */
  staysOpen?: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Tab wraps from the last control to the first. Radix does not scroll there. */
function scrollToFocused({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const [focusedBox, frameBox] = [target.getBoundingClientRect(), currentTarget.getBoundingClientRect()]
  if (focusedBox.bottom <= frameBox.top || focusedBox.top >= frameBox.bottom)
    target.scrollIntoView({ block: 'nearest' })
}

/** Skips read-only fields for the initial focus. */
function focusFirstEditable(event: Event) {
  const fields = [...(event.target as HTMLElement).querySelectorAll<Control>('input, select, textarea')]
  if (!fields[0]?.matches('[readonly]')) return
  const editable = fields.find((field) => !field.matches('[readonly], [type=hidden], :disabled'))
  if (!editable) return
  event.preventDefault()
  editable.focus()
}

/** Common to dialogs and sheets: title, Close button, and no closing by a click outside once something was typed. */
export function OverlayFrame({
  title,
  description,
  staysOpen = false,
  className,
  children,
  ...props
}: OverlayFrameProps) {
  const hasTyped = useRef(false)
  const noDescription = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Content
      {...noDescription}
      {...props}
      onOpenAutoFocus={focusFirstEditable}
      onFocus={scrollToFocused}
      onInput={() => {
        hasTyped.current = true
      }}
      onInteractOutside={(event) => {
        if (staysOpen || hasTyped.current) event.preventDefault()
      }}
      className={cn('fixed z-40 flex flex-col overflow-hidden border-line bg-overlay shadow-float', className)}
    >
      {/* Contains what is positioned inside: outside, it would make the frame itself scroll. */}
      <div className="relative scroll-pt-16 [--below-title:3.5rem] scroll-pb-24 overflow-y-auto overscroll-contain">
        <Radix.Title className="z-20 bg-overlay ps-edge pe-14 pt-5 pb-1.5 text-xl wrap-anywhere sm:ps-6 sm:pt-6 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="px-edge wrap-anywhere text-muted sm:px-6">{description}</Radix.Description>
        )}
        {children}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" className="absolute end-3 top-3 z-20 bg-overlay text-muted sm:end-4 sm:top-4">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Radix.Content>
  )
}

/** The backdrop. */
export function Scrim() {
  return (
    <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
  )
}
