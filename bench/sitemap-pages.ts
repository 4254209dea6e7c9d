import { DEFAULT_HOSTS } from '@/site/sites'
import { type Asking, ask, textOf } from '../tests/support/ask'
import { addressesIn } from '../tests/support/crawl/xml-addresses'

type Shop = { port: number }
type Headers = Record<string, string>

const MEMBERSHIP: Headers[] = [{}, { cookie: 'token=bench' }]
/** As whom a page may be asked for: each gets one of its own. */
const VISITORS: Headers[] = ['"Windows"', '"macOS"', '"Linux"'].flatMap(platform =>
  ['?0', '?1'].flatMap(mobile =>
    MEMBERSHIP.map(member => ({
      'sec-ch-ua-platform': platform,
      'sec-ch-ua-mobile': mobile,
      ...member,
    })),
  ),
)

/** So many different pages: all addresses that the sitemaps of all sites name, for one visitor after the other. */
export async function pagesOf(shop: Shop, count: number): Promise<Asking[]> {
  const named = await Promise.all(Object.values(DEFAULT_HOSTS).map(host => addressesOn(shop, host)))
  // A map names each page in all languages, and so do the maps of those languages.
  const different = new Map(named.flat().map(address => [`${address.host} ${address.path}`, address]))
  const addresses = [...different.values()]
  return VISITORS.flatMap(headers => addresses.map(address => ({ ...address, headers }))).slice(0, count)
}

/** A sitemap may name further ones. */
async function addressesOn(shop: Shop, host: string, path = '/sitemap.xml'): Promise<Asking[]> {
  const named = addressesIn(textOf(await ask(shop, { host, path })))
  const own = [...new Set(named)].map(address => new URL(address)).filter(({ hostname }) => hostname === host)
  const isMap = ({ pathname }: URL) => pathname.endsWith('.xml')
  const below = await Promise.all(own.filter(isMap).map(({ pathname }) => addressesOn(shop, host, pathname)))
  return [
    ...own.filter(url => !isMap(url)).map(({ pathname }) => ({ host, path: pathname })),
    ...below.flat(),
  ]
}
