import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { ArticleTemplate } from '@/components/templates/article'
import { type SiteContext, siteContextOf } from '@/server/addresses/site-context'
import { cardsInText } from '@/server/catalogue/cards-in-text'
import { productNamer } from '@/server/catalogue/namer'
import { shownComments } from '@/server/comments/shown-comments'
import { article, articleLanguages } from '@/server/content/articles'
import { guidesOf } from '@/server/content/guides'
import { metadataOf } from '@/server/content/metadata'
import { orNone, readPost } from '@/server/content/unreadable'
import { shopUrl } from '@/server/http/shop-url'
import { chosenPicture } from '@/server/pages/chosen-picture'
import { pageLinks, sharing } from '@/server/pages/page-head'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { articleJsonLd } from '@/server/seo/json-ld/things'
import { page } from '@/site/page'
import { byId, postPage } from '../../post-page'
import { sendComment } from './send-comment'

type Props = { params: Promise<PageParams & { id: string }>; searchParams: Promise<SearchParams> }

/** An article does not exist in a language that it lacks; its 404 page names the languages that it has. */
const shown = cache(async (site: string, locale: string, id: string) => {
  const visit = await visitOfPage({ site, locale })
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : notFound()
  return { visit, article: (await readPost('an article', article(visit, number))) ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

async function head({ visit, article: found }: Shown): Promise<Metadata> {
  const address = page('article', String(found.number))
  const context = siteContextOf(visit)
  const own = await chosenPicture(address, visit)
  const { openGraph, twitter } = sharing(address, context, { title: found.title, own })
  const cover = own ? {} : coverToShare(found, context)
  return {
    ...metadataOf({ ...found, intro: found.summary }),
    alternates: pageLinks(address, context, await articleLanguages(found.number)),
    openGraph: {
      ...openGraph,
      ...cover,
      type: 'article',
      publishedTime: new Date(found.published).toISOString(),
      modifiedTime: new Date(found.changed).toISOString(),
    },
    twitter: { ...twitter, ...cover },
  }
}

/** Its cover goes before the drawn one, and behind one that was chosen for sharing. */
function coverToShare({ cover }: Shown['article'], { site, origins }: SiteContext) {
  if (!cover) return {}
  const { url, width, height, alt } = cover
  return { images: [{ url: new URL(url, origins[site]).href, width, height, alt }] }
}

async function body({ visit, article: found }: Shown, props: Props) {
  const search = await props.searchParams
  const asked = single(search.comments)
  const nameOf = await productNamer(visit)
  const products = found.routes.map(route => ({
    href: shopUrl(visit, page('product', route)),
    name: nameOf(route),
  }))
  const guides = (await guidesOf(found.routes)).map(route => ({
    href: shopUrl(visit, page('guide', route)),
    name: nameOf(route),
  }))
  const context = siteContextOf(visit)
  return (
    <>
      <JsonLd things={articleJsonLd(found, context)} />
      <ArticleTemplate
        article={found}
        visit={visit}
        products={products}
        guides={guides}
        origins={context.origins}
        cards={await cardsInText(visit, found.body)}
        comments={{
          shown: asked ? await orNone('comments', shownComments(visit, found.number)) : undefined,
          isSent: asked === 'sent',
          send: sendComment,
        }}
      />
    </>
  )
}

const { generateMetadata, Page } = postPage({ shownBy: byId(shown), head, body })

export { generateMetadata }
export default Page
