import {
  isQuoteError,
  type Line,
  type Plan,
  type Product,
  type QuoteVisit,
  quote,
  type RuleBook,
} from '@/pricing'
import { SUITE_OF } from './suites'

/** One lifetime license to choose: what it opens by line, for how many computers, and its price in minor units. */
export type MatrixRow = {
  kind: 'this' | 'suite' | 'both' | 'three'
  route: string
  plan: Plan
  opens: Partial<Record<Line, number>>
  seats: number
  price: number
}

const BOTH = 'video_music_one'
const SEATS = { LFT: 1, LFT_3: 3 } as const

type Choice = Pick<MatrixRow, 'kind' | 'route'> & { plan: keyof typeof SEATS }

/** This product beside its suite, video with music, and three computers; what is sold to nobody is left out. */
export function suiteMatrix(book: RuleBook, asked: QuoteVisit, product: Product): MatrixRow[] {
  const sold = choicesFor(product).flatMap(choice => rowOf(book, asked, choice) ?? [])
  const three = sold.find(({ kind }) => kind === 'three')
  return sold.filter(row => row.kind !== 'three' || row === three)
}

function choicesFor({ route, line, prod_type }: Product): Choice[] {
  const suite = prod_type === 'single' ? SUITE_OF[line] : undefined
  const largest = line === 'adult' ? [] : [BOTH].filter(each => each !== route)
  return [
    { kind: 'this', route, plan: 'LFT' },
    ...(suite ? [{ kind: 'suite', route: suite, plan: 'LFT' } as const] : []),
    ...largest.map(each => ({ kind: 'both', route: each, plan: 'LFT' }) as const),
    ...[suite ?? route, ...largest].map(each => ({ kind: 'three', route: each, plan: 'LFT_3' }) as const),
  ]
}

function rowOf(book: RuleBook, asked: QuoteVisit, choice: Choice): MatrixRow | undefined {
  const { route, plan } = choice
  const quoted = quote(book, { ...asked, target: { route, plan } })
  const product = book.productOf(route, asked.os)
  if (isQuoteError(quoted) || !product) return undefined
  return { ...choice, opens: openedBy(book, product), seats: SEATS[plan], price: quoted.price }
}

/** How many products on sale, by line. */
function openedBy(book: RuleBook, product: Product): MatrixRow['opens'] {
  if (product.prod_type === 'single') return { [product.line]: 1 }
  const opens: MatrixRow['opens'] = {}
  for (const { pid, line } of product.includes)
    if (book.plansOf(pid).some(({ isSellable }) => isSellable)) opens[line] = (opens[line] ?? 0) + 1
  return opens
}
