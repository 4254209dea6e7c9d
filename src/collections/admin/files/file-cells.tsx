import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { fileKindText, fileSizeText } from './file-text'

export const FileKindCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{fileKindText(cellData, adminLanguage(i18n.language))}</span>
)

export const FileSizeCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{fileSizeText(cellData, adminLanguage(i18n.language))}</span>
)
