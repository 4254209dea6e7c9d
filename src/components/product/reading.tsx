import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { CardLink } from '../ui/card'
import { Section } from '../ui/section'

/** The guide of a product and what was written about it. */
export function Reading({ shown: { visit, route, name, hasGuide, articles } }: { shown: ProductPage }) {
  const { site, locale } = visit
  const t = translator(locale, 'product')
  if (!hasGuide && articles.length === 0) return null
  const guide = hasGuide
    ? [
        {
          href: pathOf(page('guide', route), site, locale),
          kind: t('reading.guide'),
          title: t('reading.toGuide', { name }),
        },
      ]
    : []
  const links = articles.map(({ number, title }) => ({
    href: pathOf(page('article', String(number)), site, locale),
    kind: t('reading.article'),
    title,
  }))
  return (
    <Section title={t('reading.title', { name })}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...guide, ...links].map(({ href, kind, title }) => (
          <li key={href}>
            <CardLink href={href} className="grid h-full content-start gap-1">
              <span className="text-sm text-muted">{kind}</span>
              <span className="font-semibold">{title}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
