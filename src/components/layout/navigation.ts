import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { type PageRef, page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { type Site, treeOf } from '@/site/sites'

export type Link = { href: string; label: string }
export type LinkGroup = { title: string; links: Link[] }
type Where = { site: Site; locale: Locale }

/** What the header leads to, on the shop or on a review site. */
export function mainLinks({ site, locale }: Where): Link[] {
  const [t, short] = [translator(locale, 'common'), translator(locale, 'layout')]
  const to = linker({ site, locale })
  if (treeOf(site) === 'review') return [to('reviews', t('nav.reviews')), to('authors', t('nav.authors'))]
  return [
    to('products', short('nav.video'), '#video'),
    to('products', short('nav.music'), '#music'),
    to('products', short('nav.suites'), '#suites'),
    to(page('product', 'video_ai'), t('nav.ai')),
    to('blog-center', t('nav.blog')),
    to('download', t('nav.download')),
  ]
}

/** What the footer leads to, in groups. */
export function footerGroups(where: Where): LinkGroup[] {
  const t = translator(where.locale, 'common')
  if (treeOf(where.site) === 'review') return [{ title: t('footer.more'), links: mainLinks(where) }]
  return [
    { title: t('footer.products'), links: productLinks(where) },
    { title: t('footer.help'), links: helpLinks(where) },
    { title: t('footer.more'), links: contentLinks(where) },
    { title: t('footer.legal'), links: legalLinks(where) },
  ]
}

function productLinks(where: Where): Link[] {
  const t = translator(where.locale, 'common')
  const to = linker(where)
  return [
    to('products', t('nav.allProducts')),
    to('products', t('nav.video'), '#video'),
    to('products', t('nav.music'), '#music'),
    to('products', t('nav.suites'), '#suites'),
    to(page('product', 'video_ai'), t('nav.ai')),
  ]
}

function helpLinks(where: Where): Link[] {
  const t = translator(where.locale, 'common')
  const to = linker(where)
  return [
    to('contact', t('footer.contact')),
    to('my-account', t('nav.account')),
    to('download', t('nav.download')),
    to(page('changelog', 'video_downloader_windows'), t('footer.changelog')),
  ]
}

function contentLinks(where: Where): Link[] {
  const t = translator(where.locale, 'common')
  const to = linker(where)
  return [
    to('blog-center', t('nav.blog')),
    to('authors', t('nav.authors')),
    to(page('personal-campaign', 'sales_campaign'), t('nav.offers')),
  ]
}

function legalLinks(where: Where): Link[] {
  const t = translator(where.locale, 'common')
  const to = linker(where)
  return [
    to(page('legal', 'terms_of_use'), t('footer.terms')),
    to(page('legal', 'privacy_policy'), t('footer.privacy')),
    to(page('legal', 'purchase_policy'), t('footer.purchase')),
    to(page('legal', 'cookies_policy'), t('footer.cookies')),
    to(page('legal', 'legal_disclaimer'), t('footer.disclaimer')),
    to(page('legal', 'dmca'), t('footer.dmca')),
  ]
}

const linker =
  ({ site, locale }: Where) =>
  (to: PageRef | PageRef['family'], label: string, fragment = ''): Link => ({
    href: `${pathInLanguage(typeof to === 'string' ? page(to) : to, site, locale)}${fragment}`,
    label,
  })
