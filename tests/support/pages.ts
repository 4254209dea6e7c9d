import { ACCOUNT_SECTIONS, CAMPAIGNS, CHANGELOGS, LEGAL, PERSONAL_CAMPAIGNS } from '@/site/families'
import { type PageRef, page } from '@/site/page'
import { type Site, treeOf } from '@/site/sites'
import { BOOK, PRODUCT_PAGES } from './address-rows'

const each = (family: PageRef['family'], params: readonly string[]) =>
  params.map(param => page(family, param))
const alone = (...families: PageRef['family'][]) => families.map(family => page(family))

const BOTH = [
  ...alone('authors', 'sitemap', 'robots', 'feed', 'manifest'),
  page('author', 'mika-tanaka'),
  page('article', 'save-a-film-for-a-flight'),
  page('article', '12'),
  page('article', '動画の保存方法'),
]

const SHOP = [
  ...alone(
    'home',
    'movie-downloader',
    'products',
    'download',
    'downloading',
    'contact',
    'blog-center',
    'guides',
    'posts',
    'search',
  ),
  ...alone(
    'checkout',
    'my-account',
    'uninstallation',
    'thanks-for-installing',
    'confirm-subscription-cancel',
  ),
  ...alone('imprint', 'specified-commercial-transactions', 'cancel-contract', 'withdraw-from-contract'),
  ...alone('login', 'login-success', 'register', 'forgot-password', 'set-password', 'reset-password'),
  page('movie-downloader', '603'),
  page('device', 'c0ffee-17'),
  page('customer-reviews', 'netflix_downloader'),
  page('customer-reviews', 'netflix_downloader', '2'),
  ...each('my-account', ACCOUNT_SECTIONS),
  ...each('changelog', CHANGELOGS),
  ...each('campaign', CAMPAIGNS),
  ...each('personal-campaign', PERSONAL_CAMPAIGNS),
  ...each('legal', LEGAL),
  ...each('guide', [...new Set(BOOK.pages.guide.values())]),
  ...each('product', PRODUCT_PAGES),
]

const REVIEWS = [
  ...alone('review-home', 'reviews'),
  page('review', 'a-week-with-video-one'),
  page('category', 'streaming'),
  page('best', 'music-converters'),
]

/** At least one page of every family that a site has. */
export const pagesOf = (site: Site): PageRef[] => [...BOTH, ...(treeOf(site) === 'shop' ? SHOP : REVIEWS)]
