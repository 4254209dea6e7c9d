import { SITES, treeOf } from '@/site/sites'
import type { Localized } from '../localized'
import { labels } from './navigation-labels'

type LinkSeed = { label: Localized; href: string }
type NavigationSeed = { header: LinkSeed[]; footer: { title: Localized; links: LinkSeed[] }[] }

const to = (label: keyof typeof labels, href: string): LinkSeed => ({ label: labels[label], href })

const shop: NavigationSeed = {
  header: [
    to('video', '/products#video'),
    to('music', '/products#music'),
    to('suites', '/products#suites'),
    to('ai', '/video-ai'),
    to('blog', '/blog-center'),
    to('download', '/download'),
  ],
  footer: [
    {
      title: labels.products,
      links: [
        to('allProducts', '/products'),
        to('videoDownloaders', '/products#video'),
        to('musicConverters', '/products#music'),
        to('allInOneSuites', '/products#suites'),
        to('ai', '/video-ai'),
        to('shopAtAGlance', '/shop'),
      ],
    },
    {
      title: labels.help,
      links: [
        to('guides', '/guides'),
        to('contact', '/contact'),
        to('account', '/my-account'),
        to('download', '/download'),
        to('changelog', '/changelog/video-downloader-windows'),
      ],
    },
    {
      title: labels.more,
      links: [
        to('blog', '/blog-center'),
        to('authors', '/authors'),
        to('whatToWatch', '/what-to-watch'),
        to('offers', '/sales-campaign'),
        to('events', '/event-center'),
      ],
    },
    {
      title: labels.legal,
      links: [
        to('terms', '/terms-of-use'),
        to('privacy', '/privacy-policy'),
        to('purchase', '/purchase-policy'),
        to('cookies', '/cookies-policy'),
        to('disclaimer', '/legal-disclaimer'),
        to('dmca', '/dmca'),
      ],
    },
  ],
}

const reviewLinks = [to('reviews', '/reviews'), to('authors', '/authors')]
const review: NavigationSeed = {
  header: reviewLinks,
  footer: [
    { title: labels.more, links: reviewLinks },
    { title: labels.help, links: [to('contact', '/contact'), to('allProducts', '/products')] },
    {
      title: labels.legal,
      links: [
        to('terms', '/terms-of-use'),
        to('privacy', '/privacy-policy'),
        to('cookies', '/cookies-policy'),
        to('disclaimer', '/legal-disclaimer'),
      ],
    },
  ],
}

/** The head and the foot of each site. */
export const navigation = SITES.map(site => ({ site, ...(treeOf(site) === 'review' ? review : shop) }))
