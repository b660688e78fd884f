import { Palette } from 'lucide-react'
import { useState } from 'react'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { Button } from '#web/ui/form/button.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { DesignPanel } from '../lazy-views.ts'

interface DesignButtonProps {
  kind: DocumentKind
  design: DesignOptions
  onDesign: (design: DesignOptions) => void
}

/** Opens the design beside the page that it changes. */
export function DesignButton({ kind, design, onDesign }: DesignButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label="Design"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm" {...DesignPanel.preloadProps}>
          <Palette aria-hidden="true" />
          Design
        </Button>
      }
    >
      <DesignPanel kind={kind} design={design} onChange={onDesign} />
    </Popover>
  )
}
