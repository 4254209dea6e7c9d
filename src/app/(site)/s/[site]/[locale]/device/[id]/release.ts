'use server'

import { notFound, redirect } from 'next/navigation'
import { devicePath, sectionPath } from '@/components/account/frame/paths'
import { deactivateDevice } from '@/server/devices/deactivate'
import { accountCall } from '../../my-account/account-visit'

export async function release(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const device = String(form.get('device') ?? '')
  const outcome = await deactivateDevice({ customerId: customer.id, device, at: visit.at })
  if (outcome.ok) redirect(sectionPath('devices', visit, { released: '1' }))
  if (outcome.why === 'removal_limit') redirect(devicePath(device, visit))
  notFound()
}
