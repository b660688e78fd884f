export { type ByteSource, releaseBuffer, toMemorySource, withFileSource } from './zip/byte-source.ts'
export { findZipDirectory, ZipError } from './zip/zip-directory.ts'
export { openZip, type ZipArchive } from './zip/zip-reader.ts'
