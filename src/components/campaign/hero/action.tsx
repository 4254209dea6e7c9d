import type { Block } from '@/server/content/pages'
import { linkIn } from '@/site/link'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  hasOffers: boolean
  blocks: readonly Block[]
  /** Of what an editor wrote, if it is another than the page's. */
  lang: string | undefined
}

/** One thing to do: to the prices, else where the page's own action leads. */
export function HeroAction({ visit: { site, locale }, hasOffers, blocks, lang }: Props) {
  if (hasOffers)
    return (
      <ButtonLink href="#offers" size="large" className="justify-self-start">
        {translator(locale, 'campaign')('seePrices')}
      </ButtonLink>
    )
  const action = blocks.find(block => block.blockType === 'action')
  const href = action && linkIn(action.href, site, locale)
  if (!href) return null
  return (
    <ButtonLink href={href} lang={lang} size="large" className="justify-self-start">
      {action.label}
    </ButtonLink>
  )
}
