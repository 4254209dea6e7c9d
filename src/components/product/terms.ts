/** The terms of a sum: 3 × $129.90 if all are alike, else $129.90 + $189.90. */
export function termsOf(payments: readonly number[], money: (amount: number) => string): string {
  const [first = 0] = payments
  const isAlike = payments.length > 1 && payments.every(payment => payment === first)
  return isAlike ? `${payments.length} × ${money(first)}` : payments.map(money).join(' + ')
}
