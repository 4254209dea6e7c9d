import { AuthInfo } from '@/components/account/profile/auth-info'
import { signInsOf } from '@/server/sessions/sign-ins'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'

export const generateMetadata = titledBy('auth_info')

export default async function AuthInfoPage(props: AccountPageProps) {
  const { visit, customer } = await accountVisit(props)
  return <AuthInfo visit={visit} customer={customer} signIns={await signInsOf(customer.id)} />
}
