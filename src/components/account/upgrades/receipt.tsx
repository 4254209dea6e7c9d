export type ReceiptRow = {
  key: string
  label: string
  amount: string
  lang?: string | undefined
  isCredit?: boolean
}

type Props = { rows: readonly ReceiptRow[]; total: Pick<ReceiptRow, 'label' | 'amount'> }

/** What is taken off fills to the price, as water does to its mark. */
export function Receipt({ rows, total }: Props) {
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      {rows.map(({ key, label, lang, amount, isCredit }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt lang={lang} className="min-w-0">
            {label}
          </dt>
          <dd
            className={
              isCredit ? 'whitespace-nowrap text-positive tabular-nums' : 'whitespace-nowrap tabular-nums'
            }
          >
            {amount}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-accent pt-3">
        <dt className="font-semibold">{total.label}</dt>
        <dd data-upgrade-price className="text-2xl font-semibold whitespace-nowrap tabular-nums">
          {total.amount}
        </dd>
      </div>
    </dl>
  )
}
