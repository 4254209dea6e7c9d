'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { FormState } from '@/components/support/form-state'
import { CLIENT_IP } from '@/server/http/client-ip'
import { requestedPage } from '@/server/request/page-of-visit'
import { visitOfPage } from '@/server/request/visit'
import { writeContact } from '@/server/support/contact'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'

export async function sendContact(_: FormState, form: FormData): Promise<FormState> {
  const { site, locale } = await requestedPage()
  const visit = await visitOfPage({ site, locale })
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = { name: typed('name'), email: typed('email'), message: typed('message') }
  const refused = await writeContact(values, visit, (await headers()).get(CLIENT_IP) ?? '')
  if (!refused) redirect(`${pathOf(page('contact'), site, locale)}?sent=1`)
  return { problems: {}, tooMany: false, ...refused, values }
}
