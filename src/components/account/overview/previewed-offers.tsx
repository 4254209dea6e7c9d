import type { ComponentProps } from 'react'
import { translator } from '@/site/messages'
import { AccountFrame } from '../frame/account-frame'
import { NextOffersPart } from './next-offers'

/** Of an account nothing but what it offers: nobody’s purchases are previewed. */
export function PreviewedOffers(props: ComponentProps<typeof NextOffersPart>) {
  const { visit } = props
  return (
    <AccountFrame
      visit={visit}
      section="overview"
      title={translator(visit.locale, 'account')('overview.title')}
      lead={translator(visit.locale, 'preview')('offersOnly')}
    >
      <NextOffersPart {...props} />
    </AccountFrame>
  )
}
