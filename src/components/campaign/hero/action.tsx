import { isBeforeCredit } from '@/pricing'
import type { Promoted } from '@/server/campaigns/promoted'
import type { Block } from '@/server/content/pages'
import { campaignPage } from '@/site/campaign-page'
import { linkIn } from '@/site/link'
import { translator } from '@/site/messages'
import { withSystem } from '@/site/os-choice'
import type { Visit } from '@/site/visit'
import { SignInForPrice } from '../../product/sign-in-for-price'
import { ButtonLink } from '../../ui/button'
import type { Offered } from '../offers-of'

type Props = {
  visit: Pick<Visit, 'site' | 'locale' | 'askedOs' | 'loggedIn'>
  route: string
  offers: Offered | undefined
  blocks: readonly Block[]
  /** Of what an editor wrote, if it is another than the page's. */
  lang: string | undefined
}

/** One thing to do: sign in where what one owns lowers the prices, else to the prices of the campaign or the products that the page names, else where the page's own action leads. */
export function HeroAction({ visit, route, offers, blocks, lang }: Props) {
  const { site, locale, askedOs } = visit
  if (offers?.shown.some(offer => isAnUpgrade(visit, offer)))
    return <SignInForPrice visit={visit} next={campaignPage(route)} />
  if (offers)
    return (
      <ButtonLink href="#offers" size="large" className="justify-self-start">
        {translator(locale, 'campaign')(offers.title ? 'seeProducts' : 'seePrices')}
      </ButtonLink>
    )
  const action = blocks.find(block => block.blockType === 'action')
  const href = action && linkIn(action.href, site, locale)
  if (!href) return null
  return (
    <ButtonLink href={withSystem(href, askedOs)} lang={lang} size="large" className="justify-self-start">
      {action.label}
    </ButtonLink>
  )
}

const isAnUpgrade = (visit: Props['visit'], { route, plans }: Promoted): boolean =>
  plans.some(({ quote }) => isBeforeCredit(visit, route, quote))
