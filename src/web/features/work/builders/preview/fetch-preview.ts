import { type DocumentPreview } from '@foothold/resume-engine/preview'
import { type PreviewBody, previewPath } from '#contract/previews.ts'
import { errorOfResponse, unreachableError } from '#web/lib/api/api-error.ts'

/** The server composes the text from the form where there is no text yet. */
export type PreviewRequest = Pick<PreviewBody, 'kind' | 'content' | 'design'> & { form?: object }

export async function fetchPreview(body: string, signal: AbortSignal): Promise<DocumentPreview> {
  const response = await fetch(previewPath, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return (await response.json()) as DocumentPreview
}

/** A page as an image. An SVG in an `img` runs no script and loads nothing. */
export interface PageImage {
  page: number
  svg: string
  url: string
}

/** Unchanged pages keep their image. A browser shows the previous image of an `img` until the next is loaded. */
export const toImages = (pages: readonly string[], previous: readonly PageImage[]): PageImage[] =>
  pages.map((svg, index) => {
    const page = index + 1
    const unchanged = previous.find((image) => image.page === page && image.svg === svg)
    return unchanged ?? { page, svg, url: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) }
  })

export function releaseImages(images: readonly PageImage[], keep: readonly PageImage[] = []) {
  for (const image of images) if (!keep.includes(image)) URL.revokeObjectURL(image.url)
}
