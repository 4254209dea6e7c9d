import type { ReactNode } from 'react'
import type { Found, FoundPage } from '@/server/search/search'
import { foreignLang, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ArticleCards } from '../content/article-cards'
import { GuideCards } from '../content/guide-cards'
import { FoundProducts } from '../search/found-products'
import { SearchForm } from '../search/search-form'
import { ButtonLink } from '../ui/button'
import { CardLink } from '../ui/card'
import { Excerpt } from '../ui/excerpt'
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
  const { text, products, guides, articles, reviews, pages } = found
  const t = translator(visit.locale, 'search')
  const count = products.length + guides.length + articles.length + reviews.length + pages.length
  if (count === 0) return <NothingFound visit={visit} text={text} />
  return (
    <>
      <p role="status" className="text-muted">
        {t('count', { count })}
      </p>
      <Group title={t('products')} found={products}>
        <FoundProducts items={products} locale={visit.locale} />
      </Group>
      <Group title={t('guides')} found={guides}>
        <GuideCards guides={guides} visit={visit} />
      </Group>
      <Group title={t('articles')} found={articles}>
        <ArticleCards articles={articles} visit={visit} />
      </Group>
      <Group title={translator(visit.locale, 'review')('site')} found={reviews}>
        <FoundPages pages={reviews} locale={visit.locale} />
      </Group>
      <Group title={t('pages')} found={pages}>
        <FoundPages pages={pages} locale={visit.locale} />
      </Group>
    </>
  )
}

type GroupProps = { title: string; found: readonly unknown[]; children: ReactNode }

const Group = ({ title, found, children }: GroupProps) =>
  found.length > 0 && (
    <Section title={title} className="mt-12! first-of-type:mt-8!">
      {children}
    </Section>
  )

const FoundPages = ({ pages, locale }: { pages: readonly FoundPage[]; locale: Locale }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {pages.map(({ href, title, language, excerpt }) => (
      <li key={href}>
        <CardLink href={href} lang={foreignLang(language, locale)} className="h-full p-4">
          <span className="block font-semibold text-balance">{title}</span>
          {excerpt.length > 0 && (
            <span className="mt-1 block text-sm text-muted">
              <Excerpt pieces={excerpt} />
            </span>
          )}
        </CardLink>
      </li>
    ))}
  </ul>
)

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
