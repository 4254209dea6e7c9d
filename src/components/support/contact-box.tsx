import type { ComponentProps, ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { SupportForm } from './support-form'

type Props = Pick<ComponentProps<typeof SupportForm>, 'action' | 'here' | 'fields' | 'hidden'> & {
  locale: Locale
  title: string
  /** Shown once it was sent; undefined before. */
  thanks: { title: string; text: string; next?: { href: string; label: string } } | undefined
}

export function ContactBox({ locale, title, thanks, ...form }: Props) {
  if (thanks) return <Taken {...thanks} />
  return (
    <Frame>
      <h2 className="mb-6 text-xl">{title}</h2>
      <SupportForm
        {...form}
        submit={translator(locale, 'common')('actions.send')}
        working={translator(locale, 'account')('working')}
        tooMany={translator(locale, 'errors')('too_many_tries')}
      />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => <Card className="max-w-text">{children}</Card>

function Taken({ title, text, next }: NonNullable<Props['thanks']>) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <Notice tone="positive" title={title} className="w-full">
        <p>{text}</p>
      </Notice>
      {next && (
        <ButtonLink kind="secondary" href={next.href}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  )
}
