import type { UIFieldServerProps } from 'payload'
import { type ScheduledPublishing, scheduledFor } from '@/server/publishing/scheduled'
import { may } from '../../access/may'
import { CANCEL_PATH } from '../../scheduled/cancel-endpoint'
import { InstantInUtc } from '../home/instant'
import { retold, speak, t } from '../words/of-request'
import { CancelScheduled } from './cancel'
import { whatComes } from './words'

/** What is published or taken back by itself, or was refused at its instant; each can be cancelled. */
export async function Scheduled({ collectionSlug, id, req }: UIFieldServerProps) {
  if (!id) return null
  speak(req)
  const scheduled = await scheduledFor(collectionSlug, String(id))
  const [first] = scheduled
  if (!first) return null
  const mayCancel = await may(req, 'update', first.collection)
  const address = `${req.payload.config.routes.api}${CANCEL_PATH}`
  return (
    <div className="field-type" data-scheduled>
      <p className="field-label">{t('Scheduled here')}</p>
      <ul>
        {scheduled.map(each => (
          <li key={each.id}>
            <Told {...each} />{' '}
            {mayCancel && (
              <CancelScheduled
                address={`${address}/${each.id}`}
                label={t('Cancel: {what}', { what: whatComes(each) })}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Told = (each: ScheduledPublishing) => (
  <>
    {whatComes(each)}: <InstantInUtc at={each.at} /> UTC{' '}
    {each.refusal !== null && (
      <strong role="alert">{t('It was not done: {why}', { why: retold(each.refusal) })}</strong>
    )}
  </>
)
