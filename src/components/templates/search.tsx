import type { Found } from '@/server/search/search'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ArticleCards } from '../content/article-cards'
import { ProductCards } from '../product/product-cards'
import { SearchForm } from '../search/search-form'
import { ButtonLink } from '../ui/button'
import { Nothing } from '../ui/nothing'
import { Notice } from '../ui/notice'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = { visit: Visit; found: Found; scope: 'adult' | undefined }

export function SearchTemplate({ visit, found, scope }: Props) {
  const t = translator(visit.locale, 'search')
  const text = found.kind === 'unasked' ? undefined : found.text
  return (
    <Page>
      <PageTitle title={text === undefined ? t('title') : t('resultsFor', { text })}>
        <p>{t(scope ? 'adultHint' : 'lead')}</p>
      </PageTitle>
      <SearchForm visit={visit} id="search" text={text} scope={scope} className="mb-8 max-w-text" />
      {found.kind === 'unasked' && <p className="text-muted">{t('hint')}</p>}
      {found.kind === 'short' && <Notice title={t('tooShort')} className="max-w-text" />}
      {found.kind === 'found' && <Results visit={visit} found={found} />}
    </Page>
  )
}

function Results({ visit, found }: { visit: Visit; found: Extract<Found, { kind: 'found' }> }) {
  const { text, products, articles } = found
  const t = translator(visit.locale, 'search')
  const count = products.length + articles.length
  if (count === 0) return <NothingFound visit={visit} text={text} />
  return (
    <>
      <p role="status" className="text-muted">
        {t('count', { count })}
      </p>
      {products.length > 0 && (
        <Section title={t('products')} className="mt-8 md:mt-8">
          <ProductCards items={products} locale={visit.locale} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={t('articles')} className="mt-12 md:mt-12">
          <ArticleCards articles={articles} visit={visit} />
        </Section>
      )}
    </>
  )
}

function NothingFound({ visit: { site, locale }, text }: { visit: Visit; text: string }) {
  const t = translator(locale, 'search')
  return (
    <div role="status" className="max-w-text">
      <Nothing title={t('nothing', { text })} text={t('tryOther')}>
        <ButtonLink href={pathOf(page('products'), site, locale)} kind="secondary">
          {t('allProducts')}
        </ButtonLink>
      </Nothing>
    </div>
  )
}
