import { providerNames } from '../payments/providers'
import { type UntoldEvents, untoldAsKnown } from '../payments/subscribed-events'
import { packagesWithoutFile } from '../releases/downloads'
import { type Env, env } from '../runtime/env'
import { type MissingSetting, missingSettings } from '../sellers/missing'

/** What a shop lacks before it goes live, in words for staff and operators; `about` as their headings. */
export type LiveGap = { about: 'Payments' | 'Emails' | 'Addresses' | 'Downloads'; lacks: string[] }

type Facts = {
  env: Env
  sells: readonly string[]
  untold: readonly UntoldEvents[]
  /** Names of packages that are sold and have no version of their own to download. */
  withoutFile: readonly string[]
}
type Lack = readonly [what: string, isLacking: (facts: Facts) => boolean]

const isLocal = (text: string): boolean => /localhost|127\.0\.0\.1/.test(text)
const isReal = (sells: Facts['sells']): boolean => sells.some(name => name !== 'sandbox')

const LACKS: Record<LiveGap['about'], readonly Lack[]> = {
  Payments: [
    [
      'a payment provider that takes real money: no keys of Stripe or Paddle are set',
      ({ sells }) => !isReal(sells),
    ],
    [
      'the live key of Stripe: STRIPE_SECRET_KEY is one of its trial',
      ({ env }) => /^[rs]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
    ],
    [
      'the live address of Paddle: PADDLE_API_URL is that of its trial',
      ({ env }) => env.PADDLE_API_KEY !== undefined && env.PADDLE_API_URL.includes('sandbox'),
    ],
    ['the sandbox still sells, which takes no money', ({ sells }) => sells.includes('sandbox')],
  ],
  Emails: [
    ['a mail server (SMTP_URL): emails stay in the outbox', ({ env }) => !env.SMTP_URL],
    ['the address that emails come from (MAIL_FROM)', ({ env }) => isLocal(env.MAIL_FROM)],
    ['the address of the support desk (SUPPORT_EMAIL)', ({ env }) => isLocal(env.SUPPORT_EMAIL)],
  ],
  Addresses: [
    ['hosts of its own (HOST_COM and the others)', ({ env }) => isLocal(env.HOST_COM)],
    ['https (SHOP_PROTOCOL)', ({ env }) => env.SHOP_PROTOCOL !== 'https'],
  ],
  Downloads: [],
}

/** Of the settings of the environment and what payers say; what lacks nothing is left out. */
export function gapsOf(facts: Facts): LiveGap[] {
  const untold = facts.untold.map(
    ({ provider, missing }) => `${NAMES[provider]} does not tell the shop of ${missing.join(', ')}`,
  )
  const packages = facts.withoutFile.map(named).join(', ')
  const missing = packages
    ? [`versions with files of your own (Write, Releases) for ${packages}: the seed brings only samples`]
    : []
  const found: Partial<Record<LiveGap['about'], string[]>> = { Payments: untold, Downloads: missing }
  const gaps = (['Payments', 'Emails', 'Addresses', 'Downloads'] as const).map(about => {
    const lacks = LACKS[about].filter(([, isLacking]) => isLacking(facts)).map(([what]) => what)
    return { about, lacks: [...lacks, ...(found[about] ?? [])] }
  })
  return gaps.filter(({ lacks }) => lacks.length > 0)
}

const named = (packaged: string): string =>
  packaged.replace(/_(win|mac)$/, (_, os) => (os === 'win' ? ' (Windows)' : ' (Mac)'))

const NAMES: Record<UntoldEvents['provider'], string> = { stripe: 'Stripe', paddle: 'Paddle' }

/** All that is missing before going live (ms), also of the sellers of each market. Asks no payer while somebody waits. */
export async function missingBeforeLive(at: number): Promise<{ shop: LiveGap[]; markets: MissingSetting[] }> {
  const withoutFile = await packagesWithoutFile(at)
  const shop = gapsOf({ env: env(), sells: providerNames(), untold: untoldAsKnown(at), withoutFile })
  return { shop, markets: await missingSettings() }
}
