/** Sums of two numbers up to this are exact; above it big integers take over. */
const EXACT = 2 ** 52

type Division = { unit: number; shift?: number }

/** The exact floor of `(amount × factor + shift) / unit`, in integers: no float multiplies money. */
export function floorScaled(amount: number, factor: number, { unit, shift = 0 }: Division): number {
  const product = amount * factor
  if (product <= EXACT) return floorDivide(product + shift, unit)
  return Number(floorDivideBig(BigInt(amount) * BigInt(factor) + BigInt(shift), BigInt(unit)))
}

/** `amount × factor / unit`, rounded once, half up (DOMAIN 2): 24043.5 → 24044. */
export function scale(amount: number, factor: number, unit: number): number {
  return floorScaled(amount, 2 * factor, { unit: 2 * unit, shift: unit })
}

/** An amount at a rate in basis points, half up: 36990 at 6500 → 24044. */
export function atRate(amount: number, basisPoints: number): number {
  return scale(amount, basisPoints, 10_000)
}

/** The saving against `list` in whole percent (DOMAIN 2); 0 if `list` is 0. */
export function discountPercent(price: number, list: number): number {
  return list === 0 ? 0 : 100 - scale(price, 100, list)
}

function floorDivide(value: number, unit: number): number {
  const rest = value % unit
  return (value - (rest < 0 ? rest + unit : rest)) / unit
}

function floorDivideBig(value: bigint, unit: bigint): bigint {
  const rest = value % unit
  return (value - (rest < 0n ? rest + unit : rest)) / unit
}
