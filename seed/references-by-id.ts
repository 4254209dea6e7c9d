/** Rows name each other by pid and coupon code; documents by id. */
export type References = {
  productId: (pid: unknown) => string
  pid: (productId: unknown) => number
  couponId: (code: unknown) => string
  code: (couponId: unknown) => string
}

type Product = { id: string; pid: number }
type Coupon = { id: string; code: string }

function found<K, V>(map: ReadonlyMap<K, V>, what: string): (key: unknown) => V {
  const values: ReadonlyMap<unknown, V> = map
  return key => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`There is no ${what} «${String(key)}» in the database.`)
    return value
  }
}

/** The references between the stored rows, both ways. */
export const referencesOf = (products: readonly Product[], coupons: readonly Coupon[]): References => ({
  productId: found(new Map(products.map(({ id, pid }) => [pid, id])), 'product with the pid'),
  pid: found(new Map(products.map(({ id, pid }) => [id, pid])), 'product with the id'),
  couponId: found(new Map(coupons.map(({ id, code }) => [code, id])), 'coupon with the code'),
  code: found(new Map(coupons.map(({ id, code }) => [id, code])), 'coupon with the id'),
})
