import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Article } from '@/server/content/article-of'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ProductCards } from '../product/product-cards'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Section } from '../ui/section'
import { ArticlePicture } from './article-picture'

type Props = {
  article: Article
  products: CardProduct[]
  visit: Pick<Visit, 'site' | 'locale'>
}

export function TitleArticle({ article, products, visit }: Props) {
  const { site, locale } = visit
  const { number, title, summary } = article
  const t = translator(locale, 'service')
  return (
    <>
      <Card className="grid max-w-text justify-items-start gap-2">
        <ArticlePicture article={article} className="mb-4 rounded-control" />
        <p className="font-semibold text-accent">{t('movies.about')}</p>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{summary}</p>
        <ButtonLink
          kind="secondary"
          href={pathOf(page('article', String(number)), site, locale)}
          className="mt-2"
        >
          {t('movies.read')}
        </ButtonLink>
      </Card>
      {products.length > 0 && (
        <Section title={t('movies.products')}>
          <ProductCards items={products} locale={locale} />
        </Section>
      )}
    </>
  )
}
