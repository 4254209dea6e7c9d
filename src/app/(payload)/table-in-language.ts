import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import { readIn } from '@/server/runtime/table-language'

/** The rows of a table within a form, titled in the language of who reads them. */
export const tableInLanguage: typeof buildTableStateHandler = args =>
  readIn(args.req.i18n.language, () => buildTableStateHandler(args))
