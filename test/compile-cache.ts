import path from 'node:path'

/** Programs of the tests compile each module once for all of them. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../.cache/compiled') }
