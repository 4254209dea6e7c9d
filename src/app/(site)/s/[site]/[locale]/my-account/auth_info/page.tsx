import { AuthInfo } from '@/components/account/profile/auth-info'
import { entitlementsOf } from '@/server/licences/entitlements'
import { ruleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { signInsOf } from '@/server/sessions/sign-ins'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'

export const generateMetadata = titledBy('auth_info')

export default async function AuthInfoPage(props: AccountPageProps) {
  const { visit, customer } = await accountVisit(props)
  const [{ products }, nameOf, { book }, signIns] = await Promise.all([
    entitlementsOf(customer.id, visit.at),
    productNames(visit.locale),
    ruleBook(),
    signInsOf(customer.id),
  ])
  const runs = products.map(each => ({
    ...each,
    product: nameOf(each.pid),
    os: book.productByPid(each.pid)?.os ?? 'win',
  }))
  return <AuthInfo visit={visit} customer={customer} signIns={signIns} runs={runs} />
}
