import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { licenceStateText } from './state-text'

export const LicenceStateCell = ({ cellData, rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>
    {licenceStateText(
      { state: String(cellData ?? ''), expires: rowData?.expires },
      Date.now(),
      adminLanguage(i18n.language),
    )}
  </span>
)
