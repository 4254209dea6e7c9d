import type { Product, RuleBook } from '@/pricing'
import type { TrialLine } from '../referral/settings'

/** A line of suites of two lines is a trial of both. */
const TRIED: Record<TrialLine, readonly string[]> = {
  video: ['video'],
  adult: ['adult'],
  music: ['music'],
  ai: ['ai'],
  video_music: ['video', 'music', 'video_music'],
}

/** What a trial of a line lets run, on both systems: its singles and suites that are sold, none of them as pro. */
export function productsOfLine(book: RuleBook, line: TrialLine): Product[] {
  const isTried = (product: Product | undefined): product is Product =>
    product !== undefined &&
    product.status === 1 &&
    !product.pro &&
    (product.prod_type === 'single' || product.prod_type === 'all_in_one') &&
    TRIED[line].includes(product.line)
  const found = book.routes.flatMap(route => [book.productOf(route, 'win'), book.productOf(route, 'mac')])
  return [...new Set(found.filter(isTried))]
}

/** The line of a product that somebody bought; undefined for services, which nobody tries. */
export function lineOfProduct(book: RuleBook, pid: number): TrialLine | undefined {
  const line = book.productByPid(pid)?.line
  return line === 'service' ? undefined : line
}
