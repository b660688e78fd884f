import { Command } from 'cmdk'
import { Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { KeyCap } from '../data/key-cap.tsx'
import { Scrim } from './overlay-frame.tsx'
import { SpinnerIcon } from '../feedback/spinner.tsx'

type CommandChoice = {
  id: string
  label: string
  /** Distinguishes choices with the same label, such as an address. */
  detail?: string
  icon: ReactNode
}

type CommandGroup = { heading: string; choices: readonly CommandChoice[] }

export type CommandMenuProps = {
  title: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly CommandGroup[]
  onChoose: (id: string) => void
  /** The status text, announced when it changes. */
  status: string
  /** More results may come. */
  searching: boolean
  /** Closed without a choice. */
  onLeave: () => void
  /** Called after closing: the place to restore the focus. */
  onClosed: () => void
}

/** A search field with its results, above everything else. Choose by arrow keys and Enter, or by a click. */
export function CommandMenu({ title, onLeave, onClosed, ...panel }: CommandMenuProps) {
  return (
    <Radix.Root open onOpenChange={onLeave}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh animate-appear flex-col overflow-hidden border-line bg-overlay shadow-float max-sm:border-b sm:top-[12dvh] sm:max-h-[min(76dvh,34rem)] sm:w-[calc(100%-2rem)] sm:max-w-xl sm:rounded-2xl sm:border"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Panel title={title} {...panel} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type PanelProps = Omit<CommandMenuProps, 'onLeave' | 'onClosed'>

function Panel({ title, placeholder, query, onQuery, groups, onChoose, status, searching }: PanelProps) {
  return (
    // The caller filters and sorts. Ctrl+K belongs to the caller too, so vim bindings are off.
    <Command label={title} shouldFilter={false} vimBindings={false} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <Command.Input
          value={query}
          onValueChange={onQuery}
          placeholder={placeholder}
          maxLength={200}
          className="min-h-14 min-w-0 grow bg-transparent text-base outline-none"
        />
        {searching && <SpinnerIcon className="size-4 shrink-0 text-accent-text" />}
        <Radix.Close asChild>
          <IconButton label="Close" className="text-muted">
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </div>
      <Command.List label="Results" className="min-h-0 grow scroll-py-2 overflow-y-auto overscroll-contain p-2">
        {groups.map(({ heading, choices }) => (
          <Command.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
          >
            {choices.map((choice) => (
              <Choice key={choice.id} choice={choice} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm text-muted">
        <p role="status">{status}</p>
        <p className="max-sm:hidden pointer-coarse:hidden">
          <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> choose, <KeyCap>Enter</KeyCap> go, <KeyCap>Esc</KeyCap> close
        </p>
      </div>
    </Command>
  )
}

function Choice({
  choice: { id, label, detail, icon },
  onChoose,
}: { choice: CommandChoice } & Pick<PanelProps, 'onChoose'>) {
  return (
    <Command.Item
      value={id}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 select-none data-[selected=true]:bg-hover forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:outline-offset-[-2px] [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {icon}
      <span className="min-w-0 grow wrap-anywhere">
        <bdi>{label}</bdi>
        {detail && (
          <>
            {' '}
            <bdi className="text-sm text-muted">{detail}</bdi>
          </>
        )}
      </span>
    </Command.Item>
  )
}
