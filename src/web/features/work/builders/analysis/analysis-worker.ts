import { analyzeLetter, analyzeResume } from '@foothold/resume-engine/analyze'
import type { AnalysisReply, AnalysisRequest } from './analysis-messages.ts'

/** Runs the analysis beside the page, which never waits for it. */
addEventListener('message', ({ data: { id, input } }: MessageEvent<AnalysisRequest>) => {
  const analysis = input.kind === 'resume' ? analyzeResume(input) : analyzeLetter(input)
  const reply: AnalysisReply = { id, analysis }
  postMessage(reply)
})
