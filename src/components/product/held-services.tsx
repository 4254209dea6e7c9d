import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { classes } from '../ui/classes'
import { Section } from '../ui/section'

/** What else the license serves: the services of a suite, or of a product that works with many. */
export function HeldServices({ shown }: { shown: ProductPage }) {
  return shown.product.prod_type === 'all_in_one' ? <Held shown={shown} /> : <Alike shown={shown} />
}

function Alike({ shown: { visit, alike, nameOf, isWithdrawn, product } }: { shown: ProductPage }) {
  const { site, locale } = visit
  const t = translator(locale, 'product')
  if (alike.length === 0 || isWithdrawn) return null
  return (
    <Section title={t('alike.title')} lead={t('alike.lead', { name: nameOf(product.route) })}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {alike.map(route => (
          <li key={route}>
            <Service route={route} name={nameOf(route)} href={pathOf(page('product', route), site, locale)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The wall of what a suite holds: every service on sale, with the way to its page. */
function Held({ shown: { visit, product, nameOf } }: { shown: ProductPage }) {
  const { site, locale } = visit
  const t = translator(locale, 'home')
  const rows = product.includes.filter(({ status, line }) => status === 1 && line !== 'adult')
  const held = [...new Map(rows.map(row => [row.route, row])).values()]
  if (held.length === 0) return null
  return (
    <Section title={t('suites.holds', { count: held.length })}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {held.map(({ route, url }) => (
          <li key={route}>
            <Service
              route={route}
              name={nameOf(route)}
              href={url && pathOf(page('product', route), site, locale)}
            />
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" href={pathOf(page('products'), site, locale)} className="mt-4">
        {t('seeProducts')}
      </ButtonLink>
    </Section>
  )
}

/** `href` is empty where a service has no page of its own. */
function Service({ route, name, href }: { route: string; name: string; href: string }) {
  const content = (
    <>
      <ServiceGlyph route={route} className="size-10" />
      <span className="min-w-0">{name}</span>
    </>
  )
  if (href === '') return <p className={TILE}>{content}</p>
  return (
    <a href={href} className={classes(TILE, 'no-underline hover:border-accent hover:bg-surface')}>
      {content}
    </a>
  )
}

const TILE = 'flex min-h-14 items-center gap-3 rounded-control border border-line p-2'
