import { type DocumentPreview, type PreviewBody, previewPath } from '#contract/previews.ts'
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

/** Decodes the pages, so that they replace the previous ones in one frame. Unchanged pages keep their image. */
export const toImages = (pages: readonly string[], previous: readonly PageImage[]): Promise<PageImage[]> =>
  Promise.all(
    pages.map(async (svg, index) => {
      const page = index + 1
      const unchanged = previous.find((image) => image.page === page && image.svg === svg)
      if (unchanged) return unchanged
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      const image = new Image()
      image.src = url
      await image.decode().catch(() => {})
      return { page, svg, url }
    }),
  )

export function releaseImages(images: readonly PageImage[], keep: readonly PageImage[] = []) {
  for (const image of images) if (!keep.includes(image)) URL.revokeObjectURL(image.url)
}
