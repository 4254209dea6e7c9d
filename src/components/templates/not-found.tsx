import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { type Site, treeOf } from '@/site/sites'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

/** What an unknown address shows: that there is nothing, and where most visitors want to go. */
export function NotFoundTemplate({ site, locale }: { site: Site; locale: Locale }) {
  const t = translator(locale, 'notFound')
  const isShop = treeOf(site) === 'shop'
  const to = (family: 'home' | 'review-home' | 'products' | 'contact') => pathOf(page(family), site, locale)
  return (
    <Page width="text">
      <p aria-hidden="true" className="mb-2 text-4xl font-semibold text-accent tabular-nums">
        404
      </p>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
      </PageTitle>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={to(isShop ? 'home' : 'review-home')}>{t('home')}</ButtonLink>
        {isShop && (
          <>
            <ButtonLink kind="secondary" href={to('products')}>
              {t('products')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={to('contact')}>
              {t('contact')}
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  )
}
