import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { SendLinks } from '../download/send-links'
import { ApplicationWindow } from '../pictures/window/application-window'
import { FlowingWindow } from '../pictures/window/flowing-window'
import { classes } from '../ui/classes'
import { WholeWords } from '../ui/whole-words'
import { BuyCard } from './buy-card'
import type { Copy } from './copy'
import { Covered } from './covered'
import { NotForSale } from './not-for-sale'
import { OsSwitch } from './os-switch'
import { RatingLine } from './reviews/rating-line'
import { Screenshot } from './screenshot'

type Props = { shown: ProductPage; copy: Copy }

/**
 * The first screen: what it is, what it costs, and how it looks; on a phone in that order. Where there is nothing to
 * buy, that is told in the price's place, and the picture stands in the card's.
 */
export function Hero({ shown, copy }: Props) {
  const { visit, name, offers, cover, reviews, downloads } = shown
  const isSold = !isQuoteError(offers)
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-x-12 gap-y-6 max-md:-mt-4 lg:gap-y-8',
        isSold
          ? 'lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]'
          : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
      )}
    >
      <div className="grid content-start gap-3 md:gap-4">
        {(copy.headline !== name || reviews) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-6">
            {copy.headline !== name && (
              <p className="font-semibold text-accent">
                <WholeWords>{name}</WholeWords>
              </p>
            )}
            {reviews && <RatingLine reviews={reviews} locale={visit.locale} />}
          </div>
        )}
        <h1
          lang={copy.lang.headline}
          className="text-2xl max-[22rem]:text-xl md:text-4xl lg:text-3xl xl:text-4xl"
        >
          <WholeWords>{copy.headline}</WholeWords>
        </h1>
        <p lang={copy.lang.promise} className="max-w-text text-muted md:text-lg">
          {copy.promise}
        </p>
        {!isSold && <OsSwitch shown={shown} />}
        {!isSold && <NotForSale shown={shown} />}
      </div>
      {isSold && (
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {cover.by.length > 0 && (
            <Covered
              {...{ visit, name, downloads }}
              route={shown.product.route}
              os={shown.product.os}
              by={cover.by}
            />
          )}
          <BuyCard shown={shown} offers={offers} />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-6">
        <Picture shown={shown} />
        {isSold && !cover.isWhole && downloads.some(each => each.isOffered) && <SendLinks visit={visit} />}
      </div>
    </div>
  )
}

function Picture({ shown: { visit, name, route, product, copy, icons } }: { shown: ProductPage }) {
  const system = translator(visit.locale, 'common')(`os.${product.os}`)
  // What holds a whole line shows how it works; on a single's page the words come first.
  const Window = product.prod_type === 'single' && product.line !== 'ai' ? ApplicationWindow : FlowingWindow
  if (copy?.screenshot) return <Screenshot picture={copy.screenshot} />
  return (
    <Window
      {...{ route, name, system }}
      icon={icons.get(route)}
      line={product.line}
      os={product.os}
      locale={visit.locale}
    />
  )
}
