import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { mayMakeSales } from '../../new-sale/endpoint'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { NewSaleForm } from './form'
import { saleForm } from './form-data'
import './new-sale.css'

/** «New sale»: a campaign with its coupons and texts, in one form (decision 074). */
export async function NewSaleView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const { admin, api } = req.payload.config.routes
  const asked = searchParams?.form
  const data =
    req.user && (await mayMakeSales(req))
      ? await saleForm(req, typeof asked === 'string' ? asked : undefined)
      : null
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('New sale') }]} />
      <Gutter className="sale">
        <h1>{t('New sale')}</h1>
        {data ? (
          <NewSaleForm data={data} admin={admin} api={api} />
        ) : (
          <p>{t('Only marketers may make a sale.')}</p>
        )}
      </Gutter>
    </StaffView>
  )
}
