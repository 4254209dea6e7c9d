import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../../ui/button'
import { AccountCard, Otherwise } from '../forms/account-card'
import { linkTo } from '../frame/paths'

type Props = { visit: Visit; email: string; next: string }

/** An application opened the shop for its customer: they say whether this browser signs in as them. */
export function HandedOver({ visit, email, next }: Props) {
  const t = translator(visit.locale, 'account')
  return (
    <AccountCard
      title={t('handOver.title')}
      lead={t('handOver.lead', { email })}
      footer={<Otherwise href={linkTo('login', visit, { next, other: '1' })} answer={t('handOver.other')} />}
    >
      <form method="post" action="/order/hand-over">
        <input type="hidden" name="next" value={next} />
        <Button size="large" isWide>
          {t('handOver.continue')}
        </Button>
      </form>
    </AccountCard>
  )
}
