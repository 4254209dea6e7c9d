import type { Download } from '@/server/catalogue/downloads'
import { translator } from '@/site/messages'
import type { Application } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { classes } from '../ui/classes'
import { Notice } from '../ui/notice'
import { SystemSwitch } from '../ui/system-switch'
import { APPLICATION_NAMES } from './application-name'
import { LatestVersion } from './latest-version'

/** The applications that the product in the address runs in. */
type Needed = { applications: readonly Application[]; route: string; name: string }

type Props = { visit: Visit; downloads: readonly Download[]; needed: Needed | undefined }

export function DownloadList({ visit, downloads, needed }: Props) {
  const t = translator(visit.locale, 'service')
  const isFirst = ({ application }: Download) => needed?.applications.includes(application) ?? false
  const sorted = [...downloads.filter(isFirst), ...downloads.filter(each => !isFirst(each))]
  return (
    <div className="grid gap-6">
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

function DownloadCard({ visit, download: { application, package: found }, needed }: CardProps) {
  const t = translator(visit.locale, 'service')
  const name = APPLICATION_NAMES[application]
  return (
    <Card className={classes('flex h-full flex-col gap-4', needed && 'border-accent ring-1 ring-accent')}>
      <div className="grid flex-1 content-start gap-2">
        <h2 className="text-xl">{name}</h2>
        <p className="text-muted">{t(`download.apps.${application}`)}</p>
        {needed && <p className="font-semibold">{neededText(needed, visit.locale)}</p>}
      </div>
      {found ? (
        <Installer found={found} name={name} visit={visit} isFirst={needed !== undefined} />
      ) : (
        <p>{t('download.windowsOnly')}</p>
      )}
    </Card>
  )
}

function neededText({ name: product, applications }: Needed, locale: Visit['locale']): string {
  const t = translator(locale, 'service')
  const count = applications.length
  return count > 1 ? t('download.neededAmong', { product, count }) : t('download.needed', { product })
}

const CHANGELOGS: Record<string, string> = {
  video_win: 'video_downloader_windows',
  video_mac: 'video_downloader_mac',
  ai_win: 'video_ai',
}

type InstallerProps = {
  visit: Visit
  found: NonNullable<Download['package']>
  name: string
  isFirst: boolean
}

function Installer({ visit: { site, locale }, found, name, isFirst }: InstallerProps) {
  const [t, common] = [translator(locale, 'service'), translator(locale, 'common')]
  const { href, os, version, date } = found
  const changelog = CHANGELOGS[found.name]
  const download = t('download.button', { os: common(`os.${os}`) })
  return (
    <>
      {version !== undefined && date !== undefined && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <LatestVersion
            name={found.name}
            text={t('download.version', { version: '{version}', date: '{date}' })}
            locale={locale}
            known={{ version, date }}
          />
          {changelog && (
            <a
              href={pathOf(page('changelog', changelog), site, locale)}
              aria-label={common('named', { what: common('footer.changelog'), of: name })}
              className="inline-block min-h-6 text-accent underline underline-offset-4"
            >
              {common('footer.changelog')}
            </a>
          )}
        </p>
      )}
      <ButtonLink
        href={href}
        kind={isFirst ? 'primary' : 'secondary'}
        rel="nofollow"
        isWide
        aria-label={common('named', { what: download, of: name })}
      >
        {download}
      </ButtonLink>
    </>
  )
}
