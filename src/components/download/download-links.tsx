import type { Download } from '@/server/releases/downloads'
import { downloadingPath } from '@/site/downloading-path'
import { translator } from '@/site/messages'
import { APPLICATION_NAMES } from '@/site/packages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { NoDownload } from './no-download'

type Props = { visit: Visit; downloads: readonly Download[]; kind?: 'primary' | 'secondary' }

/** A button for each application that can be fetched, and a sentence for each that cannot. */
export function DownloadLinks({ visit, downloads, kind }: Props) {
  const [t, common] = [translator(visit.locale, 'service'), translator(visit.locale, 'common')]
  return downloads.map(found =>
    found.isOffered ? (
      <ButtonLink key={found.name} href={downloadingPath(found, visit)} kind={kind} rel="nofollow">
        {t('download.get', {
          application: APPLICATION_NAMES[found.application],
          os: common(`os.${found.os}`),
        })}
      </ButtonLink>
    ) : (
      <NoDownload key={found.name} visit={visit} found={found} className="max-w-text" />
    ),
  )
}
