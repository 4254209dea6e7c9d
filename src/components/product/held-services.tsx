import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import { Section } from '../ui/section'
import { ServiceTiles } from './service-tiles'

/** The wall of what a suite holds: every service on sale, with the way to its page. */
export function HeldServices({ shown: { visit, product, serviceOf } }: { shown: ProductPage }) {
  const { site, locale } = visit
  const [t, own] = [translator(locale, 'home'), translator(locale, 'myAccount')]
  const rows = product.includes.filter(({ status, line }) => status === 1 && line !== 'adult')
  const held = [...new Map(rows.map(row => [row.route, row])).values()]
  if (product.prod_type !== 'all_in_one' || held.length === 0) return null
  return (
    <Section title={t('suites.holds', { count: held.length })}>
      <ServiceTiles
        services={held.map(({ route, url, line }) => ({
          route,
          line,
          name: serviceOf(route),
          href: url && pathOf(page('product', route), site, locale),
        }))}
      />
      <p className="mt-6">
        {own('upgrades.link')}{' '}
        <a
          href={pathInLanguage(page('my-account', 'upgrades'), site, locale)}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {own('nav.upgrades')}
        </a>
      </p>
    </Section>
  )
}
