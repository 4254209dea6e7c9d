import { notFound } from 'next/navigation'
import { DevicePage } from '@/components/account/devices/device-page'
import { deviceOf } from '@/server/devices/of-customer'
import type { PageParams } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import { type AccountPageProps, accountVisit, titledBy } from '../../my-account/account-visit'
import { release } from './release'

type Props = AccountPageProps & { params: Promise<PageParams & { id: string }> }

export const generateMetadata = titledBy('devices')

export default async function OneDevicePage(props: Props) {
  const { visit, customer } = await accountVisit(props)
  const { id } = await props.params
  const [found, nameOf] = await Promise.all([
    deviceOf({ customerId: customer.id, id }, visit.at),
    productNames(visit.locale),
  ])
  if (!found) notFound()
  return <DevicePage visit={visit} {...found} name={nameOf(found.group.pid)} release={release} />
}
