import { isBeforeCredit } from '@/pricing'
import type { Promoted } from '@/server/campaigns/promoted'
import type { Block } from '@/server/content/pages'
import { campaignPage } from '@/site/campaign-page'
import { linkIn } from '@/site/link'
import { translator } from '@/site/messages'
import { withSystem } from '@/site/os-choice'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { SignInForPrice } from '../../product/sign-in-for-price'
import { ButtonLink } from '../../ui/button'
import { type Offered, OWN_OFFERS } from '../offers-of'

type Props = {
  visit: Pick<Visit, 'site' | 'locale' | 'askedOs' | 'loggedIn'>
  route: string
  offers: Offered | undefined
  /** The page offers this visitor alone what it sells. */
  areOwn: boolean
  blocks: readonly Block[]
  /** Of what an editor wrote, if it is another than the page's. */
  lang: string | undefined
}

/** One thing to do: to the prices that the page offers this visitor alone, else sign in where what one owns lowers the prices, else buy what a campaign promotes alone, else to the prices of the campaign or the products that the page names, else where the page's own action leads. */
export function HeroAction({ visit, route, offers, areOwn, blocks, lang }: Props) {
  const { site, locale, askedOs } = visit
  if (areOwn) return <ToOffers id={OWN_OFFERS} label={translator(locale, 'campaign')('seePrices')} />
  if (offers?.shown.some(offer => isAnUpgrade(visit, offer)))
    return <SignInForPrice visit={visit} next={campaignPage(route)} />
  const [single, ...others] = offers?.isPromoted ? offers.shown : []
  if (single && others.length === 0) return <BuyAction visit={visit} promoted={single} />
  if (offers) {
    const label = translator(locale, 'campaign')(offers.title ? 'seeProducts' : 'seePrices')
    return <ToOffers id="offers" label={label} />
  }
  const action = blocks.find(block => block.blockType === 'action')
  const href = action && linkIn(action.href, site, locale)
  if (!href) return null
  return (
    <ButtonLink href={withSystem(href, askedOs)} lang={lang} size="large" className="justify-self-start">
      {action.label}
    </ButtonLink>
  )
}

type BuyProps = Pick<Props, 'visit'> & { promoted: Promoted }

/** What a campaign promotes alone is bought at once; its other plans are below. */
function BuyAction({ visit: { site, locale, askedOs }, promoted: { route, plans } }: BuyProps) {
  const [plan] = plans.length === 1 ? plans.map(option => option.plan) : []
  const query = new URLSearchParams({ route, ...(plan && { plan }) })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink
        size="large"
        href={withSystem(`${pathInLanguage(page('checkout'), site, locale)}?${query}`, askedOs)}
      >
        {translator(locale, 'common')('actions.buyNow')}
      </ButtonLink>
      <ButtonLink kind="quiet" href="#offers">
        {translator(locale, 'campaign')('seePrices')}
      </ButtonLink>
    </div>
  )
}

const ToOffers = ({ id, label }: { id: string; label: string }) => (
  <ButtonLink href={`#${id}`} size="large" className="justify-self-start">
    {label}
  </ButtonLink>
)

const isAnUpgrade = (visit: Props['visit'], { route, plans }: Promoted): boolean =>
  plans.some(({ quote }) => isBeforeCredit(visit, route, quote))
