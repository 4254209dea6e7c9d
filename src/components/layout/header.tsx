import type { Link } from '@/server/pages/navigation'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import { treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { HeaderSearch } from '../search/header-search'
import { SearchForm } from '../search/search-form'
import { BrandMark } from '../ui/brand'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { Menu } from '../ui/menu'
import { type LanguageLink, LanguageList, LanguageSwitch } from './language-switch'

type Props = {
  visit: Visit
  links: readonly Link[]
  /** Of a running campaign that the menu tells of, cut where it is too long; without room in the head, the foot has it. */
  campaign?: Link | undefined
  languages: LanguageLink[]
}

export function Header({ visit, links, campaign, languages }: Props) {
  const { site, locale } = visit
  const home = pathOf(page(treeOf(site) === 'review' ? 'review-home' : 'home'), site, locale)
  return (
    <header className="waterline relative px-4 sm:px-6">
      <div className="mx-auto flex min-h-16 max-w-wide items-center justify-between gap-x-3 xl:gap-x-4">
        <a href={home} className="font-headline flex min-h-11 items-center gap-3 text-xl font-bold">
          <BrandMark />
          {BRAND}
          {treeOf(site) === 'review' && (
            <span className="font-normal text-accent max-sm:text-sm max-[24rem]:hidden">
              {translator(locale, 'review')('site')}
            </span>
          )}
        </a>
        <nav aria-label={translator(locale, 'common')('nav.label')} className="hidden min-w-0 grow lg:block">
          {/* What fits at 64 rem has room to spare from 80 rem on; beside a campaign, the links share what room is left. */}
          <ul
            className={classes(
              'flex items-center justify-center-safe whitespace-nowrap xl:gap-3',
              campaign && treeOf(site) === 'shop' && 'min-[90rem]:justify-evenly min-[90rem]:gap-0',
            )}
          >
            {links.map(link => (
              <li key={keyOf(link)} className="shrink-0">
                <NavigationLink {...link} />
              </li>
            ))}
            {campaign && (
              <li className="hidden min-w-0 min-[90rem]:block">
                <NavigationLink {...campaign} />
              </li>
            )}
          </ul>
        </nav>
        <div className="hidden shrink-0 items-center whitespace-nowrap lg:flex xl:gap-1">
          {treeOf(site) === 'shop' && <HeaderSearch visit={visit} />}
          <LanguageSwitch links={languages} locale={locale} />
          <AccountLink visit={visit} />
        </div>
        <PhoneMenu visit={visit} languages={languages} links={campaign ? [...links, campaign] : links} />
      </div>
    </header>
  )
}

const keyOf = ({ href, label }: Link) => `${href} ${label}`

const NavigationLink = ({ href, label, lang }: Link) => (
  <a href={href} lang={lang} className="flex min-h-11 items-center rounded-control px-1.5 hover:bg-surface">
    <span className="overflow-hidden text-ellipsis">{label}</span>
  </a>
)

function AccountLink({ visit: { site, locale, loggedIn } }: { visit: Visit }) {
  if (treeOf(site) === 'review') return null
  const t = translator(locale, 'common')
  const label = loggedIn ? t('nav.account') : t('nav.signIn')
  return (
    <a
      href={pathInLanguage(page(loggedIn ? 'my-account' : 'login'), site, locale)}
      className="flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-surface"
    >
      <Icon name="person" />
      {label}
    </a>
  )
}

function PhoneMenu({ visit, languages, links }: Omit<Props, 'campaign'>) {
  const t = translator(visit.locale, 'common')
  return (
    <Menu
      className="lg:hidden"
      summary={
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-surface">
          <Icon name="menu" />
          {t('nav.menu')}
        </summary>
      }
    >
      <div className="absolute inset-x-0 top-full z-20 grid gap-2 border-b border-line bg-ground px-4 pb-4 shadow-lg sm:px-6">
        {treeOf(visit.site) === 'shop' && (
          <SearchForm visit={visit} id="menu-search" className="border-b border-line py-4" />
        )}
        <nav aria-label={t('nav.label')} className="border-b border-line py-2">
          {links.map(link => (
            <NavigationLink key={keyOf(link)} {...link} />
          ))}
          <AccountLink visit={visit} />
        </nav>
        <nav aria-label={t('language.label')} className="-mx-1">
          <LanguageList links={languages} locale={visit.locale} />
        </nav>
      </div>
    </Menu>
  )
}
