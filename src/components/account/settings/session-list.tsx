import type { SessionView } from '@/server/sessions/session-list'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Bit, Moment } from '../../ui/facts'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { sectionPath } from '../frame/paths'

type Props = {
  sessions: readonly SessionView[]
  visit: Visit
  end: PlainAction
}

export function SessionList({ sessions, visit, end }: Props) {
  const here = sectionPath('settings', visit)
  const t = translator(visit.locale, 'myAccount')
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {sessions.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-6"
          >
            <SessionLine session={session} visit={visit} end={end} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <ActionForm action={end} here={here} hidden={{ which: 'others' }}>
            <Button kind="secondary">{t('settings.others')}</Button>
          </ActionForm>
        )}
        <ActionForm action={end} here={here} hidden={{ which: 'all' }}>
          <Button kind="danger">{t('settings.everywhere')}</Button>
        </ActionForm>
      </div>
    </>
  )
}

type LineProps = Pick<Props, 'visit' | 'end'> & { session: SessionView }

function SessionLine({ session: { id, device, since, isThis }, visit, end }: LineProps) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  const name = device ?? t('settings.unknown')
  return (
    <>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="positive">{t('settings.thisOne')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('settings.since')}{' '}
          <Bit>
            <Moment at={since} locale={locale} />
          </Bit>
        </p>
      </div>
      {!isThis && (
        <ActionForm action={end} here={sectionPath('settings', visit)} hidden={{ which: id }}>
          <Button kind="secondary" aria-label={t('settings.endName', { device: name })}>
            {t('settings.end')}
          </Button>
        </ActionForm>
      )}
    </>
  )
}
