import type { ReactNode } from 'react'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { Illustration } from '../pictures/illustration/illustration'
import { CardLink } from '../ui/card'
import { Section } from '../ui/section'
import { WholeWords } from '../ui/whole-words'

/** The guide of a product and what was written about it. */
export function Reading({ shown }: { shown: ProductPage }) {
  const { visit, route, name, product, hasGuide, articles, icons } = shown
  const { site, locale } = visit
  const t = translator(locale, 'product')
  if (!hasGuide && articles.length === 0) return null
  return (
    <Section title={t('reading.title', { name })}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {hasGuide && (
          <ReadingCard
            href={pathOf(page('guide', route), site, locale)}
            kind={t('reading.guide')}
            title={t('reading.toGuide', { name })}
            picture={
              <ServiceGlyph
                route={route}
                icon={icons.get(route)}
                line={product.line}
                className="m-auto size-16"
              />
            }
          />
        )}
        {articles.map(({ number, title }) => (
          <ReadingCard
            key={number}
            href={pathOf(page('article', String(number)), site, locale)}
            kind={t('reading.article')}
            title={title}
            picture={<Illustration of={{ number, routes: [route], categories: [] }} className="size-full" />}
          />
        ))}
      </ul>
    </Section>
  )
}

type CardProps = { href: string; kind: string; title: string; picture: ReactNode }

const ReadingCard = ({ href, kind, title, picture }: CardProps) => (
  <li>
    <CardLink
      href={href}
      className="grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden p-0! sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <span className="flex min-h-24 bg-surface">{picture}</span>
      <span className="grid content-center gap-1 p-4 sm:px-6">
        <span className="text-sm text-muted">{kind}</span>
        <span className="font-semibold wrap-anywhere text-balance">
          <WholeWords>{title}</WholeWords>
        </span>
      </span>
    </CardLink>
  </li>
)
