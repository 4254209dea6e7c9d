import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { AccountCard } from '../forms/account-card'
import { accountPath } from '../frame/paths'

export type SignedInNews = 'signed_in' | 'confirmed' | 'link_expired'

export function LoginSuccess({ visit, email, news }: { visit: Visit; email: string; news: SignedInNews }) {
  const { title, text } = sentencesOf(news, email, visit)
  return (
    <AccountCard title={title}>
      <Notice tone={news === 'confirmed' ? 'positive' : 'info'} className="mb-6">
        {text}
      </Notice>
      <ButtonLink href={accountPath(visit)} isWide>
        {translator(visit.locale, 'account')('success.toAccount')}
      </ButtonLink>
    </AccountCard>
  )
}

function sentencesOf(news: SignedInNews, email: string, { locale }: Visit): { title: string; text: string } {
  const t = translator(locale, 'account')
  switch (news) {
    case 'signed_in':
      return { title: t('success.signedInTitle'), text: t('success.signedIn', { email }) }
    case 'confirmed':
      return { title: t('success.confirmedTitle'), text: t('success.confirmed', { email }) }
    case 'link_expired':
      return { title: t('success.expiredTitle'), text: t('success.expired') }
  }
}
