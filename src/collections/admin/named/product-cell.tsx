import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { productsIn } from './catalogue'
import { namesOf } from './named-value'

/** The names of the products that a row keeps by their route keys. */
export async function ProductCell(props: DefaultServerCellComponentProps) {
  const language = adminLanguage(props.i18n.language)
  const options = await productsIn(props.payload, language)
  const names = namesOf(props.cellData, options, language)
  return props.link ? <Link href={placeOf(props)}>{names}</Link> : <span>{names}</span>
}

const placeOf = ({ collectionSlug, linkURL, payload, rowData, viewType }: DefaultServerCellComponentProps) =>
  linkURL ??
  `${payload.config.routes.admin}/collections/${collectionSlug}/${viewType === 'trash' ? 'trash/' : ''}${rowData.id}`
