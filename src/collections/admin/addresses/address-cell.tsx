import type { DefaultServerCellComponentProps } from 'payload'
import { asTyped } from './address'

export const AddressCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? addressOf(String(cellData)) : '–'}</span>
)

const addressOf = (key: string): string => (key === 'home' ? '/' : `/${asTyped(key)}`)
