import {
  type JSXConvertersFunction,
  RichText as LexicalText,
  LinkJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { type LinkedDocument, pageOfDocument, titleOfDocument } from '@/site/document-page'
import { linkIn } from '@/site/link'
import type { Locale } from '@/site/locale'
import { pathOf } from '@/site/path'
import type { Origins, Site } from '@/site/sites'
import { classes } from '../ui/classes'

type Data = ComponentProps<typeof LexicalText>['data']
type Props = { data: unknown; site: Site; locale: Locale; origins?: Origins }

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && 'root' in data

type Target = { url?: string; linkType?: string; doc?: { relationTo: string; value: unknown } | null }

const isDocument = (value: unknown): value is LinkedDocument => typeof value === 'object' && value !== null

/** A link's path without a language; undefined for a document that is gone or not shown. */
function hrefOf({ doc, linkType, url }: Target): string | undefined {
  if (linkType !== 'internal') return url
  return doc ? hrefTo(doc.relationTo, doc.value) : undefined
}

function hrefTo(collection: string, value: unknown): string | undefined {
  const found = isDocument(value) ? pageOfDocument(collection, value) : undefined
  return found && pathOf(found, 'com', 'en')
}

export function RichText({ data, site, locale, origins }: Props) {
  if (!isData(data)) return null
  /** A link that is not permitted is shown as its words alone. */
  const anchor = (url: unknown, words: ReactNode) => {
    const href = linkIn(String(url ?? ''), site, locale, origins)
    return href === undefined ? words : <a href={href}>{words}</a>
  }
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkJSXConverter({}),
    link: ({ node: { children, fields }, nodesToJSX }) =>
      anchor(hrefOf(fields), nodesToJSX({ nodes: children })),
    autolink: ({ node: { children, fields }, nodesToJSX }) =>
      anchor(fields.url, nodesToJSX({ nodes: children })),
    relationship: ({ node: { relationTo, value } }) => {
      const title = isDocument(value) && titleOfDocument(value)
      return title ? <p>{anchor(hrefTo(relationTo, value), title)}</p> : null
    },
    // The default converter writes an item's number even where items have none.
    listitem: ({ node: { children }, nodesToJSX }) => (
      <li className={classes(children.some(({ type }) => type === 'list') && 'list-none') || undefined}>
        {nodesToJSX({ nodes: children })}
      </li>
    ),
  })
  return (
    <div className="prose">
      <LexicalText data={data} converters={converters} disableContainer />
    </div>
  )
}
