import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Nothing } from '../../ui/nothing'
import { linkTo } from './paths'

export function NothingOwned({ visit, title, text }: { visit: Visit; title?: string; text?: string }) {
  const t = translator(visit.locale, 'account')
  return (
    <Nothing title={title ?? t('empty.title')} text={text ?? t('empty.text')}>
      <ButtonLink href={linkTo('products', visit)}>{t('empty.action')}</ButtonLink>
    </Nothing>
  )
}
