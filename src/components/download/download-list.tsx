import type { Download } from '@/server/releases/downloads'
import { downloadingPath } from '@/site/downloading-path'
import { translator } from '@/site/messages'
import { APPLICATION_NAMES, type Application, UNSOLD } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { sizeText } from '@/site/size-text'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { classes } from '../ui/classes'
import { Notice } from '../ui/notice'
import { SystemSwitch } from '../ui/system-switch'
import { LatestVersion } from './latest-version'
import { NoDownload } from './no-download'
import { type LinksAnswer, SendLinks } from './send-links'

/** The applications that the product in the address runs in. */
type Needed = { applications: readonly Application[]; route: string; name: string }

type Props = {
  visit: Visit
  downloads: readonly Download[]
  needed: Needed | undefined
  answer?: LinksAnswer
}

export function DownloadList({ visit, downloads, needed, answer }: Props) {
  const t = translator(visit.locale, 'service')
  const isFirst = ({ application }: Download) => needed?.applications.includes(application) ?? false
  const sorted = [...downloads.filter(isFirst), ...downloads.filter(each => !isFirst(each))]
  return (
    <div className="grid gap-6">
      {downloads.some(each => each.isOffered) && <SendLinks visit={visit} answer={answer} />}
      <SystemSwitch locale={visit.locale} shown={visit.os} keep={needed && { route: needed.route }} />
      {visit.clientOs === 'other' && <Notice className="max-w-text">{t('download.otherSystem')}</Notice>}
      <ul className="grid gap-4 md:grid-cols-3">
        {sorted.map(download => (
          <li key={download.application}>
            <DownloadCard download={download} visit={visit} needed={isFirst(download) ? needed : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type CardProps = { visit: Visit; download: Download; needed: Needed | undefined }

function DownloadCard({ visit, download, needed }: CardProps) {
  const t = translator(visit.locale, 'service')
  return (
    <Card className={classes('flex h-full flex-col gap-4', needed && 'border-accent ring-1 ring-accent')}>
      <div className="grid flex-1 content-start gap-2">
        <h2 className="text-xl">{APPLICATION_NAMES[download.application]}</h2>
        <p className="text-muted">{t(`download.apps.${download.application}`)}</p>
        {needed && <p className="font-semibold">{neededText(needed, visit.locale)}</p>}
      </div>
      <Release visit={visit} found={download} />
      {download.isOffered && download.release?.isSample && <p className="text-sm">{t('download.sample')}</p>}
      {download.isOffered ? (
        <Installer found={download} visit={visit} isFirst={needed !== undefined} />
      ) : (
        <Missing found={download} visit={visit} />
      )}
    </Card>
  )
}

/** What nobody sells is not late. */
function Missing({ found, visit }: { found: Download; visit: Visit }) {
  if (found.name === UNSOLD) return <p>{translator(visit.locale, 'service')('download.windowsOnly')}</p>
  return <NoDownload visit={visit} found={found} />
}

function neededText({ name: product, applications }: Needed, locale: Visit['locale']): string {
  const t = translator(locale, 'service')
  const count = applications.length
  return count > 1 ? t('download.neededAmong', { product, count }) : t('download.needed', { product })
}

/** Of what is offered; of what is not, the changelog alone would promise a version. */
function Release({ found, visit: { site, locale } }: { found: Download; visit: Visit }) {
  if (!found.release || !found.isOffered) return null
  const [t, common] = [translator(locale, 'service'), translator(locale, 'common')]
  const { version, date, size } = found.release
  const { changelog } = found
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <LatestVersion
        name={found.name}
        text={t('download.version', { version: '{version}', date: '{date}' })}
        locale={locale}
        known={{ version, date }}
      />
      {size !== undefined && <span>{sizeText(size, locale)}</span>}
      {changelog && (
        <a
          href={pathOf(page('changelog', changelog), site, locale)}
          aria-label={common('named', {
            what: common('footer.changelog'),
            of: APPLICATION_NAMES[found.application],
          })}
          className="inline-block min-h-6 text-accent underline underline-offset-4"
        >
          {common('footer.changelog')}
        </a>
      )}
    </p>
  )
}

function Installer({ visit, found, isFirst }: { visit: Visit; found: Download; isFirst: boolean }) {
  const [t, common] = [translator(visit.locale, 'service'), translator(visit.locale, 'common')]
  const download = t('download.button', { os: common(`os.${found.os}`) })
  return (
    <ButtonLink
      href={downloadingPath(found, visit)}
      kind={isFirst ? 'primary' : 'secondary'}
      rel="nofollow"
      isWide
      aria-label={common('named', { what: download, of: APPLICATION_NAMES[found.application] })}
    >
      {download}
    </ButtonLink>
  )
}
