import type { Link } from '@/server/pages/navigation'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ConsentSettingsButton } from '../consent/settings-button'
import { CountryChoice } from './country-choice'
import { Copyright, Statutory } from './footer'

type Props = { visit: Visit; statutory: readonly Link[] }

/** What the law asks for and what changes who is paid; nothing else to leave for. */
export function CheckoutFooter({ visit, statutory }: Props) {
  return (
    <footer className="border-t border-line px-4 py-6 text-sm text-muted sm:px-6">
      <div className="mx-auto grid max-w-wide gap-2">
        {statutory.length > 0 && <Statutory visit={visit} links={statutory} />}
        <CountryChoice visit={visit} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Copyright visit={visit} />
          <ConsentSettingsButton label={translator(visit.locale, 'common')('footer.cookieSettings')} />
        </div>
      </div>
    </footer>
  )
}
