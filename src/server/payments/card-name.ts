/** As the networks write themselves; of others the payer's word. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
}

/** How a card is told to its owner: «Visa •••• 4242». */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  const name = BRANDS[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`
  return `${name} •••• ${last4}`
}
