import { translator } from '@/site/messages'
import type { Package } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { APPLICATION_NAMES } from './application-name'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  package: Package
  /** The call that sends the file; undefined if this installation has none to send. */
  href: string | undefined
}

/** The frame starts the download by itself; the link is for when that fails. */
export function Downloading({ visit: { site, locale }, package: found, href }: Props) {
  const t = translator(locale, 'service')
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg font-semibold">{packageTitle(found, locale)}</p>
      {href && <iframe src={href} title={packageTitle(found, locale)} className="hidden" />}
      <div className="flex flex-wrap gap-4">
        {href && (
          <ButtonLink href={href} rel="nofollow">
            {t('downloading.again')}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={pathOf(page('download'), site, locale)}>
          {t('downloading.all')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** «Tidemark Video for Windows» */
export const packageTitle = ({ application, os }: Package, locale: Visit['locale']): string =>
  translator(locale, 'service')('downloading.chosen', {
    application: APPLICATION_NAMES[application],
    os: translator(locale, 'common')(`os.${os}`),
  })
