import { isIPv4 } from 'node:net'
import path from 'node:path'
import { IANAZone } from 'luxon'
import { z } from 'zod'
import { inboxVariables, readInboxSettings } from './inbox-settings.ts'
import { modelProviders, readModelSettings } from './model-settings.ts'

/** A missing or wrong setting. The message is one line that names the variable. */
export class ConfigError extends Error {}

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  })

const origin = url(['http:', 'https:']).refine(
  (value) => new URL(value).pathname === '/',
  'must be an origin without a path',
)

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

const encryptionKeys = z
  .string()
  .transform((value) => value.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
  .refine(
    (keys) => keys.every((key) => key.length === 32),
    'must be 32 bytes in base64, or several such keys with commas between',
  )

/** An empty variable counts as unset, as in a copied .env file. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, test or production')
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: origin.optional(),
  ASSET_HOST: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  MIGRATE: flag.default(true),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ENCRYPTION_KEY: encryptionKeys.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.email('must be a mail address').optional(),
  INBOX_DOMAIN: z.hostname('must be a domain').optional(),
  SUPPORT_EMAIL: z.email('must be a mail address').optional(),
  ...inboxVariables,
  INBOX_PORT: wholeNumber(0, 65_535).default(2525),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url(['http:', 'https:']).optional(),
  PAYMENTS: z.enum(['stripe', 'sandbox'], 'must be stripe or sandbox').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_PROVIDER: z.enum(modelProviders, `must be ${modelProviders.join(', ')}`).default('openai'),
  AI_BASE_URL: url(['http:', 'https:']).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_PRICES: z
    .string()
    .regex(
      /^\d+(\.\d+)?,\d+(\.\d+)?$/,
      'must be the prices of a million tokens in and out in US dollars, such as 0.15,0.60',
    )
    .optional(),
  AI_MONTHLY_TOKENS: wholeNumber(0, 1_000_000_000).default(300_000),
  AI_MONTHLY_TOKENS_VISITORS: wholeNumber(0, 1_000_000_000).default(3_000_000),
  READ_POSTINGS: flag.default(true),
  TEST_PAGES: z.string().optional(),
  TEST_MAIL_DNS: z.string().optional(),
  ADMIN_EMAIL: z.email('must be a mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must be at least 8 characters')
    .max(128, 'must be at most 128 characters')
    .optional(),
  DEMO: flag.optional(),
  AUTO_ASSIGN_HOURS: wholeNumber(0, 1_000).default(12),
  TEAM_TIME_ZONE: z
    .string()
    .default('UTC')
    .refine((zone) => IANAZone.isValidZone(zone), 'must be an IANA time zone such as America/New_York'),
  TEAM_HOLIDAYS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((day) => day.trim())
        .filter((day) => day !== ''),
    )
    .refine(
      (days) => days.every((day) => z.iso.date().safeParse(day).success),
      'must be dates such as 2026-12-25, with commas between',
    ),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})
type Environment = z.output<typeof environment>
type Name = keyof Environment

/** Settings that need each other: all of a group, or none. */
const groups: Name[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['INBOX_TLS_KEY', 'INBOX_TLS_CERT'],
]
/** They do nothing without INBOX_DOMAIN. */
const needInboxDomain: Name[] = [
  'INBOX_TLS_KEY',
  'INBOX_MAILGUN_KEY',
  'INBOX_POSTMARK_CREDENTIALS',
  'INBOX_SENDGRID_KEY',
  'INBOX_SES_TOPIC',
]
const requiredInProduction: Name[] = ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'ENCRYPTION_KEY']

function checkTogether(settings: Environment) {
  for (const group of groups) {
    const [present] = group.filter((name) => settings[name] !== undefined)
    const missing = group.find((name) => settings[name] === undefined)
    if (present && missing) throw new ConfigError(`${missing} is missing: it is needed because ${present} is set`)
  }
  const useless = settings.INBOX_DOMAIN ? undefined : needInboxDomain.find((name) => settings[name] !== undefined)
  if (useless) throw new ConfigError(`INBOX_DOMAIN is missing: it is needed because ${useless} is set`)
  if (settings.PAYMENTS === 'stripe' && !settings.STRIPE_SECRET_KEY)
    throw new ConfigError('STRIPE_SECRET_KEY is missing: it is needed because PAYMENTS is stripe')
  const forTests = (['TEST_PAGES', 'TEST_MAIL_DNS'] as const).find((name) => settings[name])
  if (forTests && settings.NODE_ENV !== 'test')
    throw new ConfigError(`${forTests} is for tests: it is refused unless NODE_ENV is test`)
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL)
      throw new ConfigError(`DATABASE_URL is missing: it is needed because ${name} is set`)
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL)
    throw new ConfigError(`DATABASE_URL is missing: a ${settings.ROLE} process shares its database with others`)
  if (settings.NODE_ENV !== 'production') return
  const missing = requiredInProduction.find((name) => settings[name] === undefined)
  if (missing) throw new ConfigError(`${missing} is missing: it is required in production`)
  if (settings.DEMO) throw new ConfigError('DEMO must not be 1 in production')
  if (!settings.STRIPE_SECRET_KEY && settings.PAYMENTS !== 'sandbox')
    throw new ConfigError('PAYMENTS is missing: without STRIPE_SECRET_KEY production starts only with PAYMENTS=sandbox')
}

function readS3({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Environment) {
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** The card provider's keys. Null means the sandbox, which takes no money. */
function readStripe(settings: Environment) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENTS } = settings
  if (PAYMENTS === 'sandbox' || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    /** Replaces the provider's host in tests. */
    apiUrl: STRIPE_API_URL ?? null,
  }
}

/** Names and addresses that only this machine can reach. */
function isLoopback(host: string) {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  )
}

/**
 * Public parts (the outbox page, accounts with a known password) exist only where no other machine can reach the product, or
 * with DEMO. A forgotten NODE_ENV must not open a public server.
 */
function allowsDemo({ NODE_ENV, DEMO, HOST }: Environment, appUrl: URL) {
  if (NODE_ENV === 'production') return false
  const isLocal = appUrl.protocol === 'http:' && isLoopback(appUrl.hostname) && isLoopback(HOST)
  return isLocal || DEMO === true
}

/** Throws a `ConfigError` for the first wrong setting. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const settings = parsed.data
  checkTogether(settings)
  const appUrl = new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`)
  const demoAllowed = allowsDemo(settings, appUrl)
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    appUrl,
    /** Whether browsers use https. Then cookies are Secure and HSTS is sent. */
    secure: appUrl.protocol === 'https:',
    /** The origin of a CDN that scripts, fonts and pictures of the build are loaded from. */
    assetHost: settings.ASSET_HOST ? new URL(settings.ASSET_HOST).origin : null,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    /** For what needs a session, where a pooler is in front of the database. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    /** A streaming standby that answers reads over all accounts. */
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    role: settings.ROLE,
    /** Whether the start applies migrations. */
    migrate: settings.MIGRATE,
    /** How long a stopping process still serves, while `/readyz` tells proxies to go elsewhere. */
    drainSeconds: settings.DRAIN_SECONDS,
    sessionSecret: settings.SESSION_SECRET ?? null,
    encryptionKeys: settings.ENCRYPTION_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${appUrl.hostname}`,
    /** The domain of relay addresses; null where the product takes no mail. */
    inboxDomain: settings.INBOX_DOMAIN?.toLowerCase() ?? null,
    supportEmail: settings.SUPPORT_EMAIL ?? `support@${appUrl.hostname}`,
    inbox: readInboxSettings(settings),
    s3: readS3(settings),
    stripe: readStripe(settings),
    languageModel: readModelSettings(settings),
    admin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : null,
    demo: settings.DEMO ?? (demoAllowed && settings.DATABASE_URL === undefined),
    /** Whether the outbox page and demo accounts may exist. */
    demoAllowed,
    autoAssignHours: settings.AUTO_ASSIGN_HOURS,
    team: { timeZone: settings.TEAM_TIME_ZONE, holidays: new Set(settings.TEAM_HOLIDAYS) },
    metricsToken: settings.METRICS_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY,
    readPostings: settings.READ_POSTINGS,
    /** Pages on this machine that postings may be read from, in tests only. */
    testPages: settings.TEST_PAGES?.split(',') ?? null,
    /** DNS answers for the senders of mails as JSON, such as `{ "TXT example.test": [["v=spf1 -all"]] }`, in tests only. */
    testMailDns: settings.TEST_MAIL_DNS ?? null,
    logLevel: settings.LOG_LEVEL,
  }
}
export type Config = ReturnType<typeof loadConfig>
