import { expect, test } from 'vitest'
import { engineer } from '#engine/writer/forms.fixture.ts'
import { modelServer, sayText, type Answer } from '#server/gateways/language-model/model-server.fixture.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()
const line = 'Responsible for the reduction of build times by 40%'

async function improveWith(answer: Answer) {
  const { settings, asked } = await modelServer(answer)
  const app = await testApp({ AI_BASE_URL: settings.baseUrl, AI_API_KEY: 'k', AI_MODEL: 'm' })
  return { app, asked, reply: await app.anonymous.post('/api/improve-line', { form: engineer, line }) }
}

test('a line comes back in other words, as a proposal', async () => {
  const { reply, app, asked } = await improveWith((response) => sayText(response, '- Cut build times by 40%'))
  expect(reply.body).toEqual({ proposal: 'Cut build times by 40%', reason: null })
  expect((await app.anonymous.get('/api/writing-help')).body).toEqual({ canImproveLines: true })
  expect(asked[0]!.messages.at(-1)!.content).toContain(`<line>\n${line}\n</line>`)
  expect(JSON.stringify(asked)).not.toContain('Oakhurst')
})

test.each([
  ['another number', 'Cut build times by 60%'],
  ['a number of another line', 'Cut build times by 40% for 2 million records'],
  ['no number any more', 'Cut build times'],
  ['an employer that the form does not have', 'Cut build times at Globex by 40%'],
  ['a made-up placeholder', 'Cut build times by 40% for {{CLIENT}}'],
  ['nothing', ''],
])('%s is no proposal', async (_, said) => {
  const { reply } = await improveWith((response) => sayText(response, said))
  expect(reply.body).toEqual({ proposal: null, reason: 'The AI model had no line that says only what you said.' })
})

test('a line that cannot be made better stays, and a failure says so', async () => {
  expect((await improveWith((response) => sayText(response, line))).reply.body).toEqual({
    proposal: null,
    reason: 'This line is good as it is.',
  })
  const failing = await improveWith((response) => response.writeHead(400).end())
  expect(failing.reply.body).toEqual({ proposal: null, reason: 'The AI model answered with an error.' })
})

test('without a language model nothing is proposed', async () => {
  expect((await file().anonymous.get('/api/writing-help')).body).toEqual({ canImproveLines: false })
  expect((await file().anonymous.post('/api/improve-line', { form: engineer, line })).status).toBe(409)
})
