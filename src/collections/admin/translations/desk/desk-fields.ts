import { isRow } from '../../../fields/row'
import type { Desk, DeskField } from '../../../translations/desk'
import { marked, type Piece } from '../../../translations/differences'
import { type Term, termsIn } from '../../../translations/glossary/terms-in'
import { type Code, isText } from '../../../translations/inline-codes'
import { labelIn } from '../../words/label-in'
import { label as labelSaid, spoken, t } from '../../words/of-request'
import type { Sentence } from '../../words/say'

/** What the form shows of one text. */
export type ShownText = {
  path: string
  label: string
  isLong: boolean
  limit: number | undefined
  original: string
  /** What changed in the original since, piece by piece. */
  pieces: Piece[] | undefined
  own: string
  marks: string[]
  /** Words of the glossary that the original uses. */
  terms: Term[]
}
export type ShownField = {
  name: string
  label: string
  isOutdated: boolean
  texts: ShownText[]
  left: string[]
}

/** The desk in the form in which a browser gets it. */
export const fieldsShown = (desk: Desk): ShownField[] =>
  desk.fields.map(each => ({
    name: each.field.name,
    label: headOf(each),
    isOutdated: each.before !== undefined,
    texts: textsOf(each, desk),
    left: each.left.map(({ text }) => text),
  }))

function headOf({ field }: DeskField): string {
  const label = ('label' in field ? labelIn(field.label, spoken()) : undefined) ?? field.name
  const words = label.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textsOf({ pairs, before }: DeskField, { from, locale }: Desk): ShownText[] {
  const pieces = before
    ? marked(
        before,
        pairs.map(({ original: { text } }) => text),
        from,
      )
    : []
  return pairs.map(({ original: { path, label, shape, limit, text }, text: own, codes }, index) => ({
    path,
    label: `${partsSaid(label)}${path.includes('/') ? ` · ${shapeSaid(shape)}` : ''}`,
    isLong: shape !== 'line',
    limit,
    original: text,
    pieces: pieces[index],
    own,
    marks: codes.map(markText),
    terms: termsIn(text, from, locale),
  }))
}

/** «Blocks 2 · Label» */
const partsSaid = (label: string): string =>
  label
    .split(' · ')
    .map(part => part.replace(/^.+?(?= \d+$|$)/, labelSaid).replaceAll('_', ' '))
    .join(' · ')

function shapeSaid(shape: string): string {
  const sentence = SHAPES[shape]
  return sentence ? t(sentence) : shape
}

const SHAPES: Partial<Record<string, Sentence>> = {
  paragraph: 'paragraph',
  listitem: 'item of a list',
  quote: 'quotation',
  h1: 'heading',
  h2: 'heading',
  h3: 'smaller heading',
  h4: 'smaller heading',
  'notice.title': 'title of a notice',
  'notice.text': 'notice',
  'quotation.text': 'quote',
  'quotation.source': 'source of a quote',
  'figure.caption': 'caption of a picture',
  'figure.alt': 'what a picture shows',
  'button.label': 'button',
}

const FORMATS = [
  'bold',
  'italic',
  'struck through',
  'underlined',
  'code',
  'lowered',
  'raised',
] as const satisfies Sentence[]

/** What a numbered mark stands for. */
function markText({ id, node, isPaired }: Code): string {
  const mark = isPaired ? `<${id}>…</${id}>` : `<${id}/>`
  return `${mark} ${meaning(node)}`
}

function meaning(node: Code['node']): string {
  if (isText(node)) {
    const format = Number(node.format ?? 0)
    const names = FORMATS.filter((_, bit) => format & (1 << bit)).map(name => t(name))
    return names.join(', ') || t('in a style of its own')
  }
  const fields = isRow(node.fields) ? node.fields : {}
  if (node.type === 'link' || node.type === 'autolink')
    return typeof fields.url === 'string' && fields.linkType !== 'internal'
      ? t('link to {address}', { address: fields.url })
      : t('link to a document')
  return node.type === 'linebreak' ? t('line break') : String(node.type)
}
