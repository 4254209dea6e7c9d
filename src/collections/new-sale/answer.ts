import type { PayloadRequest } from 'payload'
import { caughtUpRuleBook } from '@/server/rule-book/live'
import { NotDone, type Stop } from '../campaigns/publishing/not-done'
import { publishWithCoupons } from '../campaigns/publishing/publish-with-coupons'
import { refusalIn } from '../hooks/refusals-in'
import { inOneTransaction } from '../hooks/transaction'
import { claimForm, formBecame, keepForm, nothingTold, type Told } from './form-row'
import { makeSale, zonesOf } from './make'
import type { SaleRefusal } from './refusal-words'
import { readSale, type Sale } from './sale'
import { soldRoutes } from './scope'
import { filledTexts, untrueTexts } from './texts/sale-texts'
import type { SentSale, TypedSale } from './typed'

/** A form as it was sent by a member of the staff, at `at` (ms, UTC). */
type Sending = SentSale & { staff: string; at: number }

/** The campaign that a form became, or what is told in the form; `isLook`: that was all that was asked for. */
export type Answer = { campaign: string } | ({ isLook: boolean } & Told)

/** Makes a sale of a form or says why not, and keeps what was typed; null where the form is somebody else's. */
export async function answerTo(req: PayloadRequest, sending: Sending): Promise<Answer | null> {
  const { book } = await caughtUpRuleBook()
  const facts = { sold: soldRoutes(book), zones: zonesOf(req), at: sending.at }
  const read = readSale(sending.typed, facts)
  if ('refusals' in read) return keep(sending, { ...nothingTold(), refusals: read.refusals })
  const { sale } = read
  const filled = filledTexts(sale, sending.typed, book)
  const typed: TypedSale = { ...sending.typed, ...filled }
  const marks = untrueTexts(sale, filled.texts)
  const ready = { ...sending, typed }
  if (sending.act === 'look') return keep(ready, { ...nothingTold(), marks })
  const made = await makeOrSayWhy(req, { ...ready, sale, marks })
  if (!made || 'campaign' in made) return made
  return keep(ready, { ...nothingTold(), marks, ...made })
}

async function keep(sending: Sending, told: Told): Promise<Answer> {
  await keepForm(sending, told)
  return { isLook: sending.act === 'look' && told.refusals.length === 0, ...told }
}

type Ready = Sending & { sale: Sale; marks: SaleRefusal[] }

async function makeOrSayWhy(
  req: PayloadRequest,
  ready: Ready,
): Promise<{ campaign: string } | Partial<Told> | null> {
  try {
    return await inOneTransaction(req, () => makeOnce(req, ready))
  } catch (error) {
    if (error instanceof NotDone) return toldOf(error.stop)
    const refusal = refusalIn(error)
    if (!refusal) throw error
    const { code, path, sentence } = refusal
    return { refusals: [{ code, sentence, field: FIELDS[path] ?? '' }] }
  }
}

async function makeOnce(req: PayloadRequest, ready: Ready): Promise<{ campaign: string } | null> {
  const { form, act, seen, sale, typed, marks, at } = ready
  const claimed = await claimForm(req, ready)
  if (!claimed) return null
  if (claimed.campaign) return { campaign: claimed.campaign }
  const { id } = await makeSale(req, sale, typed.texts)
  await formBecame(req, form, id)
  if (act === 'publish')
    await publishWithCoupons({
      ...{ req, id, seen, now: at, about: JSON.stringify(typed) },
      marks: marks.map(({ sentence }) => sentence),
    })
  return { campaign: id }
}

/** Where a field of a campaign or coupon was typed. */
const FIELDS: Record<string, string> = {
  ...{ key: 'name', route: 'name', code: 'name', name: 'name' },
  ...{ startTime: 'from', endTime: 'until', sites: 'sites', locales: 'locales', navType: 'announcement' },
  ...{ discount: 'discounts', allow_types: 'discounts', allow_products: 'scope' },
}

function toldOf(stop: Stop): Partial<Told> {
  if ('warnings' in stop) return stop
  return { refusals: stop.errors.map(sentence => ({ code: 'check', field: '', sentence })) }
}
