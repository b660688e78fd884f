import { receiptBytesPath, receiptPdfPath } from '#contract/receipts.ts'

/** The address of a document or screenshot of a receipt. */
export const getFileUrl = (receiptId: string, sha256: string) =>
  receiptBytesPath.replace(':id', receiptId).replace(':sha256', sha256)

export const getPdfUrl = (receiptId: string) => receiptPdfPath.replace(':id', receiptId)
