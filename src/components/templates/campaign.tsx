import { Fragment, type ReactNode } from 'react'
import type { CampaignPage } from '@/server/campaigns/page'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { Blocks } from '../blocks/registry'
import { CampaignPanel } from '../campaign/campaign-panel'
import { Carousel } from '../campaign/carousel'
import { CouponList } from '../campaign/coupon-list'
import { PromotedProducts } from '../campaign/promoted-products'
import { RunningNow } from '../campaign/running-now'
import { Page, PageTitle } from '../ui/page'

/** A campaign page before, during and after its window (PAGES); the children are for this visitor alone. */
export function CampaignTemplate({ shown, children }: { shown: CampaignPage; children?: ReactNode }) {
  const { visit, content, board, items, nameOf, reasonOf } = shown
  const { locale } = visit
  const lang = foreignLang(content.language, locale)
  const isOver = board.own.length > 0 && board.own.every(({ state }) => state === 'over')
  const now = <RunningNow campaigns={board.elsewhere} visit={visit} />
  return (
    <Page>
      <PageTitle title={content.title} lang={lang}>
        {content.intro && <p>{content.intro}</p>}
      </PageTitle>
      <div className="grid gap-4">
        {board.own.map(campaign => (
          <CampaignPanel key={campaign.key} campaign={campaign} visit={visit} />
        ))}
      </div>
      {children}
      {isOver && now}
      {board.own.map(({ key, state, slides, lang: { slides: slidesLang }, promoted, coupons }) => (
        <Fragment key={key}>
          {state !== 'over' && (
            <Carousel
              slides={slides}
              lang={slidesLang}
              label={translator(locale, 'campaign')('highlights')}
            />
          )}
          <PromotedProducts promoted={promoted} visit={visit} nameOf={nameOf} reasonOf={reasonOf} />
          {state !== 'over' && <CouponList coupons={coupons} locale={locale} />}
        </Fragment>
      ))}
      <Blocks lang={lang} blocks={content.blocks} visit={visit} items={items} />
      {!isOver && now}
    </Page>
  )
}
