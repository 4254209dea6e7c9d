import type { CardKind } from '../../tests/support/stand-in/cards'
import type { Front } from '../../tests/support/stand-in/ledger'
import { goToPay, type Placed, place, wish } from './buyer'
import type { Tortured } from './shops-and-payers'

/** An order on its way: its page at the payer, and the payer's own name of what is paid there. */
export type Bought = Placed & { front: Front; page: string; session: string }

/** So many, each up to the page of the payer. */
export async function buyAll(
  { shops: [shop], standIn }: Tortured,
  front: Front,
  count: number,
  isRenewing = false,
): Promise<Bought[]> {
  const bought: Bought[] = []
  while (shop && bought.length < count) {
    const placed = await place(shop, wish(bought.length, isRenewing))
    const sentTo = await goToPay(shop, placed, front)
    const session = sentTo.searchParams.get('_ptxn') ?? sentTo.pathname.split('/').at(-1) ?? ''
    bought.push({ ...placed, front, session, page: `${standIn.origin}/pay/${front}/${session}` })
  }
  return bought
}

/** As their buyers would, who look at the page first. */
export const pay = ({ standIn }: Tortured, all: Bought[], card: CardKind) =>
  Promise.all(all.map(async ({ page }) => (await fetch(page)) && standIn.pay(page, card)))
