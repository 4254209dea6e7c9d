'use server'

import { notFound, redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { deactivateByEmail } from '@/server/devices/deactivate-by-email'
import { requestedPage } from '@/server/request/page-of-visit'
import { visitOfPage } from '@/server/request/visit'

export async function releaseLost(_: null, form: FormData): Promise<null> {
  const { site, locale } = await requestedPage()
  const visit = await visitOfPage({ site, locale })
  const [token, device] = ['release', 'device'].map(name => String(form.get(name) ?? ''))
  const outcome = await deactivateByEmail({ token: token ?? '', device: device ?? '', at: visit.at })
  if (outcome.ok) redirect(sectionPath('devices', visit, { lost: 'released' }))
  if (outcome.why === 'not_found') notFound()
  redirect(sectionPath('devices', visit, { release: token }))
}
