import { OPERATING_SYSTEMS, PAYERS, PRICING_LOCALES, SAMPLE_BUYERS, SITES } from '@/pricing'
import { countriesIn, countryText } from '@/server/price-lab/country'
import type { SituationField } from '@/server/price-lab/situation'
import { timeZones, zoneName } from '@/server/time-zones/zoned-instant'
import { PAYER_LABELS, SITE_LABELS, SYSTEM_LABELS } from '../../fields/options'
import { label, languageText, spoken, t } from '../words/of-request'
import type { May } from './may'
import type { Side } from './side'
import { Choice, Field } from './situation-field'
import { BUYERS } from './situation-words'

type Props = { side: Side; suffix: string; may: May; title: string; isSweep?: true }

/** The fields of one situation; each keeps what was typed, with what is wrong beside it. */
export function SituationFields({ side, suffix, may, title, isSweep }: Props) {
  const field = (name: SituationField) => ({ name, suffix, side })
  return (
    <fieldset className="lab__situation">
      <legend>{title}</legend>
      <Field {...field('at')} type="datetime-local" />
      <Choice {...field('zone')} options={timeZones().map(zone => [zone, zoneName(zone)])} />
      <Choice {...field('site')} options={SITES.map(site => [site, t(SITE_LABELS[site])])} />
      <Choice {...field('locale')} options={PRICING_LOCALES.map(locale => [locale, languageText(locale)])} />
      <Field {...field('country')} list="lab-countries" />
      {!isSweep && (
        <Choice {...field('os')} options={OPERATING_SYSTEMS.map(os => [os, t(SYSTEM_LABELS[os])])} />
      )}
      <Choice
        {...field('payer')}
        options={[
          ['', t('The shop’s choice')],
          ...PAYERS.map(name => [name, label(PAYER_LABELS[name])] as const),
        ]}
      />
      {!isSweep && <BuyerFields {...{ side, suffix, may }} />}
      {!isSweep && <Field {...field('coupon')} />}
    </fieldset>
  )
}

function BuyerFields({ side, suffix, may }: Pick<Props, 'side' | 'suffix' | 'may'>) {
  const samples = SAMPLE_BUYERS.map(name => [name, t(BUYERS[name])] as const)
  const isAsked = may.customers || side.problems.email !== undefined
  return (
    <>
      <Choice
        {...{ side, suffix, name: 'buyer' }}
        options={isAsked ? [...samples, ['customer', t('A customer, by email')]] : samples}
      />
      {isAsked && (
        <Field {...{ side, suffix, name: 'email' }} type="email" hint={t('With “A customer, by email”')} />
      )}
    </>
  )
}

export const CountryList = () => (
  <datalist id="lab-countries">
    {countriesIn(spoken()).map(country => (
      <option key={country.code} value={countryText(country)} />
    ))}
  </datalist>
)
