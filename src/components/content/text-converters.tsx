import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, LinkJSXConverter } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { titleOfDocument } from '@/site/document-page'
import { linkIn } from '@/site/link'
import { classes } from '../ui/classes'
import { type Around, addressOf, isDocument } from './text-blocks/around'
import { CardOfRoute } from './text-blocks/product-card'
import { type BlockInText, TEXT_BLOCKS } from './text-blocks/registry'
import { tableOfText } from './text-blocks/table'

type Nodes = DefaultNodeTypes | SerializedBlockNode<BlockInText>

const HEADINGS: Record<string, 'h2' | 'h3' | 'h4'> = { h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

const { notice, quotation, code, figure, productCard, button } = TEXT_BLOCKS

/** A link that is not permitted is shown as its words alone. */
const anchor = (href: string | undefined, words: ReactNode) =>
  href === undefined ? words : <a href={href}>{words}</a>

/** What each part of a text becomes on a page. */
export function convertersFor(around: Around): JSXConvertersFunction<Nodes> {
  const { site, locale, origins } = around
  const written = (url: unknown) => linkIn(String(url ?? ''), site, locale, origins)
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkJSXConverter({}),
    ...tableOfText(around),
    heading: ({ node: { tag, children }, nodesToJSX }) => {
      const Heading = HEADINGS[tag] ?? 'h2'
      return <Heading>{nodesToJSX({ nodes: children })}</Heading>
    },
    link: ({ node: { children, fields }, nodesToJSX }) => {
      const { doc, linkType, url } = fields
      const href =
        linkType === 'internal' ? doc && addressOf(doc.relationTo, doc.value, around) : written(url)
      return anchor(href ?? undefined, nodesToJSX({ nodes: children }))
    },
    autolink: ({ node: { children, fields }, nodesToJSX }) =>
      anchor(written(fields.url), nodesToJSX({ nodes: children })),
    relationship: ({ node: { relationTo, value } }) => <Related {...{ relationTo, value, around }} />,
    blocks: {
      notice: ({ node: { fields } }) => notice({ fields, ...around }),
      quotation: ({ node: { fields } }) => quotation({ fields, ...around }),
      code: ({ node: { fields } }) => code({ fields, ...around }),
      figure: ({ node: { fields } }) => figure({ fields, ...around }),
      productCard: ({ node: { fields } }) => productCard({ fields, ...around }),
      button: ({ node: { fields } }) => button({ fields, ...around }),
    },
    // The default converter writes an item's number even where items have none.
    listitem: ({ node: { children }, nodesToJSX }) => (
      <li className={classes(children.some(({ type }) => type === 'list') && 'list-none') || undefined}>
        {nodesToJSX({ nodes: children })}
      </li>
    ),
  })
}

type RelatedProps = { relationTo: string; value: unknown; around: Around }

function Related({ relationTo, value, around }: RelatedProps) {
  const title = isDocument(value) && titleOfDocument(value)
  if (!title) return null
  const product = relationTo === 'products' && around.items?.find(({ route }) => route === value.route)
  if (product) return <CardOfRoute route={product.route} {...around} />
  const address = addressOf(relationTo, value, around)
  // Not even its title is told before it is shown itself.
  return address === undefined ? null : <p>{anchor(address, title)}</p>
}
