import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { translationMatrix } from '@/server/content/translation-matrix'
import { isWriter } from '../../access/roles'
import { madeTitles } from '../../fields/made-titles'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { Filters } from './filters'
import { Matrix } from './matrix'
import { type Asked, matrixPath, readAddress } from './path'
import { Selection } from './selection'
import { TRANSLATED } from './translated'
import '../plain-table.css'
import './translations.css'

const OF_A_PAGE = 50

/** All documents with their languages (SPEC 3, edited content; decision 077). */
export async function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { user } = initPageResult.req
  speak(initPageResult.req)
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Translations') }]} />
      <Gutter className="translations">
        <h1>{t('Translations')}</h1>
        {isWriter(user) ? (
          <Documents asked={readAddress(searchParams)} req={initPageResult.req} />
        ) : (
          <p>{t('Only staff who write may see what is translated.')}</p>
        )}
      </Gutter>
    </StaffView>
  )
}

const ABOUT =
  'Each document in each language. Where a language lacks a text, pages show the English one; an article stands only in the languages that have its title and text. Choose a language of a document to translate it.'

async function Documents({ asked, req }: { asked: Asked; req: PayloadRequest }) {
  const { payload } = req
  const { admin, api } = payload.config.routes
  const offset = (asked.page - 1) * OF_A_PAGE
  const { rows, total } = await translationMatrix(TRANSLATED, asked, {
    offset,
    limit: OF_A_PAGE,
    at: Date.now(),
  })
  const madeTitle = await madeTitles(req, rows)
  const titled = rows.map(row => ({ ...row, title: madeTitle(row) ?? row.title }))
  return (
    <>
      <p>{t(ABOUT)}</p>
      <Filters asked={asked} payload={payload} />
      {rows.length === 0 ? (
        <p>{t('There is no such document.')}</p>
      ) : (
        <Selection
          key={matrixPath(admin, asked)}
          address={`${api}/translation-selection`}
          language={asked.locale}
        >
          <Matrix rows={titled} payload={payload} />
        </Selection>
      )}
      {total > 0 && (
        <p>
          {t('{from} to {until} of {total}, most recently changed first.', {
            ...{ from: offset + 1, until: offset + rows.length, total },
          })}
        </p>
      )}
      <nav aria-label={t('Pages')} className="translations__pages">
        {asked.page > 1 && (
          <a href={matrixPath(admin, { ...asked, page: asked.page - 1 })}>{t('Previous page')}</a>
        )}
        {offset + rows.length < total && (
          <a href={matrixPath(admin, { ...asked, page: asked.page + 1 })}>{t('Next page')}</a>
        )}
      </nav>
    </>
  )
}
