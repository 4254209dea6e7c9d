import type { UIFieldServerProps } from 'payload'
import { couponNumbers } from '@/server/coupons/numbers'
import { database } from '@/server/runtime/database'
import { rowId } from '@/server/runtime/row-id'
import { may } from '../../access/may'
import { isMarketer } from '../../access/roles'
import { speak, t } from '../words/of-request'
import { CouponFigures } from './figures'
import { MakeCodes } from './make-codes'
import './panel.css'

/** Above the form of a coupon: what it brought, and its codes for one use. */
export async function ThisCoupon({ id, req }: UIFieldServerProps) {
  speak(req)
  if (!id || !isMarketer(req.user)) return null
  const numbers = await couponNumbers(database, rowId(String(id)))
  if (!numbers) return null
  const address = `${req.payload.config.routes.api}/coupon-codes/${id}`
  return (
    <section className="field-type this-coupon" aria-labelledby="this-coupon">
      <h3 id="this-coupon">{t('This coupon')}</h3>
      <CouponFigures numbers={numbers} />
      {numbers.codes > 0 && (
        <p>
          <a href={address} download>
            {t('Download its {count} codes as a table', { count: numbers.codes })}
          </a>
        </p>
      )}
      {(await may(req, 'update', 'coupons')) && <MakeCodes address={address} />}
    </section>
  )
}
