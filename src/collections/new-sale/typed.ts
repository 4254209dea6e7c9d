import { z } from 'zod'
import { PLANS, type Plan, PRICING_LOCALES } from '@/pricing'
import { isStorableText } from '@/server/runtime/storable-text'

const typedText = (length: number) => z.string().max(length).refine(isStorableText).catch('')
const typedTexts = (length: number, many: number) =>
  z.array(z.string().max(length).refine(isStorableText)).max(many)

/** What stands in the form, as it was typed. Texts by what they are for and their language: «headline.de». */
export const typedSale = z.object({
  name: typedText(200),
  zone: typedText(80),
  from: typedText(40),
  until: typedText(40),
  /** The readings that were chosen of times that come twice or never. */
  fromReading: typedText(40),
  untilReading: typedText(40),
  sites: typedTexts(40, 20),
  locales: typedTexts(10, 20),
  scope: typedText(40),
  products: typedTexts(100, 1_000),
  discounts: z.partialRecord(z.enum(PLANS), z.string().max(40).refine(isStorableText)),
  announcement: typedText(20),
  texts: z.record(z.string().max(60), z.string().max(500).refine(isStorableText)),
  /** What the templates said when the form was shown: a text that still says it follows its template. */
  made: z.record(z.string().max(60), z.string().max(500).refine(isStorableText)),
})
export type TypedSale = z.output<typeof typedSale>

const ACTS = ['look', 'draft', 'publish'] as const

const around = z.object({
  form: z.uuid(),
  act: z.enum(ACTS),
  seen: z.string().max(100).optional().default(''),
})
export type SentSale = z.output<typeof around> & { typed: TypedSale }

/** What a form sends; undefined where it is not that of a sale. */
export function sentSale(form: FormData): SentSale | undefined {
  const { data } = around.safeParse({
    form: form.get('form'),
    act: form.get('act'),
    seen: form.get('seen') ?? undefined,
  })
  const { data: typed } = typedSale.safeParse({
    ...Object.fromEntries(SINGLE.map(field => [field, form.get(field) ?? ''])),
    sites: form.getAll('sites'),
    locales: form.getAll('locales'),
    products: form.getAll('products'),
    discounts: startingWith(form, 'discount.'),
    texts: startingWith(form, 'text.'),
    made: startingWith(form, 'made.'),
  })
  return data && typed && { ...data, typed }
}

const SINGLE = ['name', 'zone', 'from', 'until', 'fromReading', 'untilReading', 'scope', 'announcement']

const startingWith = (form: FormData, start: string) =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) =>
      field.startsWith(start) ? [[field.slice(start.length), value]] : [],
    ),
  )

/** The form as it is opened: announced by a bar, for everything, in all languages. */
export const emptySale = (): TypedSale => ({
  ...{ name: '', zone: 'UTC', from: '', until: '', fromReading: '', untilReading: '' },
  ...{ sites: [], locales: [...PRICING_LOCALES], scope: 'everything', products: [] },
  ...{ discounts: {}, announcement: 'bar', texts: {}, made: {} },
})

export const discountField = (plan: Plan): string => `discount.${plan}`
