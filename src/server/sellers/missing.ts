import { MARKETS, type Market } from '@/site/markets'
import { ruleBook } from '../rule-book/live'
import type { SellerRow } from '../rule-book/seller-row'
import { isNamed } from './seller'

export type MissingSetting = { market: Market; lacks: string[] }

type Lack = readonly [what: string, isLacking: (row: SellerRow) => boolean]

const LACKS: readonly Lack[] = [
  ['name of the seller', ({ name }) => name === ''],
  ['address', ({ address }) => address === ''],
  ['email', ({ email }) => email === ''],
  ['telephone', row => row.market === 'japan' && row.phone === ''],
  ['represented by', row => row.market !== 'world' && row.represented_by === ''],
  ['VAT id or tax number', row => isOfUnion(row) && row.vat_id === '' && row.tax_number === ''],
  ['registration number (T and 13 digits)', row => row.market === 'japan' && row.registration === ''],
  ['whether prices include tax, with the rates looked through', row => row.market !== 'world' && !row.taxed],
  ['tax rates', row => row.taxed && row.rates.length === 0],
  ['imprint is switched off', row => row.market !== 'world' && isNamed(row) && !row.imprint],
  ['canceling without signing in is switched off', row => row.market === 'germany' && !row.cancellation],
  ['withdrawal is switched off', row => isOfUnion(row) && !row.withdrawal],
  ['consent before delivery is switched off', row => isOfUnion(row) && !row.consent],
  ['the six items before paying are switched off', row => row.market === 'japan' && !row.final_step],
]

const isOfUnion = ({ market }: SellerRow): boolean => market === 'germany' || market === 'europe'

/** What staff should fill in or decide before a market goes live; markets that lack nothing are left out. */
export async function missingSettings(): Promise<MissingSetting[]> {
  const { sellers } = (await ruleBook()).words
  return MARKETS.flatMap(market => {
    const lacks = lacksOf(sellers.get(market))
    return lacks.length > 0 ? [{ market, lacks }] : []
  })
}

function lacksOf(row: SellerRow | undefined): string[] {
  if (!row) return ['its row in Sellers and taxes']
  return LACKS.filter(([, isLacking]) => isLacking(row)).map(([what]) => what)
}
