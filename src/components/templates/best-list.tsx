import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { BestList } from '@/server/content/best-lists'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ProductCard } from '../product/product-cards'
import { Comparison } from '../review/comparison'
import { MakersNote } from '../review/makers-note'
import { Page, PageTitle } from '../ui/page'
import { WholeWords } from '../ui/whole-words'

type Props = {
  list: BestList
  /** Those on sale. */
  products: readonly ComparedProduct[]
  hrefOf: (route: string) => string
  nameOf: (route: string) => string
  visit: Visit
}

export function BestListTemplate({ list, products, hrefOf, nameOf, visit }: Props) {
  const lang = foreignLang(list.language, visit.locale)
  const t = translator(visit.locale, 'review')
  return (
    <Page>
      <PageTitle title={list.title} lang={lang}>
        <p>{list.intro}</p>
      </PageTitle>
      <MakersNote locale={visit.locale} />
      {products.length > 1 && <Comparison products={products} locale={visit.locale} />}
      <ol className="mt-12 grid md:mt-16">
        {list.entries.map(({ route, title, text }, index) => {
          const product = products.find(each => each.route === route)
          return (
            <li
              key={route}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-line py-8 lg:grid-cols-[2.5rem_minmax(0,1fr)_20rem]"
            >
              <span aria-hidden="true" className="text-2xl font-bold text-accent tabular-nums">
                {index + 1}
              </span>
              <div lang={lang} className="max-w-text">
                <h2 className="text-xl">
                  <WholeWords>{title}</WholeWords>
                </h2>
                <p className="mt-2 text-muted">{text}</p>
              </div>
              <div className="col-start-2 lg:col-start-3">
                {product ? (
                  <ProductCard item={product} locale={visit.locale} />
                ) : (
                  <a href={hrefOf(route)} className="inline-block min-h-6 font-semibold text-accent">
                    {t('product', { product: nameOf(route) })}
                  </a>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Page>
  )
}
