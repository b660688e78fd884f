import { createReader } from '../src/dom/reader.ts'

Object.assign(window, { formReader: createReader(document) })
