import type { ComponentProps } from 'react'
import type { FileView, TicketView } from '@/server/support/thread'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import type { SupportField } from '../../support/form-state'
import { SupportForm } from '../../support/support-form'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { classes } from '../../ui/classes'
import { Moment } from '../../ui/facts'
import type { Tone } from '../../ui/notice'
import { sectionPath } from '../frame/paths'

const TONES: Record<TicketView['state'], Tone> = { open: 'warning', answered: 'positive', closed: 'info' }

type Props = {
  ticket: TicketView
  visit: Visit
  fields: readonly SupportField[]
  send: ComponentProps<typeof SupportForm>['action']
}

export function Ticket({ ticket, visit, fields, send }: Props) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  const { number, topic, state, messages } = ticket
  return (
    <Card className="grid gap-4">
      <CardHead badge={<Badge tone={TONES[state]}>{t(`tickets.states.${state}`)}</Badge>}>
        <h3 className="text-xl">{t(`tickets.topics.${topic}`)}</h3>
        <p className="text-sm text-muted">
          {t('tickets.number')} {number}
        </p>
      </CardHead>
      <ol className="grid gap-3">
        {messages.map(message => (
          <Message key={message.id} message={message} locale={locale} />
        ))}
      </ol>
      <details className="group/reply border-t border-line pt-2">
        <summary className="flex min-h-11 list-none items-center font-semibold text-accent">
          {t('tickets.reply')}
        </summary>
        <div className="grid gap-4 pt-2">
          {state === 'closed' && <p className="text-muted">{t('tickets.reopens')}</p>}
          <SupportForm
            action={send}
            here={sectionPath('support_ticket', visit)}
            fields={fields}
            hidden={{ ticket: number }}
            submit={translator(locale, 'common')('actions.send')}
            working={translator(locale, 'account')('working')}
            tooMany={translator(locale, 'errors')('too_many_tries')}
          />
        </div>
      </details>
    </Card>
  )
}

function Message({ message, locale }: { message: TicketView['messages'][number]; locale: Visit['locale'] }) {
  const t = translator(locale, 'myAccount')
  const isOurs = message.author === 'support'
  return (
    <li
      className={classes(
        'grid max-w-text gap-1 rounded-control px-4 py-3',
        isOurs ? 'border border-line border-s-4 border-s-accent' : 'bg-surface',
      )}
    >
      <p className="text-sm text-muted">
        <span className="font-semibold text-text">{t(isOurs ? 'tickets.us' : 'tickets.you')}</span> ·{' '}
        <Moment at={message.at} locale={locale} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
      {message.files.length > 0 && <Files files={message.files} locale={locale} />}
    </li>
  )
}

function Files({ files, locale }: { files: readonly FileView[]; locale: Visit['locale'] }) {
  const t = translator(locale, 'myAccount')
  return (
    <ul className="grid gap-1">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={`/order/ticket-file/${id}`}
            className="inline-flex min-h-8 items-center wrap-anywhere text-accent underline underline-offset-4"
          >
            {t('tickets.file', { name, size: sizeText(size, locale) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

const KILOBYTE = 1024

function sizeText(bytes: number, locale: Visit['locale']): string {
  const [value, unit] =
    bytes < KILOBYTE ** 2
      ? [Math.ceil(bytes / KILOBYTE), 'kilobyte']
      : [Math.round((bytes / KILOBYTE ** 2) * 10) / 10, 'megabyte']
  return new Intl.NumberFormat(HTML_LANG[locale], { style: 'unit', unit: String(unit) }).format(Number(value))
}
