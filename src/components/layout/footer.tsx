import type { Link, LinkGroup } from '@/server/pages/navigation'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ConsentSettingsButton } from '../consent/settings-button'
import { BrandMark } from '../ui/brand'
import { CountryChoice } from './country-choice'

type Props = {
  visit: Visit
  groups: readonly LinkGroup[]
  statutory: readonly Link[]
  campaign: Link | undefined
}

export function Footer({ visit, groups, statutory, campaign }: Props) {
  const t = translator(visit.locale, 'common')
  return (
    <footer className="below px-4 pt-12 pb-[calc(4rem+var(--consent-room,0px))] sm:px-6">
      <div className="mx-auto grid max-w-wide gap-10">
        <nav aria-label={t('footer.label')} className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          {groups.map(group => (
            <LinkColumn key={group.title} {...group} />
          ))}
        </nav>
        {statutory.length > 0 && <Statutory visit={visit} links={statutory} />}
        <CountryChoice visit={visit} />
        <Rights visit={visit} campaign={campaign} />
      </div>
    </footer>
  )
}

const LinkColumn = ({ title, lang, links }: LinkGroup) => (
  <div className="min-w-0">
    <h2 lang={lang} className="mb-2 text-base tracking-normal">
      {title}
    </h2>
    <ul>
      {links.map(({ href, label, lang: own }) => (
        <li key={`${href} ${label}`}>
          <a
            href={href}
            lang={own}
            className="inline-block max-w-full py-1.5 text-sm text-muted hover:text-text hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)

function Rights({ visit, campaign }: Pick<Props, 'visit' | 'campaign'>) {
  const t = translator(visit.locale, 'common')
  return (
    <div className="flex items-start gap-4 border-t border-line pt-8">
      <BrandMark />
      <div className="grid max-w-text gap-1 text-sm text-muted">
        <p>{t('footer.rights')}</p>
        <p>{t('footer.trademarks')}</p>
        <div className="flex flex-wrap gap-x-6">
          {campaign && (
            <a
              href={campaign.href}
              lang={campaign.lang}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text"
            >
              {campaign.label}
            </a>
          )}
          <ConsentSettingsButton label={t('footer.cookieSettings')} />
        </div>
        <Copyright visit={visit} />
      </div>
    </div>
  )
}

export const Copyright = ({ visit: { at, locale } }: { visit: Visit }) => (
  <p>
    {translator(locale, 'common')('footer.copyright', {
      year: String(new Date(at).getUTCFullYear()),
      brand: BRAND,
    })}
  </p>
)

/** In reach on every page: as links with their whole words, not behind a menu. */
export function Statutory({ visit: { locale }, links }: { visit: Visit; links: readonly Link[] }) {
  return (
    <nav aria-label={translator(locale, 'statutory')('links.label')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-block py-1.5 text-sm underline underline-offset-4 hover:text-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
