import type { ReactNode } from 'react'
import type { Layout } from '@/site/campaign-look'
import { Section } from '../../ui/section'
import { ByLine } from './by-line'
import { Cards } from './cards'
import { InFocus } from './in-focus'
import { Ladder } from './ladder'
import type { OffersProps } from './offers-props'
import { PriceTable } from './price-table'

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
