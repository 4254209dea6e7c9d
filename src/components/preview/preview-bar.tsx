import { translator } from '@/site/messages'
import { instantText, type Preview, previewFields } from '@/site/preview'
import type { Visit } from '@/site/visit'
import { RefreshOnSave } from './refresh-on-save'

type Props = { visit: Visit; preview: Preview }

const CONTROL = 'min-h-9 rounded-control border border-muted bg-ground px-2'

/** Tells staff that they see drafts, and as of when; lets them choose another instant, or stop. */
export function PreviewBar({ visit: { path, locale }, preview }: Props) {
  const t = translator(locale, 'preview')
  const { at, ...fixed } = preview
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-surface px-4 py-1 text-sm sm:px-6">
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold text-warning">{t('label')}</p>
        <form action="/preview" className="flex flex-1 flex-wrap items-center gap-2 sm:justify-end">
          {[...previewFields(fixed), ['path', path]].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="flex flex-wrap items-center gap-2">
            {t('at')}
            <input
              type="datetime-local"
              name="at"
              step="1"
              defaultValue={at === undefined ? '' : instantText(at)}
              className={CONTROL}
            />
          </label>
          <button type="submit" className={`${CONTROL} hover:bg-surface`}>
            {t('show')}
          </button>
        </form>
        <a
          href={`/preview/stop?${new URLSearchParams({ path })}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t('stop')}
        </a>
      </div>
      <RefreshOnSave />
    </aside>
  )
}
