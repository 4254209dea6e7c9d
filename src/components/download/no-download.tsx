import { translator } from '@/site/messages'
import { APPLICATION_NAMES, type Package } from '@/site/packages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'

type Props = { visit: Pick<Visit, 'site' | 'locale'>; found: Package; className?: string }

/** In place of a button that would lead to nothing: says so, and what to do instead. */
export function NoDownload({ visit: { site, locale }, found: { application, os }, className }: Props) {
  const [t, common] = [translator(locale, 'service'), translator(locale, 'common')]
  return (
    <p className={className} data-no-download>
      {t('download.none', { application: APPLICATION_NAMES[application], os: common(`os.${os}`) })}{' '}
      <a
        href={pathInLanguage(page('contact'), site, locale)}
        className="inline-block min-h-6 text-accent underline underline-offset-4"
      >
        {translator(locale, 'notFound')('contact')}
      </a>
    </p>
  )
}
