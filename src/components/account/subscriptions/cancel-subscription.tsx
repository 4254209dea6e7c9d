import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { AccountCard } from '../forms/account-card'
import { sectionPath } from '../frame/paths'

type Running = { key: string; name: string; until: number }
type Props = { visit: Visit; email: string; running: readonly Running[] }

/** There is no subscription to cancel: says what runs until when instead, and whom to ask about a charge. */
export function CancelSubscription({ visit, email, running }: Props) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  return (
    <AccountCard title={t('cancel.noneTitle')} lead={t('cancel.noneText', { email })}>
      <div className="grid gap-8">
        {running.length > 0 && (
          <Card className="grid gap-3">
            <h2 className="text-xl">{t('cancel.running')}</h2>
            <ul className="grid gap-2">
              {running.map(({ key, name, until }) => (
                <li key={key}>
                  <span className="font-semibold">{name}</span>
                  <span className="block text-muted">
                    {t('plans.until', { date: dayText(until, locale) })}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <p className="text-muted">{t('cancel.elsewhere')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={sectionPath('subscriptions', visit)}>{t('cancel.plans')}</ButtonLink>
          <ButtonLink kind="secondary" href={sectionPath('support_ticket', visit)}>
            {t('cancel.support')}
          </ButtonLink>
        </div>
      </div>
    </AccountCard>
  )
}
