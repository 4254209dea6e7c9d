import { type PageParams, visitOfPage } from '@/server/request/visit'
import { BRAND } from '@/site/brand'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { PUSH_ICON } from '@/site/push'
import { treeOf } from '@/site/sites'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: { params: Promise<PageParams> }) {
  const { site, locale } = await visitOfPage(await params)
  const home = page(treeOf(site) === 'review' ? 'review-home' : 'home')
  const manifest = {
    name: BRAND,
    short_name: BRAND,
    description: translator(locale, 'layout')('description'),
    lang: HTML_LANG[locale],
    start_url: pathOf(home, site, locale),
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: PUSH_ICON, type: 'image/png', sizes: '192x192' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
