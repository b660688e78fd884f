import { livePath, liveEvent, type LiveTopic } from '#contract/live.ts'

/** An open stream of server-sent events. `events` grows as they arrive. */
export async function openStream(origin: string, cookie: string, query = '') {
  const stop = new AbortController()
  const response = await fetch(`${origin}${livePath}${query}`, { headers: { cookie }, signal: stop.signal })
  const events: LiveTopic[][] = []
  const read = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^event: change\ndata: (.*)$/.exec(block)?.[1]
        if (data) events.push(liveEvent.parse(JSON.parse(data)).topics)
      }
    }
  }
  const stream = { status: response.status, headers: response.headers, events, ended: false, close: () => stop.abort() }
  void read()
    .catch(() => {})
    .finally(() => {
      stream.ended = true
    })
  return stream
}
