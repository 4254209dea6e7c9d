import { z } from 'zod'

const host = (fallback: string) => z.string().min(1).default(fallback)

/** Without its trailing slash. */
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform(text => text.replace(/\/+$/, ''))

const origins = z
  .string()
  .default('')
  .transform(list => list.split(',').flatMap(text => text.trim() || []))
  .refine(list => list.every(isOrigin), 'must be origins like https://shop.example, with commas between them')

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const settings = z.object({
  DATABASE_URL: z.string().min(1, 'is needed: the address of a Postgres database'),
  /** Per statement, in ms; 0 = no limit. */
  DATABASE_STATEMENT_MS: z.coerce.number().int().min(0).max(3_600_000).default(15_000),
  PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters'),
  SANDBOX_SECRET: z.string().min(24, 'must have at least 24 characters'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  SHOP_PROTOCOL: z.enum(['http', 'https']).default('http'),
  HOST_COM: host('localhost'),
  HOST_JP: host('jp.localhost'),
  HOST_DISCOVER_COM: host('discover.localhost'),
  HOST_DISCOVER_JP: host('discover-jp.localhost'),
  /** `1` lets the sandbox, which gives licences without money, sell on other hosts than localhost. */
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Tidemark <shop@localhost>'),
  SUPPORT_EMAIL: z.string().min(3).default('support@localhost'),
  /** Takes replies to tickets by SMTP; without it there are none, and emails say so. */
  SUPPORT_MAIL_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The list of deleted accounts, for restoring a backup; below `.data` if unset. */
  ERASED_LIST: z.string().min(1).optional(),
  /** Buckets for pictures and for ticket files; if unset, both are below `.data`. */
  S3_MEDIA_BUCKET: z.string().min(1).optional(),
  S3_TICKET_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `1` puts the bucket into the path of the URL, as simpler servers need it. */
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
  /** The prefix of the installers; a package's name is appended. */
  DOWNLOAD_BASE: z
    .string()
    .regex(/^(https?:\/\/|\/(?!\/))/, 'must be an address or a path')
    .optional(),
  /** Where our pages send the calls of the two bases; if unset, to this shop (API). */
  ORDER_API_BASE: address.optional(),
  SERVICE_API_BASE: address.optional(),
  /** Further origins of our pages that send calls here, besides the four sites. */
  SITE_ORIGINS: origins,
  /** The common domain of pages and calls on different hosts, for their cookies. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain like shop.example')
    .optional(),
  /** `1` where a proxy in front sets X-Forwarded-For and the country header. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** Memory for cached pages per process, in bytes; 0 caches none. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(256 * 1024 * 1024),
  /** For how long a CDN may show a page unasked; published changes show that much later there. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** The port and address for Prometheus; without a port there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Pictures are public, ticket files private: they cannot share a bucket. */
const schema = settings.refine(
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

export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const sentences = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Wrong settings: ${sentences.join('; ')}. See .env.example.`)
}
