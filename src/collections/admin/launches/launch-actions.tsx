import type { LaunchData } from '../../launches/screen-data'
import { Problem } from '../price-sets/parts'
import { When, wallField } from '../price-sets/when'
import { t } from '../words/of-request'
import { Act } from './act'

type Props = { data: LaunchData; api: string }

const ASKS = {
  launch: 'Everything in this launch goes live at once, for all visitors. Launch it now?',
  takeBack: 'What was live before this launch is live again at once. Take it back?',
  discard: 'This launch is gone for good; the drafts in it stay. Throw it away?',
} as const

/** What can be done with a launch in the state that it is in, by who looks. */
export function LaunchActions({ data, api }: Props) {
  const { launch, rows, isMarketer } = data
  const form = { launch: launch.id, api }
  const isStale = rows.some(({ since }) => since !== '')
  if (launch.state === 'taken_back') return null
  if (launch.state === 'live')
    return isMarketer ? (
      <Act {...form} action="take-back" label={t('Take back')} asks={ASKS.takeBack}>
        <p className="lab__hint">{t('All that was live before is live again; the texts stay as drafts.')}</p>
      </Act>
    ) : null
  const isScheduled = launch.state === 'scheduled'
  return (
    <>
      {isStale && (isMarketer || !isScheduled) && (
        <Act {...form} action="take-along" label={t('Take the new drafts along')}>
          <p className="lab__hint">
            {t(
              'Something in it was changed, so this launch will not go live. This button takes the newest drafts instead; what was deleted or is live already leaves the launch.',
            )}
          </p>
          {isScheduled && <Confirm data={data} id="along" />}
        </Act>
      )}
      {!isMarketer && <p>{t('A marketer schedules it.')}</p>}
      {isMarketer && !isScheduled && rows.length > 0 && !isStale && (
        <div className="lab__sides">
          <Act {...form} action="publish" label={t('Launch now')} isMain asks={ASKS.launch}>
            <Confirm data={data} id="now" />
          </Act>
          <Act {...form} action="schedule" label={t('Schedule')} isMain>
            <When told={data.told} {...whenOf(data)} />
            <Confirm data={data} id="later" />
          </Act>
        </div>
      )}
      {isMarketer && isScheduled && <Act {...form} action="cancel" label={t('Cancel the launch')} />}
      {isMarketer && !isScheduled && (
        <Act {...form} action="discard" label={t('Throw away')} asks={ASKS.discard} />
      )}
    </>
  )
}

/** Asked where prices change by more than 30 %, or a campaign has warnings. */
function Confirm({ data: { launch, told }, id }: { data: LaunchData; id: string }) {
  if (!launch.isConfirmed && !told.some(({ field }) => field === 'confirm')) return null
  return (
    <>
      <Problem name="confirm" told={told} />
      <div className="lab__tick">
        <input id={`set-confirm-${id}`} type="checkbox" name="confirm" value="yes" />
        <label htmlFor={`set-confirm-${id}`}>{t('Yes, publish it all the same')}</label>
      </div>
    </>
  )
}

/** What was typed, else when it was to go live before. */
function whenOf({ launch: { goesLive }, typed }: LaunchData) {
  const at = typed.at || (goesLive ? wallField(goesLive.at, goesLive.zone) : '')
  return { at, zone: typed.zone || goesLive?.zone || 'UTC' }
}
