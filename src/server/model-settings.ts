/** `openai` is every server with that API: OpenAI, Ollama, vLLM, LM Studio, OpenRouter and many more. */
export const modelProviders = ['openai', 'anthropic', 'azure'] as const

export interface ModelSettings {
  provider: (typeof modelProviders)[number]
  baseUrl: string
  apiKey: string | null
  model: string
  /** Of a million tokens in and out, in US dollars; null where no prices are set. */
  prices: { input: number; output: number } | null
  /** The most tokens a month: of one account, and of everyone who is not logged in together. */
  monthlyTokens: { account: number; visitors: number }
}

interface ModelVariables {
  AI_PROVIDER: ModelSettings['provider']
  AI_BASE_URL?: string | undefined
  AI_API_KEY?: string | undefined
  AI_MODEL?: string | undefined
  AI_PRICES?: string | undefined
  AI_MONTHLY_TOKENS: number
  AI_MONTHLY_TOKENS_VISITORS: number
}

/** Null without a language model. */
export function readModelSettings(variables: ModelVariables): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey = null, AI_MODEL: model } = variables
  if (!baseUrl || !model) return null
  const [input, output] = variables.AI_PRICES?.split(',').map(Number) ?? []
  return {
    provider,
    baseUrl,
    apiKey,
    model,
    prices: input === undefined || output === undefined ? null : { input, output },
    monthlyTokens: { account: variables.AI_MONTHLY_TOKENS, visitors: variables.AI_MONTHLY_TOKENS_VISITORS },
  }
}
