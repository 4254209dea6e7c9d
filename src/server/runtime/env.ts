import { z } from 'zod'
import { DEFAULT_HOSTS } from '@/site/sites'
import { isVapidKey } from './vapid-pair'

const host = (fallback: string) => z.string().min(1).default(fallback)

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform(text => text.replace(/\/+$/, ''))

/** An empty one, as a container passes it on, is none. */
const key = (least: number) =>
  z.preprocess(
    value => (value === '' ? undefined : value),
    z.string().min(least, `must have at least ${least} characters`).optional(),
  )

const origins = z
  .string()
  .default('')
  .transform(list => list.split(',').flatMap(text => text.trim() || []))
  .refine(list => list.every(isOrigin), 'must be origins like https://shop.example, with commas between them')

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** What each is for: `.env.example`. */
const settings = z.object({
  DATABASE_URL: z.string().min(1, 'is needed: the address of a Postgres database'),
  DATABASE_STATEMENT_MS: z.coerce.number().int().min(0).max(3_600_000).default(15_000),
  PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters'),
  SANDBOX_SECRET: z.string().min(24, 'must have at least 24 characters'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  SHOP_PROTOCOL: z.enum(['http', 'https']).default('http'),
  HOST_COM: host(DEFAULT_HOSTS.com),
  HOST_JP: host(DEFAULT_HOSTS.jp),
  HOST_DISCOVER_COM: host(DEFAULT_HOSTS.discover_com),
  HOST_DISCOVER_JP: host(DEFAULT_HOSTS.discover_jp),
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  STRIPE_SECRET_KEY: key(8),
  STRIPE_WEBHOOK_SECRET: key(16),
  STRIPE_API_URL: address.optional(),
  PADDLE_API_KEY: key(8),
  PADDLE_WEBHOOK_SECRET: key(16),
  PADDLE_CLIENT_TOKEN: key(8),
  PADDLE_API_URL: address.default('https://api.paddle.com'),
  PADDLE_SCRIPT_URL: address.default('https://cdn.paddle.com/paddle/v2/paddle.js'),
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  VAPID_PRIVATE_KEY: z.preprocess(
    value => (value === '' ? undefined : value),
    z.string().refine(isVapidKey, 'must be a private key of P-256 as 43 characters of base64url').optional(),
  ),
  PUSH_STAND_IN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'must be an origin like http://127.0.0.1:4000')
    .optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Tidemark <shop@localhost>'),
  SUPPORT_EMAIL: z.string().min(3).default('support@localhost'),
  SUPPORT_MAIL_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ERASED_LIST: z.string().min(1).optional(),
  S3_MEDIA_BUCKET: z.string().min(1).optional(),
  S3_TICKET_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
  ORDER_API_BASE: address.optional(),
  SERVICE_API_BASE: address.optional(),
  SITE_ORIGINS: origins,
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain like shop.example')
    .optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(256 * 1024 * 1024),
  CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  DRAWING_THREADS: z.coerce.number().int().min(1).max(16).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Settings = z.output<typeof settings>

/** What one is useless without; a payer that is half set up would fail at its first buyer. */
const TOGETHER: readonly (readonly (keyof Settings)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET', 'PADDLE_CLIENT_TOKEN'],
]

function nameMissing(given: Settings, context: z.RefinementCtx): void {
  for (const names of TOGETHER)
    for (const name of names)
      if (given[name] === undefined && names.some(other => given[other] !== undefined))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `must be set beside ${names.filter(other => other !== name).join(' and ')}`,
        })
}

const HOSTS = ['HOST_COM', 'HOST_JP', 'HOST_DISCOVER_COM', 'HOST_DISCOVER_JP'] as const
const OF_THIS_MACHINE = /^(?:[a-z\d-]+\.)*localhost(?::\d+)?$/i

/** A shop that strangers reach sends push messages to push services alone. */
const isForTests = (given: Settings): boolean =>
  given.SHOP_PROTOCOL === 'http' && HOSTS.every(name => OF_THIS_MACHINE.test(given[name]))

/** Pictures are public, ticket files private: they cannot share a bucket. */
const schema = settings
  .superRefine(nameMissing)
  .refine(given => given.PUSH_STAND_IN === undefined || isForTests(given), {
    path: ['PUSH_STAND_IN'],
    error: 'is for tests on localhost alone: with it a shop would send requests into its own network',
  })
  .refine(
    ({ S3_MEDIA_BUCKET: media, S3_TICKET_BUCKET: tickets }) =>
      (media === undefined) === (tickets === undefined) && (media === undefined || media !== tickets),
    { path: ['S3_TICKET_BUCKET'], error: 'must be a bucket of its own, set where S3_MEDIA_BUCKET is' },
  )

export type Env = z.output<typeof schema>

let parsed: Env | undefined

/** Parsed once. Throws, naming each wrong setting. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

/** The error names each wrong setting and what it should be. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const sentences = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Wrong settings: ${sentences.join('; ')}. See .env.example.`)
}
