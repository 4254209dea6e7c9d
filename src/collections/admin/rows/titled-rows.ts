import type { ArrayField, Block, BlocksField, Field } from 'payload'
import { inWords } from '../../fields/label-at'
import { labelled } from '../words/labelled'
import type { InLanguages } from '../words/language'

const ROW_TITLE = '@/collections/admin/rows/row-title#RowTitle'

/** The same fields, where every row of a list and every block is named by its title. */
export const titledRows = (fields: readonly Field[]): Field[] => fields.map(titled)

function titled(field: Field): Field {
  if (field.type === 'array') return titledArray(field)
  if (field.type === 'blocks') return titledBlocks(field)
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map(tab => ({ ...tab, fields: titledRows(tab.fields) })) }
  return 'fields' in field ? { ...field, fields: titledRows(field.fields) } : field
}

function titledArray(field: ArrayField): ArrayField {
  const { labels, name, admin } = field
  const components = { RowLabel: rowTitle(labels?.singular, name), ...admin?.components }
  return { ...field, fields: titledRows(field.fields), admin: { ...admin, components } }
}

const titledBlocks = (field: BlocksField): BlocksField => ({
  ...field,
  blocks: field.blocks.map(titledBlock),
})

function titledBlock(block: Block): Block {
  const { labels, slug, admin } = block
  const components = { Label: rowTitle(labels?.singular, slug), ...admin?.components }
  return { ...block, fields: titledRows(block.fields), admin: { ...admin, components } }
}

const rowTitle = (label: unknown, name: string) => ({
  path: ROW_TITLE,
  clientProps: {
    kind: inLanguages(
      typeof label === 'string' ? label : inWords(name.replace(/ies$/, 'y').replace(/s$/, '')),
    ),
  },
})

/** A browser has none of the labels. */
const inLanguages = (english: string): InLanguages => ({
  en: english,
  de: labelled(english, 'de'),
  ja: labelled(english, 'ja'),
})
