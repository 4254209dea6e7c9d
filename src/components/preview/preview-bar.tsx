import { type Translator, translator } from '@/site/messages'
import { instantText, type Preview, previewFields } from '@/site/preview'
import type { Visit } from '@/site/visit'
import { LateRefresh } from './late-refresh'

type Props = { visit: Visit; preview: Preview }

const CONTROL = 'min-h-9 rounded-control border border-muted bg-ground px-2'

export function PreviewBar({ visit: { path, locale }, preview }: Props) {
  const t = translator(locale, 'preview')
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-surface px-4 py-1 text-sm sm:px-6">
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold text-warning">{t('label')}</p>
        <a
          href={`/preview/stop?${new URLSearchParams({ path })}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t('stop')}
        </a>
        <InstantForm path={path} preview={preview} t={t} />
      </div>
      <LateRefresh />
    </aside>
  )
}

type FormProps = { path: string; preview: Preview; t: Translator<'preview'> }

function InstantForm({ path, preview: { at, ...fixed }, t }: FormProps) {
  return (
    <form action="/preview" className="flex flex-wrap items-center gap-2 sm:ml-auto">
      {[...previewFields(fixed), ['path', path]].map(([name, value]) => (
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
      <button type="submit" className={CONTROL}>
        {t('show')}
      </button>
    </form>
  )
}
