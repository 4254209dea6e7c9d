'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { FormState } from '@/components/support/form-state'
import { CLIENT_IP } from '@/server/http/client-ip'
import { writeUninstall } from '@/server/support/uninstall'

export async function sendUninstall(_: FormState, form: FormData): Promise<FormState> {
  const told = (name: string) => String(form.get(name) ?? '')
  const values = { reason: told('reason'), text: told('text'), app: told('app'), version: told('version') }
  const refused = await writeUninstall(values, (await headers()).get(CLIENT_IP) ?? '')
  if (!refused) redirect('/uninstallation?sent=1')
  return { problems: {}, tooMany: false, ...refused, values }
}
