import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { mayImport } from '../../lists/import/endpoint'
import { isKind, KINDS, type Kind } from '../../lists/import/kinds'
import { StaffView } from '../staff-view'
import { label, speak, spoken, t } from '../words/of-request'
import { ImportForm } from './import-form'
import '../plain-table.css'
import './import.css'

const TITLES: Record<Kind, string> = {
  products: 'Products',
  plans: 'Plans',
  coupons: 'Coupons',
  redirects: 'Redirects',
}

/** Within a sentence. */
const listText = (kind: Kind): string =>
  spoken() === 'en' ? TITLES[kind].toLowerCase() : label(TITLES[kind])

/** «Import»: what a file would do to a list, and the button that does it (decision 083). */
export async function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const { admin, api } = req.payload.config.routes
  const allowed = await Promise.all(KINDS.map(kind => mayImport(req, kind)))
  const kinds = KINDS.filter((_, index) => allowed[index])
  const asked = searchParams?.kind
  const kind = isKind(asked) && kinds.includes(asked) ? asked : undefined
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Import') }]} />
      <Gutter className="import">
        <h1>{kind ? t('Import {list}', { list: listText(kind) }) : t('Import')}</h1>
        {kinds.length === 0 && <p>{t('Only marketers and writers may import.')}</p>}
        {isKind(asked) && !kind && <p>{t('Your role may not import {list}.', { list: listText(asked) })}</p>}
        <nav aria-label={t('What to import')} className="import__kinds">
          {kinds.map(each => (
            <a
              key={each}
              href={`${admin}/import?kind=${each}`}
              aria-current={each === kind ? 'page' : undefined}
            >
              {label(TITLES[each])}
            </a>
          ))}
        </nav>
        {kind && (
          <ImportForm
            key={kind}
            address={`${api}/list-import/${kind}`}
            list={`${admin}/collections/${kind}`}
          />
        )}
      </Gutter>
    </StaffView>
  )
}
