import { type CampaignsData, campaignsData } from './campaigns/campaigns-data'
import type { TimelineAsked } from './campaigns/timeline/span'
import { partsOf } from './parts-of'
import { type SalesData, salesData } from './sales/sales-data'
import { type SupportData, supportData } from './support-data'
import { type WritingData, writingData } from './writing-data'

type Staff = { role?: unknown; email?: string | null }

export type HomeData = {
  sales: SalesData | null
  campaigns: CampaignsData | null
  support: SupportData | null
  writing: WritingData | null
}

/** All that the first page shows to this member of the staff at an instant (ms); null for what they may not see. `timeline`: of the address. */
export async function homeData(user: Staff, at: number, timeline: TimelineAsked = {}): Promise<HomeData> {
  const may = partsOf(user)
  const [sales, campaigns, support, writing] = await Promise.all([
    may.includes('sales') ? salesData(at) : null,
    may.includes('campaigns') ? campaignsData(at, timeline) : null,
    may.includes('support') ? supportData(at) : null,
    may.includes('writing') ? writingData(user, at) : null,
  ])
  return { sales, campaigns, support, writing }
}
