import { Button } from '@payloadcms/ui'
import { t } from '../../words/of-request'
import type { OrderData } from '../lab-data'
import type { Places } from '../parts'
import { OrderReplay } from './order-replay'

type Props = { data: OrderData; places: Places }

export function OrderScreen({ data: { asked, replay }, places }: Props) {
  if (replay === 'not_allowed') return <p>{t('Only staff who look after customers may see orders.')}</p>
  return (
    <>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form">
        <input type="hidden" name="screen" value="order" />
        <NumberField typed={asked.order} isUnknown={replay === null} />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            {t('Show the order')}
          </Button>
        </div>
      </form>
      {replay && <OrderReplay replay={replay} places={places} />}
    </>
  )
}

const NumberField = ({ typed, isUnknown }: { typed: string; isUnknown: boolean }) => (
  <div className="lab__field">
    <label htmlFor="lab-order">{t('Order number')}</label>
    <input
      id="lab-order"
      name="order"
      defaultValue={typed}
      required
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={isUnknown ? true : undefined}
      aria-describedby={isUnknown ? 'lab-order-problem' : undefined}
    />
    {isUnknown && (
      <span id="lab-order-problem" className="lab__problem" role="alert">
        {t('There is no order with this number.')}
      </span>
    )}
  </div>
)
