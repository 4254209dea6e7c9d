import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import { Section } from '../ui/section'
import { ServiceTiles } from './service-tiles'

/** What else the license serves: the services of a suite, or of a product that works with many. */
export function HeldServices({ shown }: { shown: ProductPage }) {
  return shown.product.prod_type === 'all_in_one' ? <Held shown={shown} /> : <Alike shown={shown} />
}

function Alike({
  shown: { visit, alike, icons, nameOf, serviceOf, isWithdrawn, product },
}: {
  shown: ProductPage
}) {
  const { site, locale } = visit
  const t = translator(locale, 'product')
  if (alike.length === 0 || isWithdrawn) return null
  return (
    <Section title={t('alike.title')} lead={t('alike.lead', { name: nameOf(product.route) })}>
      <ServiceTiles
        services={alike.map(route => ({
          route,
          icon: icons.get(route),
          name: serviceOf(route),
          href: pathOf(page('product', route), site, locale),
        }))}
      />
    </Section>
  )
}

/** The wall of what a suite holds: every service on sale, with the way to its page. */
function Held({ shown: { visit, product, icons, serviceOf } }: { shown: ProductPage }) {
  const { site, locale } = visit
  const [t, own] = [translator(locale, 'home'), translator(locale, 'myAccount')]
  const rows = product.includes.filter(({ status, line }) => status === 1 && line !== 'adult')
  const held = [...new Map(rows.map(row => [row.route, row])).values()]
  if (held.length === 0) return null
  return (
    <Section title={t('suites.holds', { count: held.length })}>
      <ServiceTiles
        services={held.map(({ route, url, line }) => ({
          route,
          line,
          icon: icons.get(route),
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
