import { z } from 'zod'
import { LINES, type Line } from '@/pricing'
import type { Database } from '../runtime/database'

/** Lines that have something to try. */
export const TRIAL_LINES = LINES.filter((line): line is TrialLine => line !== 'service')
export type TrialLine = Exclude<Line, 'service'>

/** Customers' codes have none of I, L, O and U, so that nobody's is ever the shop's own. */
const OWN_CODE = /^(?=.*[ILOU])[0-9A-Z]{10}$/

const whole = (most: number, otherwise: number) => z.coerce.number().int().min(0).max(most).default(otherwise)

/** What the program gives (decision 061); days of 24 h, 0 turns a gift off. Also what a shop without a row does. */
export const storedReferralSettings = z.object({
  trial_days: whole(365, 30),
  /** `bought`: the line of what was bought. */
  line: z.enum(['bought', ...TRIAL_LINES]).default('bought'),
  most_per_year: whole(365, 12),
  free_days: whole(90, 7),
  default_code: z
    .string()
    .regex(OWN_CODE, { error: 'needs ten of the signs 0–9 and A–Z, with an I, L, O or U among them' })
    .default('TIDEMARK10'),
  /** Of the buyer; none at first. */
  coupon: z
    .string()
    .nullish()
    .transform(code => code?.trim() || null),
})
export type ReferralSettings = z.output<typeof storedReferralSettings>

type Row = { row: Record<string, unknown> }

/** As staff set them, else the defaults. Throws where a stored number is out of bounds. */
export async function referralSettings(db: Database): Promise<ReferralSettings> {
  const [stored] = await db.query<Row>('select to_jsonb(s) as row from referral_settings s limit 1')
  const known = Object.entries(stored?.row ?? {}).filter(([, value]) => value !== null)
  return storedReferralSettings.parse(Object.fromEntries(known))
}
