import { DomUtils, parseDocument } from 'htmlparser2'
import { currenciesIn, digitsOf } from './money-text'
import { type Offered, offersIn, urlsIn } from './structured-data'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Element = Extract<Node, { attribs: unknown }>

type PricedPlan = { plan: string; digits: string }
/** What a page sells: the product and system of its form, and each plan with the price that is read on it. */
type Sold = { route: string; os: string; plans: PricedPlan[] }

/** What a page of the shop says to browsers and search engines; addresses are whole. */
export type PageFacts = {
  lang: string
  title: string
  isIndexed: boolean
  canonical?: string
  /** The hreflang links: language → address. */
  alternates: Record<string, string>
  /** Everything of the shop that the page leads to or loads, with fragments. */
  links: string[]
  ids: ReadonlySet<string>
  currencies: string[]
  sold?: Sold
  /** The plans and prices of the structured data. */
  offered: Offered[]
  /** Cards that lead to a product: its address, and the price that the card names. */
  cards: { href: string; digits: string }[]
}

/** Reads a page as a browser parses it. */
export function pageFacts(html: string, address: string): PageFacts {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html).children)
  const links = elementsNamed(elements, 'link')
  const data = structuredData(elements)
  const whole = (href: string) => new URL(href, address).href
  return {
    lang: elementsNamed(elements, 'html')[0]?.attribs.lang ?? '',
    title: textOf(elementsNamed(elements, 'title')[0]),
    isIndexed: !metaOf(elements, 'robots').includes('noindex'),
    canonical: links.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    alternates: Object.fromEntries(
      links.flatMap(({ attribs }) => {
        const hreflang = attribs.hreflang ?? attribs.hrefLang
        return attribs.rel === 'alternate' && hreflang ? [[hreflang, attribs.href ?? '']] : []
      }),
    ),
    links: [...new Set([...elements.flatMap(referencesOf), ...data.flatMap(urlsIn)].map(whole))],
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
    currencies: currenciesIn(visibleText(elementsNamed(elements, 'body')[0])),
    sold: soldBy(elements),
    offered: data.flatMap(offersIn),
    cards: elements.flatMap(element => cardOf(element, whole)),
  }
}

const elementsNamed = (elements: Element[], name: string) => elements.filter(each => each.name === name)
const textOf = (element: Element | undefined) => (element ? DomUtils.textContent(element) : '')

const metaOf = (elements: Element[], name: string) =>
  elementsNamed(elements, 'meta').find(({ attribs }) => attribs.name === name)?.attribs.content ?? ''

const PICTURES = ['og:image', 'twitter:image', 'og:url']

/** Addresses that an element leads to or loads; a form that sends by POST leads nowhere. */
function referencesOf({ name, attribs }: Element): string[] {
  const { href, src, action, method, srcset, property, content } = attribs
  if (name === 'meta') return PICTURES.includes(property ?? attribs.name ?? '') && content ? [content] : []
  if (name === 'form') return action && method?.toLowerCase() !== 'post' ? [action] : []
  const inSet = (srcset ?? '').split(',').flatMap(part => part.trim().split(/\s+/, 1)[0] || [])
  return [href, src, ...inSet]
    .flatMap(each => (each ? [each] : []))
    .filter(each => !/^(data|blob):/.test(each))
}

const structuredData = (elements: Element[]): unknown[] =>
  elementsNamed(elements, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map(script => JSON.parse(textOf(script)))

const SILENT = new Set(['script', 'style', 'template', 'noscript'])

function visibleText(node: Node | undefined): string {
  if (!node) return ''
  if (DomUtils.isText(node)) return node.data
  if (!DomUtils.hasChildren(node) || (DomUtils.isTag(node) && SILENT.has(node.name))) return ''
  return node.children.map(visibleText).join(' ')
}

function soldBy(elements: Element[]): Sold | undefined {
  const form = elements.find(({ attribs }) => attribs.id === 'plan-form')
  if (!form) return undefined
  const inputs = DomUtils.getElementsByTagName('input', form)
  const inputNamed = (name: string) =>
    inputs.find(({ attribs }) => attribs.name === name)?.attribs.value ?? ''
  const plans = inputs.filter(({ attribs }) => attribs.name === 'plan')
  return { route: inputNamed('route'), os: inputNamed('os'), plans: plans.map(pricedPlan) }
}

/** The price is the first amount in the label around the choice. */
function pricedPlan(input: Element): PricedPlan {
  let label: Element | null = input
  while (label && label.name !== 'label')
    label = label.parent && DomUtils.isTag(label.parent) ? label.parent : null
  return { plan: input.attribs.value ?? '', digits: digitsOf(visibleText(label ?? undefined)) }
}

/** A link to a product with one amount in it: the lowest price of that product. */
function cardOf(element: Element, whole: (href: string) => string): PageFacts['cards'] {
  const { href } = element.attribs
  if (element.name !== 'a' || href === undefined) return []
  const digits = digitsOf(visibleText(element))
  return digits ? [{ href: whole(href), digits }] : []
}
