import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import '../../../shop.css'
import { ShopDocument } from '@/components/layout/shop-document'
import { homeOf, siteContextOf } from '@/server/addresses/site-context'
import { ownedInPreview } from '@/server/catalogue/owned-seen'
import { orNone } from '@/server/content/unreadable'
import { siteOrigins } from '@/server/http/origins'
import { chosenPicture } from '@/server/pages/chosen-picture'
import { pageFrame } from '@/server/pages/page-frame'
import { pageLinks, sharing } from '@/server/pages/page-head'
import { titleAtHand } from '@/server/pages/page-title'
import { writtenLanguages } from '@/server/pages/written-locales'
import { queryToKeep, requestedPage } from '@/server/request/page-of-visit'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { languageLinks } from '@/site/alternates'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import { familyOf } from '@/site/page'
import type { Visit } from '@/site/visit'

type Props = { children: ReactNode; params: Promise<PageParams> }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1316' },
  ],
  colorScheme: 'light dark',
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const [{ site, locale, page: shown }, visit] = await Promise.all([
    requestedPage(),
    visitOfPage(await params),
  ])
  const context = siteContextOf({ site, locale })
  const title = shown ? await orNone('the title of a page', titleAtHand(shown, visit)) : undefined
  const own = shown ? await chosenPicture(shown, visit) : undefined
  const t = translator(locale, 'layout')
  const common: Metadata = {
    metadataBase: new URL(context.origins[site]),
    title: { template: `%s · ${BRAND}`, default: BRAND },
    description: t('description'),
    alternates: pageLinks(shown, context),
    ...sharing(shown, context, { title, own }),
  }
  return shown && familyOf(shown).indexable ? common : { ...common, robots: { index: false } }
}

/** Loaded in a preview only, so that ordinary pages carry none of it. */
async function previewBar(visit: Visit): Promise<ReactNode> {
  if (!visit.preview) return null
  const { buyer } = visit.preview
  const [{ PreviewBar }, owned, head] = await Promise.all([
    import('@/components/preview/preview-bar'),
    buyer === undefined ? [] : ownedInPreview(visit, buyer),
    headers(),
  ])
  const here = `${visit.path}${head.get('x-shop-query') ?? ''}`
  return (
    <PreviewBar locale={visit.locale} here={here} preview={visit.preview} isUnknown={owned === undefined} />
  )
}

export default async function SiteLayout({ children, params }: Props) {
  const visit = await visitOfPage(await params)
  const [{ page: shown }, frame] = await Promise.all([requestedPage(), pageFrame(visit)])
  const here = shown ?? homeOf(visit)
  const [query, written] = await Promise.all([queryToKeep(shown), writtenLanguages(here, visit.site)])
  const languages = languageLinks(here, visit.site, siteOrigins(), written).map(link => ({
    ...link,
    href: `${link.href}${query}`,
  }))
  return (
    <ShopDocument
      visit={visit}
      bar={await previewBar(visit)}
      languages={languages}
      frame={frame}
      isQuiet={shown !== null && !familyOf(shown).cacheable}
      isCheckout={shown?.family === 'checkout'}
    >
      {children}
    </ShopDocument>
  )
}
