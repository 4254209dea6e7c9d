import type { ComponentProps } from 'react'
import type { DeclarationKind } from '@/site/declaration-choices'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { SupportForm } from '../support/support-form'
import { Card } from '../ui/card'
import { Page, PageTitle } from '../ui/page'
import { declarationFields } from './fields'

const GROUP = { cancellation: 'cancel', withdrawal: 'withdraw' } as const

type Props = Pick<ComponentProps<typeof SupportForm>, 'action' | 'here'> & {
  kind: DeclarationKind
  locale: Locale
}

/** A form that asks no more than it must, and in its place the confirmation to keep (decision 056). */
export function DeclarationPage({ kind, locale, action, here }: Props) {
  const t = translator(locale, 'statutory')
  const group = GROUP[kind]
  return (
    <Page width="text">
      <PageTitle title={t(`links.${group}`)}>
        <p className="text-base">{t(`${group}.lead`)}</p>
      </PageTitle>
      <Card className="max-w-text">
        <SupportForm
          action={action}
          here={here}
          fields={declarationFields(kind, locale)}
          submit={t(`${group}.submit`)}
          working={translator(locale, 'account')('working')}
          tooMany={translator(locale, 'errors')('too_many_tries')}
          thanks={t(`${group}.doneTitle`)}
          keep={{ text: t('done.text'), print: t('done.print') }}
        />
      </Card>
    </Page>
  )
}
