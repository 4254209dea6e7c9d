import { PLANS } from '@/pricing'
import { HTML_LANG, LOCALES, type Locale } from '@/site/locale'
import { discountKey, discountText, readDiscount } from '../../new-sale/typed-discount'
import { languageText, spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { Field } from './fields'
import type { SaleForm } from './form-data'

type Props = { data: SaleForm }

/** What customers read, language by language, once the templates have written it. */
export function TextFields({ data }: Props) {
  const { texts } = data.typed
  const shown = LOCALES.filter(locale => `name.${locale}` in texts)
  return (
    <fieldset className="sale__group">
      <legend>{t('What customers read')}</legend>
      {shown.length === 0 ? (
        <p>
          {t(
            'The texts are written automatically in the languages of the sale, with the actual discount. Press “Show the texts” to read and change them before anything is saved.',
          )}
        </p>
      ) : (
        <p className="sale__hint">
          {t(
            'A text that you do not change follows the name, the discount and the end. An existing coupon that fits exactly is used again and keeps its own text.',
          )}
        </p>
      )}
      {shown.map(locale => (
        <LanguageTexts key={locale} locale={locale} data={data} />
      ))}
    </fieldset>
  )
}

function LanguageTexts({ locale, data: { typed, told } }: Props & { locale: Locale }) {
  const pieces = Object.keys(typed.texts)
    .filter(field => field.endsWith(`.${locale}`))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <fieldset className="sale__language">
      <legend>{languageText(locale)}</legend>
      {pieces.map(field => (
        <Field key={field} field={`text.${field}`} label={labelOf(field, locale, typed)} told={told}>
          {described => (
            <>
              <input
                {...described}
                name={`text.${field}`}
                lang={HTML_LANG[locale]}
                defaultValue={typed.texts[field]}
                maxLength={500}
                autoComplete="off"
              />
              <input type="hidden" name={`made.${field}`} value={typed.made[field] ?? ''} />
            </>
          )}
        </Field>
      ))}
    </fieldset>
  )
}

/** Name and headline, then the coupons. */
function placeOf(field: string): number {
  const place = ['name.', 'headline.'].findIndex(start => field.startsWith(start))
  return place === -1 ? 2 : place
}

const LABELS: Record<string, Sentence> = { name: 'Name', headline: 'Headline' }

function labelOf(field: string, locale: Locale, { discounts }: SaleForm['typed']): string {
  const piece = field.slice(0, -(locale.length + 1))
  const known = LABELS[piece]
  return known ? t(known) : t('Coupon of {discount}', { discount: discountNamed(piece, discounts) })
}

function discountNamed(key: string, discounts: SaleForm['typed']['discounts']): string {
  const read = PLANS.map(plan => readDiscount(discounts[plan] ?? ''))
  const found = read.flatMap(each => (each.ok && each.discount ? [each.discount] : []))
  const discount = found.find(each => discountKey(each) === key)
  return discount ? discountText(discount, spoken()) : t('another discount')
}
