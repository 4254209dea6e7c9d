import { downloadingPath } from '@/site/downloading-path'
import { translator } from '@/site/messages'
import { APPLICATION_NAMES, type Package } from '@/site/packages'
import { originOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { letterOf } from '../emails/blocks'
import type { Block, Email } from '../emails/email'
import { door, hosts } from '../http/origins'

type Where = Pick<Visit, 'site' | 'locale'>
type Sent = { to: string; visit: Where; offered: readonly Package[]; key: string }

/** Nothing in it is the sender's own: whoever asks for somebody else sends them our links, in one of our languages. */
export function linksEmail({ to, visit, offered, key }: Sent): Email {
  const { locale } = visit
  const t = translator(locale, 'letters')
  return {
    reason: `downloads:${key}`,
    kind: 'downloads',
    to,
    ...letterOf({
      subject: t('downloads.subject'),
      locale,
      blocks: [
        { kind: 'text', text: t('downloads.text') },
        ...offered.map(found => downloadBlock(found, visit)),
        { kind: 'text', text: t('downloads.ignore') },
        { kind: 'text', text: t('signature') },
      ],
    }),
  }
}

/** A button to the page that sends the application, on the site and in the language of `where`. */
export function downloadBlock(found: Package, where: Where): Block {
  const { site, locale } = where
  const os = translator(locale, 'common')(`os.${found.os}`)
  return {
    kind: 'action',
    label: translator(locale, 'service')('download.get', {
      application: APPLICATION_NAMES[found.application],
      os,
    }),
    url: `${originOf(site, hosts(), door())}${downloadingPath(found, where)}`,
  }
}
