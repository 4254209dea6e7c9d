import { type CountryTax, taxByCountry } from '@/server/sales/tax-by-country'
import { spoken, t } from '../../words/of-request'
import {
  type Amount,
  type Cell,
  currenciesOf,
  inCurrency,
  money,
  type Question,
  type Report,
  ranks,
  sumOf,
} from '../report'

const SELLERS: Record<CountryTax['seller'], string> = { shop: 'This shop', paddle: 'Paddle' }

/** For the tax return. */
export async function taxReport({ span, currency }: Question): Promise<Report> {
  const taxes = inCurrency(await taxByCountry(span.from, span.until), currency)
  const currencies = currenciesOf(taxes)
  return {
    head: [
      ...['Country', 'Code', 'Sold by', 'Rate in percent', 'Currency'],
      ...['Invoices', 'Net', 'Tax', 'Gross', 'Credit notes', 'Net of refunds', 'Tax in refunds', 'Refunded'],
      'Tax less refunds',
    ],
    rows: taxes.map(rowOf),
    sums: [],
    charts: currencies.map(each =>
      ranks(
        t('Gross by country in {currency}', { currency: each }),
        countryBars(taxes.filter(tax => tax.currency === each)),
      ),
    ),
    notes: [
      'By the lines of invoices and credit notes as they were issued, by the country of the sale. A refund counts on the day of its credit note.',
      'What Paddle sold is Paddle’s to declare. Without a rate: prices held no tax there on that day.',
    ],
  }
}

function rowOf({ country, seller, rate, currency, invoices, net, tax, ...back }: CountryTax): Cell[] {
  const amount = (of: number): Amount => ({ amount: of, currency })
  const { creditNotes, refundedNet, refundedTax } = back
  return [
    ...[countryName(country), country.toUpperCase(), SELLERS[seller]],
    ...[rate === null ? '–' : rate / 100, currency],
    ...[invoices, amount(net), amount(tax), amount(net + tax)],
    ...[creditNotes, amount(refundedNet), amount(refundedTax), amount(refundedNet + refundedTax)],
    amount(tax - refundedTax),
  ]
}

function countryBars(taxes: readonly CountryTax[]) {
  const countries = [...new Set(taxes.map(({ country }) => country))]
  return countries.map(name => {
    const of = taxes.filter(({ country }) => country === name)
    const value = sumOf(of, ({ net, tax }) => net + tax)
    return { name: countryName(name), value, text: money(value, of[0]?.currency ?? 'USD') }
  })
}

const countryName = (code: string): string =>
  /^[a-z]{2}$/.test(code) && code !== 'xx'
    ? (new Intl.DisplayNames(spoken(), { type: 'region' }).of(code.toUpperCase()) ?? code)
    : 'Unknown'
