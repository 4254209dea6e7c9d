import { FreeTrials } from '@/components/account/referral/free-trials'
import { referralCodeOf, referralCountsOf } from '@/server/referral/visits'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'

export const generateMetadata = titledBy('earn_free_trials')

export default async function EarnFreeTrialsPage(props: AccountPageProps) {
  const { visit, customer } = await accountVisit(props)
  const [code, counts] = await Promise.all([referralCodeOf(customer.id), referralCountsOf(customer.id)])
  return <FreeTrials visit={visit} code={code} counts={counts} />
}
