import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import { readIn } from '../fields/table-language'
import { adminLanguage } from './words/language'

/** The rows of a table within a form, titled in the language of who reads them. */
export const tableInLanguage: typeof buildTableStateHandler = args =>
  readIn(adminLanguage(args.req.i18n.language), () => buildTableStateHandler(args))
