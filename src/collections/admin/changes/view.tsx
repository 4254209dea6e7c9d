import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { changesPath, readFilter } from './asked'
import { changesData } from './changes-data'
import { ChangesFilters } from './filters'
import { ChangesTable } from './table'
import '../plain-table.css'
import './changes.css'

/** Who changed what: versions of all documents and settings, and what support did, in one list (decision 081). */
export async function ChangesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const { admin } = req.payload.config.routes
  const filter = readFilter(searchParams)
  const data = await changesData(req, filter)
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Who changed what') }]} />
      <Gutter className="changes">
        <h1>{t('Who changed what')}</h1>
        {data && (
          <>
            <ChangesFilters filter={filter} kinds={data.kinds} admin={admin} />
            <ChangesTable data={data} />
            <nav aria-label={t('Pages of changes')} className="changes__pages">
              {filter.after && (
                <a href={changesPath(admin, { ...filter, after: undefined })}>{t('First page')}</a>
              )}
              {data.next && (
                <a href={changesPath(admin, { ...filter, after: data.next })}>{t('Next page')}</a>
              )}
            </nav>
          </>
        )}
      </Gutter>
    </StaffView>
  )
}
