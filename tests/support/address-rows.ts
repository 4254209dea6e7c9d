import { genericRoutes } from '@seed/rows/generic-routes'
import { products } from '@seed/rows/products'
import { type AddressRows, addressBook } from '@/site/address-book'
import { DEFAULT_HOSTS } from '@/site/sites'

const isGuided = ({ line, prod_type, tier, url }: (typeof products)[number]) =>
  line === 'video' && prod_type === 'single' && tier !== 'generic' && url !== ''

/** The address rows of the seeded shop, with the redirects of PAGES. */
export const ADDRESS_ROWS: AddressRows = {
  hosts: DEFAULT_HOSTS,
  products,
  genericRoutes: genericRoutes.map(({ route, generic_route }) => ({ route, genericRoute: generic_route })),
  redirects: [
    { from: '/dtv-downloader', to: '/lemino-downloader' },
    { from: '/tubi-downloader', to: '/tubi-video-downloader' },
    { from: '/funimation-downloader', to: '/crunchyroll-downloader' },
  ],
  guides: [...new Set(products.filter(isGuided).map(({ route }) => route))],
}

export const BOOK = addressBook(ADDRESS_ROWS)

/** Every product page of the shop: the addresses of the catalogue and the sites that show a generic product. */
export const PRODUCT_PAGES = [...new Set(BOOK.pages.product.values())]
