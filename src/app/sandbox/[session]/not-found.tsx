import { cookies, headers } from 'next/headers'
import { Page } from '@/components/ui/page'
import { LOCALE_COOKIE } from '@/site/locale'
import { translator } from '@/site/messages'
import { negotiateLocale } from '@/site/negotiate-locale'

export default async function SandboxNotFound() {
  const [head, jar] = await Promise.all([headers(), cookies()])
  const accepted = head.get('accept-language') ?? undefined
  const locale = negotiateLocale('com', jar.get(LOCALE_COOKIE)?.value, accepted)
  return (
    <Page width="narrow">
      <h1 className="text-2xl">{translator(locale, 'sandbox')('missing')}</h1>
    </Page>
  )
}
