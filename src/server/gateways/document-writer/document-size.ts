import { limits } from '@foothold/resume-engine/fields'
import { countLines } from '@foothold/resume-engine/outline'

/** About 20 pages, as many as prose of the longest text has. */
const maxLines = 1_000
export const tooLong = `This document is too long for a file. Please keep it to ${maxLines.toLocaleString('en')} lines and ${limits.builderText.toLocaleString('en')} characters.`

export const isTooLong = (text: string) => text.length > limits.builderText || countLines(text) > maxLines

const charactersPerLine = 50

/** What typesetting costs, in printed lines: those of the text, and those into which long ones are broken. */
export const measureSize = (text: string) => countLines(text) + text.length / charactersPerLine
