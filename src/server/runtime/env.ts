import { z } from 'zod'

const host = (fallback: string) => z.string().min(1).default(fallback)

/** An address of ours elsewhere; what is put after it begins with a slash. */
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
  /** How long one statement of the shop may take, in ms; 0 sets no limit. */
  DATABASE_STATEMENT_MS: z.coerce.number().int().min(0).max(3_600_000).default(15_000),
  PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters'),
  SANDBOX_SECRET: z.string().min(24, 'must have at least 24 characters'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** How many processes serve PORT together. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  SHOP_PROTOCOL: z.enum(['http', 'https']).default('http'),
  HOST_COM: host('localhost'),
  HOST_JP: host('jp.localhost'),
  HOST_DISCOVER_COM: host('discover.localhost'),
  HOST_DISCOVER_JP: host('discover-jp.localhost'),
  /** `1` where the sandbox, which gives licences without money, may sell on other hosts than localhost. */
  ALLOW_SANDBOX: z.enum(['0', '1']).default('0'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Tidemark <shop@localhost>'),
  /** Who gets what visitors write to us. */
  SUPPORT_EMAIL: z.string().min(3).default('support@localhost'),
  /** The port at which answers to tickets are taken by SMTP; without it none are, and letters say so. */
  SUPPORT_MAIL_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The file of deleted accounts, which restoring reads; below `.data` where it is not set. */
  ERASED_LIST: z.string().min(1).optional(),
  /** Buckets for pictures and for files of tickets; without them both lie below `.data`. */
  S3_MEDIA_BUCKET: z.string().min(1).optional(),
  S3_TICKET_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `1` where the bucket is named in the path of an address, as simpler servers have it. */
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
  /** Where the installers are: the name of a package is put after it. */
  DOWNLOAD_BASE: z
    .string()
    .regex(/^(https?:\/\/|\/(?!\/))/, 'must be an address or a path')
    .optional(),
  /** Where our pages send the calls of the two bases; without it, to this shop (API). */
  ORDER_API_BASE: address.optional(),
  SERVICE_API_BASE: address.optional(),
  /** Where pages of ours are that send their calls here, besides the four sites. */
  SITE_ORIGINS: origins,
  /** The domain that pages and calls on different hosts have in common, for their cookies. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain like shop.example')
    .optional(),
  /** `1` where a proxy in front sets X-Forwarded-For and the country header. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** How many bytes of memory the pages of one process may take; 0 keeps none. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(256 * 1024 * 1024),
  /** For how many seconds a CDN may show a page without asking; a published change shows that much later there. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** The port at which Prometheus reads figures of the shop, and the address it listens at; without a port none are told. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Pictures are anybody's and files of tickets nobody else's: one bucket cannot be both. */
const schema = settings.refine(
  ({ S3_MEDIA_BUCKET: media, S3_TICKET_BUCKET: tickets }) =>
    (media === undefined) === (tickets === undefined) && (media === undefined || media !== tickets),
  { path: ['S3_TICKET_BUCKET'], error: 'must be a bucket of its own, set where S3_MEDIA_BUCKET is' },
)

export type Env = z.output<typeof schema>

let parsed: Env | undefined

/** The settings of this process, parsed once. Throws one clear sentence per wrong setting. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

/** Parses settings; the error names each wrong one and what it should be. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const sentences = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Wrong settings: ${sentences.join('; ')}. See .env.example.`)
}
