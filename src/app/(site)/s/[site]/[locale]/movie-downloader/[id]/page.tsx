import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { TitleArticle } from '@/components/content/title-article'
import { ContentTemplate } from '@/components/templates/content'
import { siteContextOf } from '@/server/addresses/site-context'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { productCardsOf } from '@/server/catalogue/product-cards'
import { article } from '@/server/content/articles'
import { readPost } from '@/server/content/unreadable'
import { siteOrigins } from '@/server/http/origins'
import { pageLinks } from '@/server/pages/page-head'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { urlOf } from '@/site/path'
import { postPage } from '../../post-page'

type Props = { params: Promise<PageParams & { id: string }> }

/** `id` is the number of an article about a title; without such an article in this language there is no page. */
const articleOf = cache(async (site: string, locale: string, id: string) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined
  const visit = await visitOfPage({ site, locale })
  const found = await readPost('an article', article(visit, Number(id)))
  return found?.isAboutTitle ? found : undefined
})

async function shownBy({ params }: Props) {
  const { site, locale, id } = await params
  const found = (await articleOf(site, locale, id)) ?? notFound()
  return { found, ...(await pageOfBlocks(params, 'movie_downloader')) }
}

type Shown = Awaited<ReturnType<typeof shownBy>>

/** The headline of an article about a film names the film before a colon. */
const filmIn = (headline: string): string => headline.split(/\s*[:：]/)[0] ?? headline

/** Search engines are led to the page itself: they read about the title in its article. */
function head({ found, visit }: Shown): Metadata {
  return {
    title: translator(visit.locale, 'titles')('film', { film: filmIn(found.title) }),
    description: translator(visit.locale, 'service')('movies.description', { title: found.title }),
    alternates: {
      canonical: urlOf(page('movie-downloader'), visit.site, visit.locale, siteOrigins()),
      types: pageLinks(null, siteContextOf(visit)).types,
    },
  }
}

async function body({ found, ...shown }: Shown) {
  return (
    <ContentTemplate {...shown}>
      <TitleArticle
        article={found}
        products={await productCardsOf(shown.visit, found.routes)}
        visit={shown.visit}
      />
    </ContentTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
