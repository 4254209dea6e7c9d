import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { NOTHING } from '../lists/nothing'
import { adminLanguage } from '../words/language'
import { productTitles } from './catalogue'
import { fewNames } from './few-names'

/** The products that a row points at: Payload reads the names of each cell once it is seen, and shows «Loading…» until then. */
export async function RelatedProductsCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, field, i18n, link, linkURL, payload, rowData, viewType } = props
  const language = adminLanguage(i18n.language)
  const titles = await productTitles(payload, language)
  const names = [cellData ?? []].flat().map(id => titles.get(String(id)) ?? String(id))
  const name = 'name' in field && field.name ? field.name : ''
  const asText = {
    ...{ collectionSlug, rowData, linkURL, viewType, link: link === true },
    ...{ cellData: fewNames(names, language) || NOTHING, field: { name, type: 'text' as const } },
  }
  return <RenderDefaultCell clientProps={asText} columnIndex={0} isLinkedColumn={link === true} />
}
