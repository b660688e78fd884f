import type { DesignOptions } from '@foothold/resume-engine/designs'
import { DesignButton } from '../design/design-button.tsx'
import { DocumentPreview, type PageWork } from './document-preview.tsx'

export interface LivePageProps extends PageWork {
  onDesign: (design: DesignOptions) => void
  hint: string
}

/** The pages beside the form. They scroll by themselves, so that the form and its page stay side by side. */
export function LivePage(props: LivePageProps) {
  const { request, onDesign } = props
  return (
    <DocumentPreview
      {...props}
      actions={<DesignButton kind={request.kind} design={request.design} onDesign={onDesign} />}
    >
      {(pages, _hasPages, marks) => (
        <div
          role="group"
          aria-label="Pages"
          // Scrollable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="relative rounded-xs lg:max-h-[calc(100dvh-var(--below-bar)-8.5rem)] lg:overflow-y-auto"
        >
          {pages}
          {marks}
        </div>
      )}
    </DocumentPreview>
  )
}
