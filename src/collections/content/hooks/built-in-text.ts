import type { FieldHook } from 'payload'
import type { InterfaceMessage } from '@/payload-types'
import { textAt } from '@/site/edited-messages'
import { isLocale } from '@/site/locale'
import { MESSAGES } from '@/site/messages'

export const builtInText: FieldHook<InterfaceMessage> = ({ data, req: { locale } }) =>
  textAt(MESSAGES[isLocale(locale) ? locale : 'en'], data?.key ?? '')
