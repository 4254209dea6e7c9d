import type {
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import { translator } from '@/site/messages'
import { classes } from '../../ui/classes'
import type { Around } from './around'
import { Scrolled } from './scrolled'

type Nodes = SerializedTableNode | SerializedTableRowNode | SerializedTableCellNode

/** As the editor stores it: heads of rows, of columns, of both. */
const SCOPES: Record<number, string> = { 1: 'col', 2: 'row', 3: 'col' }

/** Colours that somebody pasted with a table are left out: they are not of this shop, nor of its dark side. */
export const tableOfText = ({ locale }: Around): JSXConverters<Nodes> => ({
  table: ({ node, nodesToJSX }) => (
    <Scrolled label={translator(locale, 'content')('table')}>
      <table className="w-full border-collapse text-start">
        <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
      </table>
    </Scrolled>
  ),
  tablerow: ({ node, nodesToJSX }) => (
    <tr className="border-b border-line last:border-b-0">{nodesToJSX({ nodes: node.children })}</tr>
  ),
  tablecell: ({ node: { headerState, colSpan, rowSpan, children }, nodesToJSX }) => {
    const Cell = headerState > 0 ? 'th' : 'td'
    return (
      <Cell
        scope={headerState > 0 ? SCOPES[headerState] : undefined}
        colSpan={spanOf(colSpan)}
        rowSpan={spanOf(rowSpan)}
        className={classes('px-4 py-3 text-start align-top', headerState > 0 && 'bg-text/4 font-semibold')}
      >
        {nodesToJSX({ nodes: children })}
      </Cell>
    )
  },
})

const spanOf = (span: number | undefined): number | undefined => (span && span > 1 ? span : undefined)
