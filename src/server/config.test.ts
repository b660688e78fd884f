import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://foothold.example',
  DATABASE_URL: 'postgres://foothold@db.example/foothold',
  SESSION_SECRET: 'a secret of at least 32 characters',
  ENCRYPTION_KEY: key(1),
  PAYMENTS: 'sandbox',
}

function refusal(variables: Record<string, string | undefined>) {
  try {
    loadConfig(variables)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return error instanceof Error ? error.message : ''
  }
  return 'no refusal'
}

test('without any variable every setting has its default', () => {
  expect(loadConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    secure: false,
    databaseUrl: null,
    sessionSecret: null,
    encryptionKeys: null,
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    supportEmail: 'support@localhost',
    admin: null,
    demo: true,
    trustProxy: 0,
    autoAssignHours: 12,
    logLevel: 'info',
  })
  expect(loadConfig({ PORT: '8080' }).appUrl.origin).toBe('http://localhost:8080')
  expect(loadConfig({ DATA_DIR: '/srv/foothold' }).dataDir).toBe('/srv/foothold')
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '', LOG_LEVEL: '' })).toEqual(loadConfig({}))
})

test('a wrong value is refused in one line that names the variable and does not repeat the value', () => {
  const wrong: Record<string, string[]> = {
    NODE_ENV: ['staging', 'Production'],
    PORT: ['http', '-1', '65536', '3000.5', '0x10'],
    APP_URL: ['foothold.example', 'ftp://foothold.example', 'https://foothold.example/app', 'javascript:alert(1)'],
    DATABASE_URL: ['mysql://db/x', 'localhost', 'http://db'],
    SESSION_SECRET: ['too short'],
    ENCRYPTION_KEY: ['short', key(1).slice(4), `${key(1)},`, `${key(1)},nonsense`, 'x'.repeat(32)],
    SMTP_URL: ['mail.example', 'http://mail.example'],
    MAIL_FROM: ['nobody', 'Foothold <no-reply@foothold.example>', 'a@b.example\r\nBcc: c@d.example'],
    SUPPORT_EMAIL: ['help'],
    STRIPE_API_URL: ['stripe'],
    PAYMENTS: ['paypal'],
    S3_ENDPOINT: ['minio:9000'],
    AI_BASE_URL: ['models'],
    AI_PROVIDER: ['gemini'],
    AI_PRICES: ['1', 'free,1'],
    AI_MONTHLY_TOKENS: ['many'],
    AI_MONTHLY_TOKENS_VISITORS: ['-1'],
    ADMIN_EMAIL: ['admin'],
    ADMIN_PASSWORD: ['short', 'x'.repeat(129)],
    DEMO: ['yes', 'true', '2'],
    METRICS_TOKEN: ['short'],
    AUTO_ASSIGN_HOURS: ['soon', '-1', '1.5', '1001'],
    TRUST_PROXY: ['true', '11', '-1'],
    READ_POSTINGS: ['yes'],
    LOG_LEVEL: ['loud'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const message = refusal({ [name]: value })
      expect(message, `${name}=${value}`).toMatch(new RegExp(`^${name} must be [^\\n]+$`))
      if (value.length > 6) expect(message).not.toContain(value)
    }
  }
})

test('settings that need each other must be set together', () => {
  const groups: [string, string, string][] = [
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_PUBLISHABLE_KEY'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY'],
    ['S3_BUCKET', 'files', 'S3_REGION'],
    ['AI_BASE_URL', 'http://models.example', 'AI_MODEL'],
    ['ADMIN_EMAIL', 'admin@foothold.example', 'ADMIN_PASSWORD'],
    ['ADMIN_PASSWORD', 'a long password', 'ADMIN_EMAIL'],
    ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM'],
  ]
  for (const [present, value, missing] of groups)
    expect(refusal({ [present]: value })).toBe(`${missing} is missing: it is needed because ${present} is set`)
  expect(refusal({ PAYMENTS: 'stripe' })).toBe('STRIPE_SECRET_KEY is missing: it is needed because PAYMENTS is stripe')
})

test('production requires its secrets, its address and its database', () => {
  for (const name of ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'ENCRYPTION_KEY'])
    for (const value of [undefined, ''])
      expect(refusal({ ...production, [name]: value })).toBe(`${name} is missing: it is required in production`)
  expect(refusal({ ...production, DEMO: '1' })).toBe('DEMO must not be 1 in production')
  expect(refusal({ ...production, PAYMENTS: undefined })).toMatch(/^PAYMENTS is missing/)
})

test('production with all of them starts, without demo data', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' }
  for (const more of [{}, { ...stripe, PAYMENTS: undefined }, { APP_URL: 'http://foothold.example' }])
    expect(loadConfig({ ...production, ...more })).toMatchObject({ production: true, demo: false })
  expect(loadConfig(production)).toMatchObject({
    secure: true,
    mailFrom: 'no-reply@foothold.example',
    supportEmail: 'support@foothold.example',
  })
})

test('demo data is on by default only in the embedded database, outside production', () => {
  expect(loadConfig({ DATABASE_URL: production.DATABASE_URL }).demo).toBe(false)
  expect(loadConfig({ DATABASE_URL: production.DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(loadConfig({ DEMO: '0' }).demo).toBe(false)
})

test('public parts exist only where no other machine can connect, or with DEMO=1', () => {
  const openToOthers = [
    { APP_URL: 'https://foothold.example' },
    { APP_URL: 'https://localhost' },
    { APP_URL: 'http://foothold.example' },
    { APP_URL: 'http://10.0.0.5:3000' },
    { APP_URL: 'http://127.0.0.1.evil.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { NODE_ENV: 'test', HOST: '192.0.2.1' },
  ]
  for (const settings of openToOthers) {
    expect(loadConfig(settings), JSON.stringify(settings)).toMatchObject({ demo: false, demoAllowed: false })
    expect(loadConfig({ ...settings, DEMO: '1' })).toMatchObject({ demo: true, demoAllowed: true })
  }
  for (const settings of [{}, { APP_URL: 'http://127.0.0.1:3000' }, { APP_URL: 'http://[::1]:3000', HOST: '::1' }])
    expect(loadConfig(settings), JSON.stringify(settings)).toMatchObject({ demo: true, demoAllowed: true })
  expect(loadConfig({ DEMO: '0' })).toMatchObject({ demo: false, demoAllowed: true })
  expect(loadConfig(production)).toMatchObject({ demo: false, demoAllowed: false })
})

test('a language model is used with its settings, and with a key if there is one', () => {
  const settings = { AI_BASE_URL: 'http://models.example/v1', AI_MODEL: 'small' }
  const model = {
    provider: 'openai',
    baseUrl: 'http://models.example/v1',
    apiKey: null,
    model: 'small',
    prices: null,
    monthlyTokens: { account: 300_000, visitors: 3_000_000 },
  }
  expect(loadConfig({}).languageModel).toBeNull()
  expect(loadConfig(settings).languageModel).toEqual(model)
  expect(loadConfig({ ...settings, AI_API_KEY: 'key' }).languageModel).toEqual({ ...model, apiKey: 'key' })
  const paid = {
    AI_PROVIDER: 'anthropic',
    AI_PRICES: '0.25,1.5',
    AI_MONTHLY_TOKENS: '7',
    AI_MONTHLY_TOKENS_VISITORS: '0',
  }
  expect(loadConfig({ ...settings, ...paid }).languageModel).toEqual({
    ...model,
    provider: 'anthropic',
    prices: { input: 0.25, output: 1.5 },
    monthlyTokens: { account: 7, visitors: 0 },
  })
})

test('files are stored in a bucket with its settings', () => {
  const settings = {
    S3_BUCKET: 'files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  const s3 = { bucket: 'files', region: 'eu-central-1', endpoint: null, accessKeyId: 'id', secretAccessKey: 'key' }
  expect(loadConfig({}).s3).toBeNull()
  expect(loadConfig(settings).s3).toEqual(s3)
  const endpoint = 'https://minio.example:9000'
  expect(loadConfig({ ...settings, S3_ENDPOINT: endpoint }).s3).toEqual({ ...s3, endpoint })
})

test('several encryption keys are read in order', () => {
  const keys = loadConfig({ ENCRYPTION_KEY: `${key(1)}, ${key(2)}` }).encryptionKeys
  expect(keys?.map((each) => each[0])).toEqual([1, 2])
})

test('pages on this machine are read in tests only', () => {
  const TEST_PAGES = '127.0.0.1:4000'
  for (const NODE_ENV of [undefined, 'development', 'production']) {
    expect(() => loadConfig({ NODE_ENV, TEST_PAGES })).toThrow('TEST_PAGES is for tests')
    expect(() => loadConfig({ NODE_ENV, TEST_MAIL_DNS: '{}' })).toThrow('TEST_MAIL_DNS is for tests')
  }
  expect(loadConfig({ NODE_ENV: 'test', TEST_PAGES }).testPages).toEqual([TEST_PAGES])
  expect(loadConfig({}).testPages).toBeNull()
})

test('processes of one role share a database, and a direct address has a pooled one beside it', () => {
  const databaseUrl = 'postgres://foothold@db.example/foothold'
  expect(loadConfig({})).toMatchObject({ role: 'all', migrate: true, databaseDirectUrl: null })
  expect(loadConfig({ ROLE: 'worker', MIGRATE: '0', DATABASE_URL: databaseUrl })).toMatchObject({
    role: 'worker',
    migrate: false,
  })
  expect(refusal({ ROLE: 'web' })).toMatch(/^DATABASE_URL is missing/)
  expect(refusal({ ROLE: 'jobs', DATABASE_URL: databaseUrl })).toBe('ROLE must be all, web or worker')
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    expect(refusal({ [name]: databaseUrl })).toMatch(/^DATABASE_URL is missing/)
})

test('mail of employers is off without its domain, and its settings must be ones that can work', () => {
  expect(loadConfig({}).inboxDomain).toBeNull()
  const domain = { INBOX_DOMAIN: 'In.Foothold.Example' }
  expect(loadConfig({ ...domain, INBOX_PROXIES: '10.0.0.5, ::1' })).toMatchObject({
    inboxDomain: 'in.foothold.example',
    inbox: { smtp: { host: '127.0.0.1', port: 2525, tls: null, proxies: ['10.0.0.5', '::1'], relays: [] } },
  })
  const wrong = {
    INBOX_DOMAIN: 'no domain',
    INBOX_PORT: '70000',
    INBOX_PROXIES: 'proxy.example',
    INBOX_POSTMARK_CREDENTIALS: 'postmark:short',
    INBOX_SENDGRID_KEY: 'bm8ga2V5',
    INBOX_SES_TOPIC: 'arn:aws:sqs:eu-west-1:123456789012:inbound',
  }
  for (const [name, value] of Object.entries(wrong))
    expect(refusal({ ...domain, [name]: value })).toMatch(new RegExp(`^${name} must be`))
  expect(refusal({ INBOX_MAILGUN_KEY: 'key' })).toBe(
    'INBOX_DOMAIN is missing: it is needed because INBOX_MAILGUN_KEY is set',
  )
  expect(refusal({ ...domain, INBOX_TLS_KEY: 'in.key' })).toMatch(/^INBOX_TLS_CERT is missing/)
})
