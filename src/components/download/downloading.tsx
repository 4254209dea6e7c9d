import type { Download } from '@/server/releases/downloads'
import type { Release } from '@/server/releases/release'
import { translator } from '@/site/messages'
import { APPLICATION_NAMES, type Package } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { sizeText } from '@/site/size-text'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Day, Fact, Facts } from '../ui/facts'
import { Notice } from '../ui/notice'
import { NoDownload } from './no-download'
import { SendLinks } from './send-links'

/** `href`: the call that sends the file. */
type Props = { visit: Visit; found: Download; href: string }

/** The browser begins by itself, but a phone's; the button is for when that fails. */
export function Downloading({ visit, found, href }: Props) {
  const { site, locale, device } = visit
  const t = translator(locale, 'service')
  const isPhone = device === 'mobile'
  const all = (
    <ButtonLink kind="secondary" href={pathOf(page('download'), site, locale)}>
      {t('downloading.all')}
    </ButtonLink>
  )
  if (!found.isOffered || !found.release)
    return (
      <div className="grid justify-items-start gap-4">
        <NoDownload visit={visit} found={found} className="max-w-text" />
        {all}
      </div>
    )
  return (
    <div className="grid justify-items-start gap-6">
      {!isPhone && <meta httpEquiv="refresh" content={`0; url=${href}`} />}
      <p className="text-lg font-semibold text-balance">{packageTitle(found, locale)}</p>
      <ReleaseFacts release={found.release} locale={locale} />
      <SendLinks visit={visit} />
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={href} rel="nofollow" kind={isPhone ? 'secondary' : 'primary'}>
          {t(isPhone ? 'downloading.start' : 'downloading.again')}
        </ButtonLink>
        {all}
      </div>
    </div>
  )
}

function ReleaseFacts({ release, locale }: { release: Release; locale: Visit['locale'] }) {
  const t = translator(locale, 'service')
  const { version, date, source, isSample, size, minimum, sha256 } = release
  const name = source && nameOf(source)
  return (
    <>
      {isSample && <Notice className="max-w-text">{t('download.sample')}</Notice>}
      <Facts>
        {name && (
          <Fact name={t('downloading.facts.file')} isLong>
            <span className="break-words" data-file>
              {name}
            </span>
          </Fact>
        )}
        <Fact name={t('downloading.facts.version')}>{version}</Fact>
        <Fact name={t('downloading.facts.date')}>
          <Day at={date} locale={locale} />
        </Fact>
        {size !== undefined && <Fact name={t('downloading.facts.size')}>{sizeText(size, locale)}</Fact>}
        {minimum && (
          <Fact name={t('downloading.facts.minimum')}>{t('download.from', { system: minimum })}</Fact>
        )}
        {sha256 && (
          <Fact name={t('downloading.facts.sha256')} isLong>
            <code className="text-sm break-all select-all" data-sha256>
              {sha256}
            </code>
          </Fact>
        )}
      </Facts>
      <p className="max-w-text">{t(`downloading.howTo.${howTo(name)}`)}</p>
    </>
  )
}

function nameOf(source: NonNullable<Release['source']>): string | undefined {
  if (source.kind === 'file') return source.name
  return new URL(source.url).pathname.split('/').at(-1) || undefined
}

function howTo(name = ''): 'zip' | 'dmg' | 'installer' {
  if (name.endsWith('.zip')) return 'zip'
  return name.endsWith('.dmg') ? 'dmg' : 'installer'
}

/** «Tidemark Video for Windows» */
const packageTitle = ({ application, os }: Package, locale: Visit['locale']): string =>
  translator(locale, 'service')('downloading.chosen', {
    application: APPLICATION_NAMES[application],
    os: translator(locale, 'common')(`os.${os}`),
  })
