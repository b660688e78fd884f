declare module 'lighthouse' {
  interface Audit {
    numericValue?: number
    score: number | null
    title: string
    scoreDisplayMode: string
    details?: { items?: readonly { resourceType?: string; transferSize?: number; url?: string }[] }
  }
  export interface Report {
    audits: Record<string, Audit>
    categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    runtimeError?: { message: string }
  }
  interface Flags {
    port: number
    logLevel?: 'silent' | 'error' | 'info'
    disableStorageReset?: boolean
    onlyCategories?: readonly string[]
    throttlingMethod?: 'simulate' | 'devtools'
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>
}
