import type { Article } from '@/server/content'
import type { ShelfItem } from '@/server/shelf'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ProductCards } from '../product/product-cards'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'

type Props = {
  article: Article
  items: readonly ShelfItem[]
  visit: Pick<Visit, 'site' | 'locale'>
}

/** The article about a title, and the products that it names. */
export function TitleArticle({ article: { number, title, summary, routes }, items, visit }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'service')
  const products = routes.flatMap(route => items.find(item => item.route === route) ?? [])
  return (
    <>
      <Section title={t('movies.about')} className="mt-0 md:mt-0">
        <div className="grid max-w-text justify-items-start gap-3">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{summary}</p>
          <ButtonLink kind="secondary" href={pathOf(page('article', String(number)), site, locale)}>
            {t('movies.read')}
          </ButtonLink>
        </div>
      </Section>
      {products.length > 0 && (
        <Section title={t('movies.products')} className="mt-12 md:mt-16">
          <ProductCards items={products} locale={locale} />
        </Section>
      )}
    </>
  )
}
