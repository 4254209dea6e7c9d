import { BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { footerGroups, mainLinks } from '@/components/layout/navigation'
import { resolveAddress } from '@/site/address'
import { DEFAULT_HOSTS, localesOf, SITES } from '@/site/sites'

const where = SITES.flatMap(site => localesOf(site).map(locale => ({ site, locale })))

test('every link of the head and the foot leads to a page in the same language', () => {
  for (const { site, locale } of where) {
    const links = [
      ...mainLinks({ site, locale }),
      ...footerGroups({ site, locale }).flatMap(group => group.links),
    ]
    for (const { href } of links) {
      const [path = ''] = href.split('#')
      const found = resolveAddress({ host: DEFAULT_HOSTS[site], path }, BOOK)
      if (found.kind === 'redirect') expect(found.setLocale, href).toBe(locale)
      else if (found.kind === 'page') expect(found.locale, href).toBe(locale)
      else expect.unreachable(`${site} has no page at ${href}`)
    }
  }
})

test('no link of the head and the foot leads to an adult product', () => {
  for (const place of where) {
    const links = [...mainLinks(place), ...footerGroups(place).flatMap(group => group.links)]
    expect(links.filter(({ href }) => href.includes('adult'))).toEqual([])
  }
})
