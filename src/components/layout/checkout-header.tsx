import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { BrandMark } from '../ui/brand'
import { type LanguageLink, LanguageSwitch } from './language-switch'

type Props = { visit: Visit; languages: LanguageLink[] }

/** While somebody buys nothing leads elsewhere but to the shop, to help, and to the same page in another language. */
export function CheckoutHeader({ visit: { site, locale }, languages }: Props) {
  const t = translator(locale, 'common')
  return (
    <header className="border-b border-line px-4 sm:px-6">
      <div className="mx-auto flex min-h-16 max-w-wide flex-wrap items-center justify-between gap-x-4">
        <a
          href={pathOf(page('home'), site, locale)}
          className="flex min-h-11 items-center gap-2 text-lg font-semibold tracking-tight sm:gap-3 sm:text-xl"
        >
          <BrandMark />
          {BRAND}
        </a>
        <div className="flex items-center gap-x-1 whitespace-nowrap sm:gap-x-3">
          <a
            href={pathOf(page('contact'), site, locale)}
            className="flex min-h-11 items-center rounded-control px-2 hover:bg-surface"
          >
            {t('nav.support')}
          </a>
          <LanguageSwitch links={languages} locale={locale} />
        </div>
      </div>
    </header>
  )
}
