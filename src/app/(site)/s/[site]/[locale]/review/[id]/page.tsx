import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { ReviewTemplate } from '@/components/templates/review'
import { siteContextOf } from '@/server/addresses/site-context'
import { cardsInText } from '@/server/catalogue/cards-in-text'
import { productNamer } from '@/server/catalogue/namer'
import { reviewedProduct } from '@/server/catalogue/reviewed/compared-products'
import { authors } from '@/server/content/authors'
import { metadataOf } from '@/server/content/metadata'
import { review } from '@/server/content/reviews'
import { orEmpty, readPost } from '@/server/content/unreadable'
import { siteOrigins } from '@/server/http/origins'
import { shopUrl } from '@/server/http/shop-url'
import { visitOfPage } from '@/server/request/visit'
import { reviewJsonLd } from '@/server/seo/json-ld/things'
import { page } from '@/site/page'
import { byId, postPage } from '../../post-page'

const shown = cache(async (site: string, locale: string, id: string) => {
  const visit = await visitOfPage({ site, locale })
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : notFound()
  return { visit, review: (await readPost('a review', review(visit, number))) ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

const head = ({ review: found }: Shown): Metadata => metadataOf({ ...found, intro: found.summary })

async function body({ visit, review: found }: Shown) {
  const [nameOf, facts, desks] = await Promise.all([
    productNamer(visit),
    reviewedProduct(visit, found.route),
    orEmpty('authors', authors(visit)),
  ])
  const product = {
    name: nameOf(found.route),
    href: shopUrl(visit, page('product', found.route)),
    ...facts,
  }
  const desk = desks.find(({ key }) => key === found.author.key)
  return (
    <>
      <JsonLd things={reviewJsonLd(found, siteContextOf(visit))} />
      <ReviewTemplate
        review={found}
        product={product}
        author={desk && { ...desk, href: shopUrl(visit, page('author', desk.key)) }}
        visit={visit}
        origins={siteOrigins()}
        cards={await cardsInText(visit, found.body)}
      />
    </>
  )
}

const { generateMetadata, Page } = postPage({ shownBy: byId(shown), head, body })

export { generateMetadata }
export default Page
