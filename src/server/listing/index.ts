export { contentPages, type ListedPage } from './content-pages'
export { sitePages } from './site-pages'
export { languageSitemap, sitemapIndex } from './sitemap'
