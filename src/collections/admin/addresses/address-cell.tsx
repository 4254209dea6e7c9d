import type { DefaultServerCellComponentProps } from 'payload'
import { asTyped } from './address'

export const AddressCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData === 'home' ? '/' : `/${asTyped(String(cellData ?? ''))}`}</span>
)
