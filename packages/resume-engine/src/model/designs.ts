import { z } from 'zod/mini'
import { photo } from './photo.ts'

export { maxPhotoBytes, photoPrefix } from './photo.ts'

export const designNames = ['classic', 'modern', 'compact', 'two-column', 'executive'] as const
export type DesignName = (typeof designNames)[number]

/** Colours of names, headings and rules. Each has a contrast of at least 4.5 on white paper. */
export const accents = {
  none: '#1a1a1a',
  green: '#1d5a4b',
  blue: '#1f4e8c',
  navy: '#1b2f4e',
  plum: '#6b2a5b',
  red: '#8c2f2b',
} as const
export type AccentName = keyof typeof accents
export const accentNames = ['none', 'green', 'blue', 'navy', 'plum', 'red'] as const satisfies readonly AccentName[]

export const fontNames = ['source-serif', 'eb-garamond', 'stix-two', 'source-sans', 'inter', 'noto-sans'] as const
export type FontName = (typeof fontNames)[number]

export const designSizes = ['small', 'normal', 'large'] as const
export type DesignSize = (typeof designSizes)[number]
/** How much space is between lines and around the page. `one-page` takes less of it, and smaller text, until all is on one page. */
export const spacings = ['normal', 'snug', 'tight', 'one-page'] as const
export type Spacing = (typeof spacings)[number]
export const papers = ['letter', 'a4'] as const
export type Paper = (typeof papers)[number]

/** The accent and the font of a design where the person chose none. */
export const designDefaults: Record<DesignName, { accent: AccentName; font: FontName }> = {
  classic: { accent: 'none', font: 'source-serif' },
  modern: { accent: 'green', font: 'source-sans' },
  compact: { accent: 'none', font: 'noto-sans' },
  'two-column': { accent: 'blue', font: 'inter' },
  executive: { accent: 'navy', font: 'eb-garamond' },
}

/** How a document looks as a file. */
export const designOptions = z.object({
  design: z._default(z.enum(designNames), 'classic'),
  /** Without it, the accent of the design. */
  accent: z.optional(z.enum(accentNames)),
  /** Without it, the font of the design. */
  font: z.optional(z.enum(fontNames)),
  size: z._default(z.enum(designSizes), 'normal'),
  paper: z._default(z.enum(papers), 'letter'),
  /** Without it, only as much less as saves a last page that is nearly empty. */
  spacing: z.optional(z.enum(spacings)),
  /** Beside the head of a resume; letters have none. */
  photo: z.optional(photo),
})
export type DesignOptions = z.output<typeof designOptions>

export const defaultDesign: DesignOptions = { design: 'classic', size: 'normal', paper: 'letter' }

/** The design in a stored form; null where there is none that this version knows. */
export const parseDesign = (value: unknown): DesignOptions | null => designOptions.safeParse(value).data ?? null
