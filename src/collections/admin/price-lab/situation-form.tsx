import {
  OPERATING_SYSTEMS,
  PAYERS as PAYER_NAMES,
  PRICING_LOCALES,
  SAMPLE_BUYERS,
  SITES as SITE_NAMES,
} from '@/pricing'
import { countriesIn, countryText } from '@/server/price-lab/country'
import type { SituationField } from '@/server/price-lab/situation'
import { LOCALE_NAMES } from '@/site/locale'
import { spoken, t } from '../words/of-request'
import type { Side } from './lab-data'
import type { May } from './may'
import { BUYERS, FIELDS, HINTS, PAYERS, problemText, SITES, SYSTEMS } from './words'

type Props = { side: Side; suffix: string; may: May; title: string; isSweep?: true }

/** The fields of one situation; each keeps what was typed, with what is wrong beside it. */
export function SituationFields({ side, suffix, may, title, isSweep }: Props) {
  const field = (name: SituationField) => ({ name, suffix, side })
  return (
    <fieldset className="lab__situation">
      <legend>{title}</legend>
      <Field {...field('at')} type="datetime-local" />
      <Choice {...field('zone')} options={zones().map(zone => [zone, zone])} />
      <Choice {...field('site')} options={SITE_NAMES.map(site => [site, t(SITES[site])])} />
      <Choice {...field('locale')} options={PRICING_LOCALES.map(locale => [locale, LOCALE_NAMES[locale]])} />
      <Field {...field('country')} list="lab-countries" />
      {!isSweep && <Choice {...field('os')} options={OPERATING_SYSTEMS.map(os => [os, t(SYSTEMS[os])])} />}
      <Choice
        {...field('payer')}
        options={[['', t('The shop’s choice')], ...PAYER_NAMES.map(name => [name, PAYERS[name]] as const)]}
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

type FieldProps = { name: SituationField; suffix: string; side: Side }

function Field({
  name,
  suffix,
  side,
  type = 'text',
  list,
  hint = hintOf(name),
}: FieldProps & { type?: string; list?: string; hint?: string }) {
  const id = `lab-${name}${suffix}`
  const isTyped = type === 'datetime-local' && !isDateTime(side.typed[name])
  return (
    <Labelled {...{ id, name, side, hint }}>
      <input
        id={id}
        name={`${name}${suffix}`}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={isTyped ? 'text' : type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        list={list}
        defaultValue={side.typed[name]}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-invalid={side.problems[name] ? true : undefined}
        aria-describedby={describedBy(id, side, name, hint)}
      />
    </Labelled>
  )
}

const hintOf = (name: SituationField): string | undefined => {
  const hint = HINTS[name]
  return hint && t(hint)
}

const isDateTime = (text: string): boolean => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)

type ChoiceProps = FieldProps & { options: readonly (readonly [value: string, label: string])[] }

function Choice({ name, suffix, side, options }: ChoiceProps) {
  const id = `lab-${name}${suffix}`
  const value = side.typed[name]
  const isKnown = options.some(([option]) => option === value)
  return (
    <Labelled {...{ id, name, side, hint: hintOf(name) }}>
      <select
        id={id}
        name={`${name}${suffix}`}
        defaultValue={value}
        aria-invalid={side.problems[name] ? true : undefined}
        aria-describedby={describedBy(id, side, name, hintOf(name))}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const describedBy = (id: string, side: Side, name: SituationField, hint: string | undefined) =>
  [side.problems[name] && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

type LabelledProps = {
  id: string
  name: SituationField
  side: Side
  hint: string | undefined
  children: React.ReactNode
}

function Labelled({ id, name, side, hint, children }: LabelledProps) {
  const problem = side.problems[name]
  return (
    <div className="lab__field">
      <label htmlFor={id}>{t(FIELDS[name])}</label>
      {children}
      {hint && (
        <span id={`${id}-hint`} className="lab__hint">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} className="lab__problem" role="alert">
          {problemText(problem)}
        </span>
      )}
    </div>
  )
}

export const CountryList = () => (
  <datalist id="lab-countries">
    {countriesIn(spoken()).map(country => (
      <option key={country.code} value={countryText(country)} />
    ))}
  </datalist>
)

const zones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')]
