import type { ReactNode } from 'react'
import { HTML_LANG } from '@/site/locale'
import { visitOfPage } from '@/server/visit'

export default async function SiteLayout({ children, params }: { children: ReactNode; params: Promise<{ site: string; locale: string }> }) {
  const visit = await visitOfPage(await params)
  return (
    <html lang={HTML_LANG[visit.locale]}>
      <body>{children}</body>
    </html>
  )
}
