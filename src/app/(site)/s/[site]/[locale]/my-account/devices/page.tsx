import { cookies } from 'next/headers'
import { Devices } from '@/components/account/devices/devices'
import { macEnd } from '@/server/devices/machine'
import { deviceGroupsOf } from '@/server/devices/of-customer'
import { productNames } from '@/server/rule-book/product-names'
import { CLIENT_MAC } from '@/site/client-cookies'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { isByEmail, LostPage, lostStep } from './lost'

export const generateMetadata = titledBy('devices', lostStep)

export default async function DevicesPage(props: AccountPageProps) {
  if (isByEmail(await props.searchParams)) return <LostPage {...props} />
  const { visit, search, customer } = await accountVisit(props)
  const [groups, nameOf] = await Promise.all([
    deviceGroupsOf(customer.id, visit.at),
    productNames(visit.locale),
  ])
  const mac = (await cookies()).get(CLIENT_MAC)?.value
  return (
    <Devices
      visit={visit}
      email={customer.email}
      groups={groups}
      nameOf={nameOf}
      isReleased={search.released === '1'}
      thisMac={mac ? macEnd({ id: mac }) : null}
    />
  )
}
