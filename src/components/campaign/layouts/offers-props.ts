import type { Promoted } from '@/server/campaigns/promoted'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Visit } from '@/site/visit'

export type OffersProps = {
  offers: readonly Promoted[]
  visit: Pick<Visit, 'site' | 'locale' | 'os' | 'loggedIn'>
  nameOf: Namer
  reasonOf: Reason
}
