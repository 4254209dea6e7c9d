import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { instantText, type Preview, previewFields, previewPath } from '@/site/preview'
import { t } from '../../../words/of-request'

/** The shop's own first page, in English. */
const WHERE: Preview = { site: 'com', locale: 'en' }

export const previewAt = (at?: number): string =>
  previewPath(page('home'), { ...WHERE, ...(at !== undefined && { at }) })

/** The shop at any instant, for who cannot point at the line. */
export const PreviewForm = ({ at }: { at: number }) => (
  <form action="/preview" method="get" className="home__links">
    {previewFields(WHERE).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <input type="hidden" name="path" value={pathOf(page('home'), WHERE.site, WHERE.locale)} />
    <label htmlFor="home-preview-at">{t('The shop at (UTC)')}</label>
    <input
      id="home-preview-at"
      type="datetime-local"
      name="at"
      required
      defaultValue={instantText(at).slice(0, 16)}
    />
    <button type="submit">{t('Look at it')}</button>
  </form>
)
