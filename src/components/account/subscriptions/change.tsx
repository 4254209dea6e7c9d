import type { Choice } from '@/server/subscriptions/choices'
import type { ChangeProblem } from '@/site/change-problem'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { PlainAction } from '../forms/action-form'
import { AccountFrame } from '../frame/account-frame'
import { sectionPath } from '../frame/paths'
import { ChangeCard } from './change-card'
import type { NamedSubscription } from './named-subscription'
import { type NamedOptions, Options } from './options'

type Props = {
  visit: Visit
  subscription: NamedSubscription
  choices: readonly Choice[]
  options: NamedOptions
  change: PlainAction
  problem: ChangeProblem | undefined
}

/** What a subscription can become: each with what is charged now, and what comes then beside what comes today. */
export function Change({ visit, subscription, choices, options, change, problem }: Props) {
  const { locale } = visit
  const t = translator(locale, 'subscriptions')
  const plan = translator(locale, 'plans')(`name.${subscription.plan}`)
  return (
    <AccountFrame
      visit={visit}
      section="subscriptions"
      title={t('change.title', { product: subscription.name })}
      lead={choices.length > 0 ? t('change.lead', { plan }) : t('change.none')}
      news={problem && <Notice tone="warning">{t(`change.problems.${problem}`)}</Notice>}
    >
      {choices.length > 0 && (
        <ul className="grid gap-4">
          {choices.map(choice => (
            <li key={`${choice.action} ${choice.plan}`}>
              <ChangeCard visit={visit} subscription={subscription} choice={choice} change={change} />
            </li>
          ))}
        </ul>
      )}
      <Options visit={visit} subscription={subscription} options={options} change={change} />
      <ButtonLink kind="secondary" href={sectionPath('subscriptions', visit)} className="justify-self-start">
        {t('change.back')}
      </ButtonLink>
    </AccountFrame>
  )
}
