import { formatMoney, type PlanList, type PlanOption } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from '../ui/classes'

type Props = {
  offers: PlanList
  main: PlanOption | undefined
  cover: ProductPage['cover']
  locale: Locale
}

const COLUMNS: Record<number, string> = { 1: 'grid-cols-1', 3: 'grid-cols-3 max-[22.5rem]:grid-cols-1' }
/** One below the other where three have no room for their names, which then stand beside their prices; nor for a badge below them. */
const LYING =
  'max-[27rem]:*:data-badge:hidden max-[22.5rem]:min-h-11 max-[22.5rem]:grid-flow-col max-[22.5rem]:items-center max-[22.5rem]:justify-between max-[22.5rem]:px-3 max-[22.5rem]:text-start'

/** The plans side by side, each with its name and price; the radio button is the tile itself. */
export function PlanChoice({ offers, main, cover, locale }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{translator(locale, 'plans')('choose')}</legend>
      <div className={`grid gap-2 ${COLUMNS[offers.plans.length] ?? 'grid-cols-2'}`}>
        {offers.plans.map(option => (
          <PlanTile
            key={option.plan}
            option={option}
            isChosen={option === main}
            isCovered={cover.plans.includes(option.plan)}
            hasOthers={offers.plans.length > 1}
            locale={locale}
            className={offers.plans.length === 3 ? LYING : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TileProps = {
  option: PlanOption
  isChosen: boolean
  isCovered: boolean
  hasOthers: boolean
  locale: Locale
  className: string | undefined
}

function PlanTile({ option: { plan, quote }, isChosen, isCovered, hasOthers, locale, className }: TileProps) {
  return (
    <label
      className={classes(
        'relative grid min-h-14 content-center justify-items-center gap-0.5 px-1.5 py-2 text-center sm:min-h-16',
        className,
      )}
    >
      <input
        type="radio"
        name="plan"
        value={plan}
        id={`plan-${plan}`}
        defaultChecked={isChosen}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control border border-line checked:border-2 checked:border-accent checked:bg-accent-soft hover:border-accent forced-colors:checked:border-4"
      />
      <span className="pointer-events-none relative text-sm leading-tight text-balance">
        {translator(locale, 'plans')(`name.${plan}`)}
      </span>
      <span className="pointer-events-none relative font-semibold tabular-nums">
        {formatMoney(quote.price, quote.currency, locale)}
      </span>
      {isChosen && !isCovered && hasOthers && (
        <span
          data-badge
          className="pointer-events-none relative -mx-1.5 text-sm leading-tight font-medium tracking-[-0.02em] text-accent"
        >
          {translator(locale, 'plans')('recommended')}
        </span>
      )}
      {isCovered && (
        <span className="pointer-events-none relative text-sm leading-tight font-semibold text-mark">
          {translator(locale, 'covered')('badge')}
        </span>
      )}
    </label>
  )
}
