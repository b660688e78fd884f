import lighthouse, { type Report } from 'lighthouse'
import { withFreshBrowser } from './browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Measurement {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** KiB of script on the wire. */
  script: number
  elements: number
  /** Audits that cost points, but those of performance. */
  faults: string[]
}

const attempts = 3

/**
 * `simulate`, the default of Lighthouse, loads without limits and computes what a slow phone would take: on this machine every
 * script arrives before the first paint, so it counts towards the LCP. `devtools` slows network and processor down for real.
 */
export type Throttling = 'simulate' | 'devtools'

/** One run of Lighthouse with its mobile preset, in a browser with an empty profile. */
export async function measure(
  url: string,
  { throttlingMethod, cookie = '' }: { throttlingMethod: Throttling; cookie?: string },
): Promise<Measurement> {
  const cookies = cookie === '' ? [] : cookie.split('; ').map((pair) => ({ ...namedPair(pair), url }))
  let problem = ''
  // On a busy machine the browser sometimes fails to record; that says nothing of the page.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await withFreshBrowser(cookies, (port) =>
      lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, throttlingMethod }),
    )
    if (result && !result.lhr.runtimeError) return read(result.lhr)
    problem = result?.lhr.runtimeError?.message ?? 'no report'
  }
  throw new Error(`${url} could not be measured: ${problem}`)
}

function read({ audits, categories: scores }: Report): Measurement {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((scores[id]?.score ?? Number.NaN) * 100)
  const requests = audits['network-requests']?.details?.items ?? []
  const script = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: script.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    elements: value('dom-size-insight'),
    faults: categories
      .filter((id) => id !== 'performance')
      .flatMap((id) => scores[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

function namedPair(pair: string) {
  const [name = '', ...value] = pair.split('=')
  return { name, value: value.join('=') }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** Figure by figure, for a single run may be that of another process of this machine. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (of: (run: Measurement) => number) => median(runs.map(of))
  return {
    performance: middle((run) => run.performance),
    accessibility: Math.min(...runs.map((run) => run.accessibility)),
    'best-practices': Math.min(...runs.map((run) => run['best-practices'])),
    seo: Math.min(...runs.map((run) => run.seo)),
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
    script: middle((run) => run.script),
    elements: middle((run) => run.elements),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}
