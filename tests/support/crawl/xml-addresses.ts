import { DomUtils, parseDocument } from 'htmlparser2'

/** The addresses that a sitemap or feed names. */
export function addressesIn(xml: string): string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(xml, { xmlMode: true }).children)
  const texts = elements.flatMap(each =>
    ['loc', 'link'].includes(each.name) ? [DomUtils.textContent(each)] : [],
  )
  const references = elements.flatMap(({ attribs }) => attribs.href ?? [])
  return [...texts, ...references].filter(address => URL.canParse(address))
}
