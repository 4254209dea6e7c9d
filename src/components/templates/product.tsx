import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { BuyBar } from '../product/buy-bar'
import { Comparison } from '../product/comparison'
import { copyOf } from '../product/copy'
import { Covered } from '../product/covered'
import { Features } from '../product/features'
import { Hero } from '../product/hero'
import { NotForSale } from '../product/not-for-sale'
import { PlanPicker } from '../product/plan-picker'
import { ProductCards } from '../product/product-cards'
import { Questions } from '../product/questions'
import { StepList } from '../product/step-list'
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
        <Hero shown={shown} copy={copy} />
        {cover.by.length > 0 && (
          <Covered
            visit={visit}
            name={name}
            route={product.route}
            os={product.os}
            by={cover.by}
            className="mt-12"
          />
        )}
        {isQuoteError(offers) ? <NotForSale shown={shown} /> : <PlanPicker shown={shown} offers={offers} />}
        <Section title={t('how')}>
          <StepList
            steps={copy.steps}
            lang={copy.lang.steps}
            subject={{ route, name, line: product.line, os: product.os, locale: visit.locale }}
          />
        </Section>
        <Features features={copy.features} lang={copy.lang.features} locale={visit.locale} />
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
        {!isQuoteError(offers) && !cover.isWhole && <BuyBar offers={offers} locale={visit.locale} />}
      </div>
    </Page>
  )
}
