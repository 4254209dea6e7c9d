import type { ReactNode } from 'react'
import type { Promoted } from '@/server/campaigns/promoted'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Namer } from '@/server/catalogue/product-cards'
import type { Layout } from '@/site/campaign-look'
import type { Visit } from '@/site/visit'
import { Section } from '../../ui/section'
import { ByLine } from './by-line'
import { Cards } from './cards'
import { InFocus } from './in-focus'
import { Ladder } from './ladder'
import { PriceTable } from './price-table'

export type OffersProps = {
  offers: readonly Promoted[]
  visit: Pick<Visit, 'site' | 'locale' | 'os'>
  nameOf: Namer
  reasonOf: Reason
}

const LAYOUTS: Record<Layout, (props: OffersProps) => ReactNode> = {
  cards: Cards,
  table: PriceTable,
  focus: InFocus,
  ladder: Ladder,
  lines: ByLine,
}

type Props = OffersProps & { layout: Layout; title: string; lang?: string | undefined }

/** The products of a campaign page in the layout that its editor chose. */
export function Offers({ layout, title, lang, ...shown }: Props) {
  const Chosen = LAYOUTS[layout]
  if (shown.offers.length === 0) return null
  return (
    <Section id="offers" title={title} lang={lang}>
      <Chosen {...shown} />
    </Section>
  )
}
