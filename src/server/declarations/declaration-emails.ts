import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { letterOf } from '../emails/blocks'
import type { Block, Email } from '../emails/email'
import { SUPPORT_LOCALE, toSupport } from '../emails/to-support'
import { type Contract, endOf } from './contracts'
import { type Receipt, toldRows } from './told-rows'

const GROUP = { cancellation: 'cancel', withdrawal: 'withdraw' } as const

/** The confirmation, to the address that was given: what of it is known goes to nobody else. */
export function confirmationEmail(receipt: Receipt, contracts: readonly Contract[], locale: Locale): Email {
  const t = translator(locale, 'statutory')
  const { kind, number, at, declared } = receipt
  const blocks: Block[] = [
    { kind: 'text', text: t('email.received') },
    { kind: 'facts', rows: toldRows(receipt, locale) },
    ...answersOf(receipt, contracts, locale).map((text): Block => ({ kind: 'text', text })),
    { kind: 'text', text: t('email.foreign') },
    { kind: 'text', text: translator(locale, 'letters')('signature') },
  ]
  return {
    reason: `declaration:${number}`,
    kind: 'declaration',
    to: declared.email,
    ...letterOf({
      subject: t(`${GROUP[kind]}.subject`, { day: dayText(at, locale), number }),
      locale,
      blocks,
    }),
  }
}

function answersOf({ kind }: Receipt, contracts: readonly Contract[], locale: Locale): string[] {
  const byStaff = translator(locale, 'statutory')('email.byStaff')
  if (kind === 'withdrawal' || contracts.length === 0) return [byStaff]
  return [...new Set(contracts.map(contract => endOf(contract, locale) ?? byStaff))]
}

/** The same in English for the staff, with the orders that were found for it; one per declaration. */
export function declarationToSupport(receipt: Receipt, contracts: readonly Contract[]): Email {
  const t = translator(SUPPORT_LOCALE, 'statutory')
  const { kind, number, declared } = receipt
  const orders = contracts.map(contract => contract.number).join(', ') || 'none found'
  return toSupport({
    kind: 'declaration',
    key: `${number}:support`,
    subject: t(`toSupport.${GROUP[kind]}`, { number, contract: declared.contract }),
    blocks: [
      {
        kind: 'facts',
        rows: [...toldRows(receipt, SUPPORT_LOCALE), [translator('en', 'letters')('licences.order'), orders]],
      },
    ],
  })
}
