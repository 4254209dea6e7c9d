import { HTML_LANG, LOCALE_NAMES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon } from '../ui/icon'
import { Menu } from '../ui/menu'

export type LanguageLink = { locale: Locale; href: string }
type Props = { links: LanguageLink[]; locale: Locale }

export function LanguageSwitch({ links, locale }: Props) {
  const t = translator(locale, 'common')
  return (
    <Menu
      name="header"
      className="relative"
      summary={
        <summary
          aria-label={t('named', { what: t('language.label'), of: LOCALE_NAMES[locale] })}
          className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-surface"
        >
          <Icon name="globe" />
          {LOCALE_NAMES[locale]}
        </summary>
      }
    >
      <div className="absolute end-0 z-20 mt-1 min-w-44 rounded-card border border-line bg-ground p-2 shadow-lg">
        <LanguageList links={links} locale={locale} />
      </div>
    </Menu>
  )
}

export function LanguageList({ links, locale }: Props) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.locale}>
          <a
            href={link.href}
            lang={HTML_LANG[link.locale]}
            hrefLang={HTML_LANG[link.locale]}
            aria-current={link.locale === locale ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 hover:bg-surface aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {LOCALE_NAMES[link.locale]}
            {link.locale === locale && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
