import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { SuggestingInput } from './suggesting-input'

type Props = {
  visit: Visit
  /** The field's; another one for each form of a page. */
  id: string
  text?: string
  scope?: 'adult'
  className?: string
}

export function SearchForm({ visit, id, text, scope, className }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'search')
  const input = { id, name: 'q', type: 'search', maxLength: 100, defaultValue: text, className: FIELD }
  return (
    <search className={className}>
      <form action={pathOf(page('search'), site, locale)} className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {t(scope ? 'adultLabel' : 'label')}
        </label>
        <div className="flex gap-2">
          {scope ? <input {...input} autoComplete="off" /> : <SuggestingInput {...input} locale={locale} />}
          <Button className="shrink-0">{t('open')}</Button>
        </div>
        {scope && <input type="hidden" name="scope" value={scope} />}
      </form>
    </search>
  )
}

const FIELD = classes(
  'min-h-11 w-full min-w-0 rounded-control border border-muted bg-ground px-3 text-base text-text',
  'placeholder:text-muted',
)
