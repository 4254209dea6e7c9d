import {
  type JSXConvertersFunction,
  RichText as LexicalText,
  LinkJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { linkIn } from '@/site/link'
import type { Locale } from '@/site/locale'
import type { Origins, Site } from '@/site/sites'
import { classes } from '../ui/classes'

type Data = ComponentProps<typeof LexicalText>['data']
type Props = { data: unknown; site: Site; locale: Locale; origins?: Origins }

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && 'root' in data

/** What an editor wrote, with its links in the language of the page. */
export function RichText({ data, site, locale, origins }: Props) {
  if (!isData(data)) return null
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkJSXConverter({}),
    link: ({ node, nodesToJSX }) => (
      <a href={linkIn(String(node.fields.url ?? ''), site, locale, origins)}>
        {nodesToJSX({ nodes: node.children })}
      </a>
    ),
    // The default one writes the number of an item also where items have none.
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
