import type { Covering } from '@/server/catalogue/covering'
import type { Download } from '@/server/releases/downloads'
import { translator } from '@/site/messages'
import { namesText } from '@/site/names-text'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { NoDownload } from '../download/no-download'
import { ButtonLink } from '../ui/button'
import { WholeWords } from '../ui/whole-words'
import { LicenceKey } from './licence-key'

type Props = {
  visit: Visit
  name: string
  route: string
  os: Visit['os']
  by: readonly Covering[]
  /** Where there is nothing to download, this says so; the checkout leads to the list without a look. */
  downloads?: readonly Download[]
  className?: string
}

/** Tells visitors that they own this: by which licence, its key, and the link to the installer. */
export function Covered({ visit, name, route, os, by, downloads, className }: Props) {
  const { site, locale } = visit
  const [t, common] = [translator(locale, 'covered'), translator(locale, 'common')]
  const names = namesText([...new Set(by.map(each => each.name))], locale)
  return (
    <section aria-labelledby="covered" className={className}>
      <div className="grid max-w-text gap-4 rounded-card border border-positive p-6">
        <h2 id="covered" className="text-xl">
          <WholeWords>{t('title', { names })}</WholeWords>
        </h2>
        <p className="text-muted">{t('text', { name })}</p>
        {by.map(licence => (
          <LicenceKey key={licence.key} licence={licence} locale={locale} />
        ))}
        <div className="flex flex-wrap gap-4">
          {downloads?.every(each => !each.isOffered) ? (
            downloads.map(found => <NoDownload key={found.name} visit={visit} found={found} />)
          ) : (
            <ButtonLink
              href={`${pathOf(page('download'), site, locale)}?${new URLSearchParams({ route, os })}`}
            >
              {t('download')}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={pathInLanguage(page('my-account'), site, locale)}>
            {common('nav.account')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
