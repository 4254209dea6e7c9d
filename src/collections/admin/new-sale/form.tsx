import { Button } from '@payloadcms/ui'
import { NAV_TYPES, PLANS, PRICING_LOCALES, SITES } from '@/pricing'
import { ANNOUNCEMENT_LABELS, SITE_LABELS } from '../../fields/options'
import { discountField } from '../../new-sale/typed'
import { label, languageText, t } from '../words/of-request'
import { planText } from '../words/shop-names'
import { Field, fieldId, Problems, Ticks } from './fields'
import type { SaleForm } from './form-data'
import { ScopeFields } from './scope-fields'
import { TextFields } from './text-fields'
import { TimeFields } from './time-fields'
import { Became, Summary, Warnings } from './told'

type Props = { data: SaleForm; admin: string; api: string }

export function NewSaleForm({ data, admin, api }: Props) {
  const { form, typed, told, became } = data
  return (
    <form method="post" action={`${api}/new-sale`} className="sale__form">
      <input type="hidden" name="form" value={form} />
      {became && <Became campaign={became} admin={admin} />}
      <Summary told={told} />
      <Field
        field="name"
        label={t('Name')}
        told={told}
        hint={t('In your language, such as “Black Friday 2026”. The address of its page is made from it')}
      >
        {described => (
          <input {...described} name="name" defaultValue={typed.name} maxLength={200} autoComplete="off" />
        )}
      </Field>
      <TimeFields data={data} />
      <Ticks
        field="sites"
        legend={t('Sites')}
        hint={t('It runs on the sites that are checked, and on no others.')}
        options={SITES.map(site => [site, t(SITE_LABELS[site])])}
        ticked={typed.sites}
        told={told}
      />
      <Ticks
        field="locales"
        legend={t('Languages')}
        hint={t('It applies to visitors in the languages that are checked. Uncheck one to leave it out.')}
        options={PRICING_LOCALES.map(locale => [locale, languageText(locale)])}
        ticked={typed.locales}
        told={told}
      />
      <ScopeFields data={data} />
      <Discounts data={data} />
      <Field field="announcement" label={t('Announced by')} told={told}>
        {described => (
          <select {...described} name="announcement" defaultValue={typed.announcement}>
            {NAV_TYPES.map(navType => (
              <option key={navType} value={navType}>
                {label(ANNOUNCEMENT_LABELS[navType])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextFields data={data} />
      <Warnings told={told} />
      <div className="sale__buttons">
        <Act act="publish" label={t('Publish')} />
        <Act act="draft" label={t('Save as draft')} />
        <Act act="look" label={t('Show the texts')} />
      </div>
    </form>
  )
}

/** What somebody types of a plan needs no look at the other plans. */
function Discounts({ data: { typed, told } }: { data: SaleForm }) {
  return (
    <fieldset id={fieldId('discounts')} className="sale__group">
      <legend>{t('Discount per plan')}</legend>
      <p className="sale__hint">
        {t('“30%” off the usual price, or a price in US dollars such as “19.90”. Empty = as it is.')}
      </p>
      <div className="sale__plans">
        {PLANS.map(plan => (
          <Field key={plan} field={discountField(plan)} label={planText(plan)} told={told}>
            {described => (
              <input
                {...described}
                name={discountField(plan)}
                defaultValue={typed.discounts[plan] ?? ''}
                maxLength={40}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <Problems field="discounts" told={told} />
    </fieldset>
  )
}

/** The first one is what the Enter key presses. */
const Act = ({ act, label }: { act: string; label: string }) => (
  <Button
    type="submit"
    margin={false}
    buttonStyle={act === 'publish' ? 'primary' : 'secondary'}
    extraButtonProps={{ name: 'act', value: act }}
  >
    {label}
  </Button>
)
