import { page } from '@/site/page'
import { previewPath } from '@/site/preview'
import { screenPath } from '../../price-sets/path'
import type { SetData } from '../../price-sets/screen-data'
import { retold, t } from '../words/of-request'
import { ChangeTable } from './change-table'
import { SetActions } from './set-actions'
import { GoesLiveAt, WentLive } from './when'
import { changeText, STATES } from './words'

type Props = { data: SetData; admin: string; api: string }

export const SetScreen = ({ data, admin, api }: Props) => (
  <>
    <p>
      <a href={screenPath(admin)}>{t('All price sets')}</a>
    </p>
    <h2>{data.set.name}</h2>
    <p>
      <strong>{t(STATES[data.set.state])}</strong> · {changeText(data.set)} ·{' '}
      {t('by {person}', { person: data.set.madeBy })}
    </p>
    <Instants data={data} />
    {data.set.note !== '' && <p className="lab__problem">{retold(data.set.note)}</p>}
    <SetActions data={data} api={api} />
    <ChangeTable changes={data.changes} csv={`${api}/price-set-csv?set=${data.set.id}`} />
  </>
)

function Instants({ data: { set } }: Pick<Props, 'data'>) {
  const { goesLive, state, liveAt, takenBackAt } = set
  return (
    <>
      {goesLive && state === 'scheduled' && (
        <p>
          <GoesLiveAt {...goesLive} />{' '}
          <a href={shopThen(goesLive.at)} target="_blank" rel="noreferrer">
            {t('Look at the shop as it will be then')}
          </a>
        </p>
      )}
      <WentLive {...{ liveAt, takenBackAt }} />
    </>
  )
}

const shopThen = (at: number): string => previewPath(page('home'), { site: 'com', locale: 'en', at })
