/**
 * What only the database knows of a code that was entered (decision 075). Absent of a code that is a coupon's own and has
 * no limits.
 */
export type EnteredCode = {
  /** The coupon that it is a use of: its own, or the one that single-use codes were made from. */
  readonly coupon: string
  readonly isUsedUp: boolean
  /** By this buyer, as often as one may. */
  readonly isUsedByBuyer: boolean
  /** This buyer has paid for an order. */
  readonly hasBought: boolean
}
