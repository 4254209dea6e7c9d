import type { ReactNode } from 'react'
import type { CampaignPage } from '@/server/campaigns/page'
import { EVENT_CENTER } from '@/site/families'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { Blocks } from '../blocks/registry'
import { CampaignPanel } from '../campaign/campaign-panel'
import { Carousel } from '../campaign/carousel'
import { CouponList } from '../campaign/coupon-list'
import { HeroAction } from '../campaign/hero/action'
import { BestPrice } from '../campaign/hero/best-price'
import { Deadline } from '../campaign/hero/deadline'
import { CampaignHero } from '../campaign/hero/hero'
import { Offers } from '../campaign/layouts/offers'
import { offersOf } from '../campaign/offers-of'
import { RunningNow } from '../campaign/running-now'
import { Page } from '../ui/page'
import { EndedCampaign } from './ended-campaign'
import { EventCenter } from './event-center'

type Props = {
  shown: CampaignPage
  /** The children offer the visitor what the page sells to all; what a campaign promotes is shown beside them. */
  areOffersOwn?: boolean | undefined
  children?: ReactNode
}

/** A campaign page before, during and after its window (PAGES); the children are for this visitor alone, and keep it what it is once its campaign is over. */
export function CampaignTemplate({ shown, areOffersOwn = false, children }: Props) {
  const { visit, content, look, board, items, nameOf, reasonOf } = shown
  const { locale } = visit
  const [campaign, ...others] = board.own
  if (campaign?.state === 'over' && content.route === EVENT_CENTER)
    return <EventCenter shown={shown} last={campaign} />
  if (campaign?.state === 'over' && !children) return <EndedCampaign shown={shown} campaign={campaign} />
  const current = campaign?.state === 'over' ? undefined : campaign
  const lang = foreignLang(content.language, locale)
  const sold = offersOf(shown)
  const areOwn = areOffersOwn && !sold?.isPromoted
  const offers = areOwn ? undefined : sold
  const lowest = current?.benefit?.lowest
  const t = translator(locale, 'campaign')
  return (
    <Page>
      <CampaignHero
        {...{ look, lang, locale }}
        campaign={current}
        title={content.title}
        intro={content.intro}
        isOver={false}
      >
        {lowest && <BestPrice {...{ lowest, locale, nameOf, reasonOf }} />}
        <HeroAction {...{ visit, offers, areOwn, lang }} route={content.route} blocks={content.blocks} />
        {current && <Deadline campaign={current} visit={visit} />}
      </CampaignHero>
      <div data-layout={look.layout}>
        {others.length > 0 && (
          <div className="mt-8 grid gap-4">
            {others.map(each => (
              <CampaignPanel key={each.key} campaign={each} visit={visit} />
            ))}
          </div>
        )}
        {children}
        {board.own.map(({ key, slides, lang: { slides: slidesLang } }) => (
          <Carousel key={key} slides={slides} lang={slidesLang} label={t('highlights')} />
        ))}
        {offers && (
          <Offers
            {...{ visit, nameOf, reasonOf }}
            layout={look.layout}
            offers={offers.shown}
            title={offers.title ?? t('promoted')}
            lang={offers.title && lang}
          />
        )}
        {board.own.map(({ key, coupons }) => (
          <CouponList key={key} coupons={coupons} locale={locale} />
        ))}
        <Blocks lang={lang} blocks={sold?.blocks ?? content.blocks} visit={visit} items={items} />
        <RunningNow
          campaigns={board.elsewhere}
          visit={visit}
          areOthers={current?.state === 'running' && board.elsewhere.length > 0}
        />
      </div>
    </Page>
  )
}
