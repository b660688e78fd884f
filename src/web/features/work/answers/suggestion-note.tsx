import { Lightbulb } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import type { Suggestion } from './suggest-answer.ts'

/** A suggested answer, marked as one. It is used only if the client says so. */
export function SuggestionNote({ text, source, name, onUse }: Suggestion & { name: string; onUse: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-3 py-2 text-sm">
      <Lightbulb aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 grow wrap-anywhere">
        Suggestion from {source}: <strong>{text}</strong>
      </span>
      <Button size="sm" variant="secondary" aria-label={`Use suggestion for ${name}`} onClick={onUse}>
        Use
      </Button>
    </div>
  )
}
