import type { ReactNode } from 'react'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { linkTo } from './paths'

type Props = { title: string; text: string; children?: ReactNode }

function Nothing({ title, text, children }: Props) {
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="text-xl font-semibold">{title}</p>
      <p className="max-w-text text-muted">{text}</p>
      {children}
    </Card>
  )
}

export function NothingOwned({ visit, title, text }: { visit: Visit; title?: string; text?: string }) {
  const t = translator(visit.locale, 'account')
  return (
    <Nothing title={title ?? t('empty.title')} text={text ?? t('empty.text')}>
      <ButtonLink href={linkTo('products', visit)}>{t('empty.action')}</ButtonLink>
    </Nothing>
  )
}
