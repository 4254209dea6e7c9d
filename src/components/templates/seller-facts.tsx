import type { ReactNode } from 'react'
import type { SellerRow } from '@/server/rule-book/seller-row'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

export type NamedFact = { name: string; value: ReactNode }

/** Each with a value; what the settings leave empty is left out. */
export function sellerFacts(seller: SellerRow, locale: Locale): NamedFact[] {
  const t = translator(locale, 'statutory')
  const { name, represented_by, address, phone, email, register, vat_id, tax_number, registration } = seller
  const facts = [
    { name: t('seller.name'), value: name },
    { name: t('seller.representedBy'), value: represented_by },
    { name: t('seller.address'), value: address },
    { name: t('seller.phone'), value: phone },
    { name: t('seller.email'), value: email },
    { name: t('seller.register'), value: register },
    { name: t('seller.vatId'), value: vat_id },
    { name: t('seller.taxNumber'), value: tax_number },
    { name: t('seller.registration'), value: registration },
  ]
  return facts.filter(({ value }) => value !== '')
}

export function FactList({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className="max-w-text divide-y divide-line rounded-card border border-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-muted max-sm:text-sm">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
