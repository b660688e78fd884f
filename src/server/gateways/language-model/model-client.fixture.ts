import type { ModelSettings } from '#server/model-settings.ts'
import { createLanguageModel, type LanguageModelOptions, type TextRequest, type Writing } from './language-model.ts'
import { type Answer, factsIn, modelServer, sayText } from './model-server.fixture.ts'

const person = {
  fullName: 'Maren Oakhurst',
  email: 'maren@oakhurst.example',
  phone: '(555) 010-0199',
  location: 'Lisbon, Portugal',
  linkedin: 'https://linkedin.com/in/maren',
}
const facts = [
  { id: 'f1', about: 'job 1', text: 'Shopkeeper | Oakhurst & Daughters | Mar 2019 - Present' },
  {
    id: 'f2',
    about: 'job 1, achievement',
    text: 'Ran the shop in Lisbon that maren oakhurst founded, see www.oakhurst-shop.example or ring +351 21 000 0000',
  },
]
const request = {
  kind: 'resume' as const,
  person,
  facts,
  jobText: 'We need a shopkeeper. Write to jobs@acme.example.',
}

interface Changes {
  request?: Partial<TextRequest>
  writing?: Partial<Writing>
}

/** A client of a server that answers as a test wants. */
export async function model(answer: Answer, options: LanguageModelOptions = {}, settings: Partial<ModelSettings> = {}) {
  const server = await modelServer(answer)
  const client = createLanguageModel({ ...server.settings, ...settings }, { retries: 0, ...options })
  if (!client) throw new Error('The settings make a client')
  const usages: unknown[] = []
  const open = ({ request: changed, writing }: Changes = {}) => {
    const sentences: string[] = []
    const conversation = client.open(
      { ...request, ...changed },
      {
        pace: 'streamed',
        onSentence: async (sentence) => void sentences.push(sentence),
        onUsage: (usage) => usages.push(usage),
        ...writing,
      },
    )
    return { ...conversation, sentences }
  }
  const write = async (changes?: Changes) => {
    const { write: run, sentences } = open(changes)
    await run()
    return sentences
  }
  return { ...server, open, write, usages }
}

export const writeFacts = (asked: Parameters<typeof factsIn>[0]) =>
  `EXPERIENCE\n${factsIn(asked)
    .map(({ id, text }) => `- ${text} [${id}]`)
    .join('\n')}`
export const echo: Answer = (response, asked) => sayText(response, writeFacts(asked).replace('Ran', 'Kept'))
