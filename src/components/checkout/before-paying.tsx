import type { BeforePaying as Before } from '@/server/checkout/before-paying'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { CheckField, SelectField, TextField } from '../ui/field'

type Props = { before: Before; error: string | undefined; locale: Locale }

/** What the law of the buyer's market puts before the button that pays, in one block. */
export function BeforePaying({ before, error, locale }: Props) {
  const { billing, consent, finalStep } = before
  const t = translator(locale, 'statutory')
  return (
    <>
      {billing && <Billing billing={billing} error={error} locale={locale} />}
      {finalStep.length > 0 && <FinalStep terms={finalStep} locale={locale} />}
      {consent && <CheckField name="consent" value="1" label={consent} hint={t('consent.hint')} />}
    </>
  )
}

function Billing({
  billing,
  error,
  locale,
}: { billing: NonNullable<Before['billing']> } & Pick<Props, 'error' | 'locale'>) {
  const t = translator(locale, 'statutory')
  const names = new Intl.DisplayNames(HTML_LANG[locale], { type: 'region' })
  const countries = billing.countries
    .map(code => ({ code, name: names.of(code.toUpperCase()) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, HTML_LANG[locale]))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{t('billing.legend')}</legend>
      <SelectField name="country" label={t('billing.country')} defaultValue={billing.country}>
        {billing.country === 'xx' && <option value="xx">{t('billing.choose')}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        {billing.country !== 'xx' && <option value="xx">{t('billing.other')}</option>}
      </SelectField>
      {billing.vatNumber !== null && (
        <TextField
          name="vat_number"
          label={t('billing.vatNumber')}
          hint={t('billing.vatHint')}
          error={problemOf(error, locale)}
          defaultValue={billing.vatNumber}
          maxLength={20}
          autoComplete="off"
        />
      )}
    </fieldset>
  )
}

function problemOf(error: string | undefined, locale: Locale): string | undefined {
  const t = translator(locale, 'statutory')
  if (error === 'vat_number') return t('billing.vatProblem')
  return error === 'vat_country' ? t('billing.countryProblem') : undefined
}

function FinalStep({ terms, locale }: { terms: Before['finalStep']; locale: Locale }) {
  return (
    <section aria-labelledby="final-step" className="rounded-card border border-line p-4">
      <h3 id="final-step" className="mb-3 text-lg">
        {translator(locale, 'statutory')('finalStep.title')}
      </h3>
      <dl className="grid gap-3">
        {terms.map(([name, text]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
            <dd className="running-text min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
