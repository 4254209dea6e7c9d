import type { ReactNode } from 'react'
import type {
  ButtonInText,
  CodeInText,
  FigureInText,
  NoticeInText,
  ProductCardInText,
  QuotationInText,
} from '@/payload-types'
import type { Around } from './around'
import { ButtonOfText } from './button'
import { CodeOfText } from './code'
import { FigureOfText } from './figure'
import { NoticeOfText } from './notice'
import { ProductCardOfText } from './product-card'
import { QuotationOfText } from './quotation'

export type BlockInText =
  | NoticeInText
  | QuotationInText
  | CodeInText
  | FigureInText
  | ProductCardInText
  | ButtonInText

type Kind = BlockInText['blockType']
type Of<K extends Kind> = Extract<BlockInText, { blockType: K }>

/** A block of `collections/fields/text-blocks` that is missing here is shown nowhere; a test holds them together. */
export const TEXT_BLOCKS: { [K in Kind]: (props: { fields: Of<K> } & Around) => ReactNode } = {
  notice: NoticeOfText,
  quotation: QuotationOfText,
  code: CodeOfText,
  figure: FigureOfText,
  productCard: ProductCardOfText,
  button: ButtonOfText,
}
