import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { BuyBar } from '../product/buy-bar'
import { Comparison } from '../product/comparison'
import { copyOf } from '../product/copy'
import { HeldServices } from '../product/held-services'
import { Hero } from '../product/hero'
import { Pairs } from '../product/pairs'
import { Panels } from '../product/panels'
import { ProductCards } from '../product/product-cards'
import { Questions } from '../product/questions'
import { Reading } from '../product/reading'
import { RestoredPicture } from '../product/restored-picture'
import { CustomerReviews } from '../product/reviews/customer-reviews'
import { Specifications } from '../product/specifications'
import { AdultSearch } from '../search/adult-search'
import { Page } from '../ui/page'
import { Section } from '../ui/section'

/** In the order in which a buyer asks (DESIGN, a product page). */
export function ProductTemplate({ shown }: { shown: ProductPage }) {
  const { visit, route, name, offers, cover, comparison, reviews, others, product } = shown
  const copy = copyOf(shown.copy, name, visit.locale)
  const t = translator(visit.locale, 'product')
  return (
    <Page line={product.line}>
      <div className="group/product">
        <Hero shown={shown} copy={copy} />
        {/* The bar that buys sticks within this part, and on short phones within the whole page. */}
        <div className="short-phone:contents">
          <Panels shown={shown} copy={copy} />
          <Specifications shown={shown} copy={copy} />
          {product.line === 'ai' && <RestoredPicture name={name} locale={visit.locale} />}
          <HeldServices shown={shown} />
          {comparison && <Comparison shown={shown} comparison={comparison} />}
          {shown.pairs.length > 0 && <Pairs visit={visit} pairs={shown.pairs} route={product.route} />}
          {route === 'adult_downloader' && <AdultSearch visit={visit} />}
          {reviews && <CustomerReviews shown={shown} reviews={reviews} />}
          <Questions
            title={t('questions')}
            questions={copy.questions.map(each => ({ ...each, lang: copy.lang.questions }))}
          />
          <Reading shown={shown} />
          {others.length > 0 && !shown.isWithdrawn && (
            <Section title={t('others')}>
              <ProductCards items={others} locale={visit.locale} />
            </Section>
          )}
          {!isQuoteError(offers) && !cover.isWhole && (
            <BuyBar offers={offers} route={product.route} visit={visit} />
          )}
        </div>
      </div>
    </Page>
  )
}
