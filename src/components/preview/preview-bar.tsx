import { SAMPLE_BUYERS } from '@/pricing'
import type { Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { instantText, type Preview, previewFields } from '@/site/preview'
import { LateRefresh } from './late-refresh'

type Props = {
  locale: Locale
  /** Path and query of the page, to come back to. */
  here: string
  preview: Preview
  /** There is no such buyer, or none that this member of the staff may see. */
  isUnknown: boolean
}

const CONTROL = 'min-h-9 min-w-0 rounded-control border border-muted bg-ground px-2'

export function PreviewBar({ locale, here, preview, isUnknown }: Props) {
  const t = translator(locale, 'preview')
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-surface px-4 py-1 text-sm sm:px-6">
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold text-warning">{t('label')}</p>
        <a
          href={`/preview/stop?${new URLSearchParams({ path: here })}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t('stop')}
        </a>
        <SituationForm here={here} preview={preview} t={t} isUnknown={isUnknown} />
      </div>
      <LateRefresh />
    </aside>
  )
}

type FormProps = { here: string; preview: Preview; t: Translator<'preview'>; isUnknown: boolean }

/** The instant to look at, and the buyer in whose place. */
function SituationForm({ here, preview: { at, buyer, ...fixed }, t, isUnknown }: FormProps) {
  return (
    <form
      action="/preview"
      noValidate
      className="flex w-full flex-wrap items-center gap-2 sm:ml-auto sm:w-auto"
    >
      {[...previewFields(fixed), ['path', here]].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        <span className="max-sm:sr-only">{t('at')}</span>
        <input
          type="datetime-local"
          name="at"
          defaultValue={at === undefined ? '' : instantText(at)}
          className={CONTROL}
        />
      </label>
      <BuyerChoice buyer={buyer} t={t} isUnknown={isUnknown} />
      <button type="submit" className={CONTROL}>
        {t('show')}
      </button>
      {isUnknown && (
        <p id="preview-buyer" role="alert" className="w-full text-danger">
          {t('unknownBuyer')}
        </p>
      )}
    </form>
  )
}

/** A customer is named by a link from the admin, and stays in the list then. */
function BuyerChoice({ buyer = '', t, isUnknown }: Pick<FormProps, 't' | 'isUnknown'> & { buyer?: string }) {
  const isCustomer = buyer !== '' && !SAMPLE_BUYERS.some(name => name === buyer)
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="max-sm:sr-only">{t('buyer')}</span>
      <select
        name="buyer"
        defaultValue={buyer}
        aria-describedby={isUnknown ? 'preview-buyer' : undefined}
        aria-invalid={isUnknown || undefined}
        className={`${CONTROL} max-w-56 truncate`}
      >
        <option value="">{t('myself')}</option>
        {isCustomer && <option value={buyer}>{buyer}</option>}
        {SAMPLE_BUYERS.map(name => (
          <option key={name} value={name}>
            {t(`buyers.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
