import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { LatestArticles } from '../content/latest-articles'
import { Versions } from '../download/versions'
import { BuyBar } from '../product/buy-bar'
import { Comparison } from '../product/comparison'
import { copyOf } from '../product/copy'
import { Covered } from '../product/covered'
import { HeldServices } from '../product/held-services'
import { Hero } from '../product/hero'
import { NotForSale } from '../product/not-for-sale'
import { Pairs } from '../product/pairs'
import { Panels } from '../product/panels'
import { PlanPicker } from '../product/plan-picker'
import { ProductCards } from '../product/product-cards'
import { Questions } from '../product/questions'
import { RestoredPicture } from '../product/restored-picture'
import { AdultSearch } from '../search/adult-search'
import { Page } from '../ui/page'
import { Section } from '../ui/section'

/** In the order in which a buyer asks (DESIGN, a product page). */
export function ProductTemplate({ shown }: { shown: ProductPage }) {
  const { visit, route, name, offers, cover, comparison, others, product } = shown
  const copy = copyOf(shown.copy, name, visit.locale)
  const t = translator(visit.locale, 'product')
  return (
    <Page line={product.line}>
      <div className="group/product">
        <Hero shown={shown} copy={copy}>
          {!shown.isWithdrawn && <Versions shown={shown} />}
        </Hero>
        {cover.by.length > 0 && (
          <Covered
            visit={visit}
            name={name}
            route={product.route}
            os={product.os}
            downloads={shown.downloads}
            by={cover.by}
            className="mt-12"
          />
        )}
        {isQuoteError(offers) ? <NotForSale shown={shown} /> : <PlanPicker shown={shown} offers={offers} />}
        {shown.pairs.length > 0 && <Pairs visit={visit} pairs={shown.pairs} route={product.route} />}
        <Panels shown={shown} copy={copy} />
        {product.line === 'ai' && <RestoredPicture name={name} locale={visit.locale} />}
        <HeldServices shown={shown} />
        {comparison && <Comparison shown={shown} comparison={comparison} />}
        {route === 'adult_downloader' && <AdultSearch visit={visit} />}
        <Questions
          title={t('questions')}
          questions={copy.questions.map(each => ({ ...each, lang: copy.lang.questions }))}
        />
        {others.length > 0 && !shown.isWithdrawn && (
          <Section title={t('others')}>
            <ProductCards items={others} locale={visit.locale} />
          </Section>
        )}
        {product.line !== 'adult' && <LatestArticles visit={visit} />}
        {!isQuoteError(offers) && !cover.isWhole && <BuyBar offers={offers} locale={visit.locale} />}
      </div>
    </Page>
  )
}
