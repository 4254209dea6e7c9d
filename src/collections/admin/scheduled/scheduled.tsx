import type { UIFieldServerProps } from 'payload'
import { type ScheduledPublishing, scheduledFor } from '@/server/publishing/scheduled'
import { timeZones } from '@/server/time-zones/zoned-instant'
import { may } from '../../access/may'
import { SCHEDULE_UNPUBLISH_PATH } from '../../languages/schedule-endpoint'
import { IN_LANGUAGES } from '../../languages/unpublish'
import { CANCEL_PATH } from '../../scheduled/cancel-endpoint'
import { InstantInUtc } from '../home/instant'
import { retold, speak, t } from '../words/of-request'
import { CancelScheduled } from './cancel'
import { UnpublishAt } from './unpublish-at'
import { whatComes } from './words'

/** What is published or taken back by itself, or was refused at its instant; each can be cancelled, and one language be added. */
export async function Scheduled({ collectionSlug, id, req }: UIFieldServerProps) {
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)?.slug
  if (!id || !collection) return null
  speak(req)
  const scheduled = await scheduledFor(collection, String(id))
  const isAllowed = await may(req, 'update', collection)
  const isByLanguage = isAllowed && IN_LANGUAGES.some(slug => slug === collection)
  if (scheduled.length === 0 && !isByLanguage) return null
  const { api } = req.payload.config.routes
  return (
    <div className="field-type" data-scheduled={scheduled.length > 0 || undefined}>
      <List scheduled={scheduled} address={isAllowed ? `${api}${CANCEL_PATH}` : undefined} />
      {isByLanguage && (
        <UnpublishAt address={`${api}${SCHEDULE_UNPUBLISH_PATH}/${collection}/${id}`} zones={timeZones()} />
      )}
    </div>
  )
}

type Props = { scheduled: readonly ScheduledPublishing[]; address: string | undefined }

/** `address`: where who may cancels one. */
const List = ({ scheduled, address }: Props) =>
  scheduled.length === 0 ? null : (
    <>
      <p className="field-label">{t('Scheduled here')}</p>
      <ul>
        {scheduled.map(each => (
          <li key={each.id}>
            <Told {...each} />{' '}
            {address !== undefined && (
              <CancelScheduled
                address={`${address}/${each.id}`}
                label={t('Cancel: {what}', { what: whatComes(each) })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )

const Told = (each: ScheduledPublishing) => (
  <>
    {whatComes(each)}: <InstantInUtc at={each.at} /> UTC{' '}
    {each.refusal !== null && (
      <strong role="alert">{t('It was not done: {why}', { why: retold(each.refusal) })}</strong>
    )}
  </>
)
