import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ConsentOpening } from './consent-opening'

type Props = { visit: Visit; policyHref: string }

/** Nobody is asked while they pay, and staff in a preview are no visitors. */
export function Consent({ visit, policyHref }: Props) {
  const t = translator(visit.locale, 'consent')
  return (
    <ConsentOpening
      policyHref={policyHref}
      isAsked={!visit.preview && visit.path !== '/checkout'}
      texts={{
        title: t('title'),
        short: t('short'),
        text: t('text'),
        policy: t('policy'),
        onlyNecessary: t('onlyNecessary'),
        all: t('all'),
        choose: t('choose'),
        save: t('save'),
        necessary: t('necessary'),
        necessaryText: t('necessaryText'),
        statistics: t('statistics'),
        statisticsText: t('statisticsText'),
        marketing: t('marketing'),
        marketingText: t('marketingText'),
      }}
    />
  )
}
