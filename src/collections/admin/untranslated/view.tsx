import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, Payload } from 'payload'
import type { Gap } from '@/server/content/untranslated'
import { isLocale, LOCALE_NAMES, type Locale } from '@/site/locale'
import { isWriter } from '../../access/roles'
import { StaffView } from '../staff-view'
import { LANGUAGES, textsToTranslate } from './gaps'
import { kindOf } from './kind-of'

const SHOWN = 500

/** SPEC 3, edited content. */
export async function UntranslatedView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <Gutter>
        <h1 style={{ marginBottom: 'var(--base)' }}>Untranslated</h1>
        {isWriter(user) ? (
          <Untranslated asked={searchParams?.language} payload={payload} />
        ) : (
          <p>Only staff who write may see what is not translated.</p>
        )}
      </Gutter>
    </StaffView>
  )
}

type Input = { asked: string | string[] | undefined; payload: Payload }

async function Untranslated({ asked, payload }: Input) {
  const { admin } = payload.config.routes
  const gaps = await textsToTranslate()
  const language = Array.isArray(asked) ? asked[0] : asked
  const chosen = isLocale(language) ? language : undefined
  const shown = gaps.filter(({ locale }) => !chosen || locale === chosen)
  return (
    <>
      <p>
        Published texts that are there in English alone: pages show the English text in their place; an
        article without a title and a text does not stand in the language.
      </p>
      <Languages gaps={gaps} chosen={chosen} admin={admin} />
      {shown.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <Gaps gaps={shown.slice(0, SHOWN)} payload={payload} />
      )}
      {shown.length > SHOWN && <p>{`And ${shown.length - SHOWN} more.`}</p>}
    </>
  )
}

type Counted = { gaps: readonly Gap[]; chosen: Locale | undefined; admin: string }

function Languages({ gaps, chosen, admin }: Counted) {
  const count = (locale: Locale | undefined) => gaps.filter(gap => !locale || gap.locale === locale).length
  return (
    <nav
      aria-label="Language"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--base)', margin: 'var(--base) 0' }}
    >
      {[undefined, ...LANGUAGES].map(locale => (
        <a
          key={locale ?? 'all'}
          href={`${admin}/untranslated${locale ? `?language=${locale}` : ''}`}
          aria-current={locale === chosen ? 'page' : undefined}
          style={{ fontWeight: locale === chosen ? 'bold' : undefined }}
        >
          {`${locale ? LOCALE_NAMES[locale] : 'All languages'} (${count(locale)})`}
        </a>
      ))}
    </nav>
  )
}

function Gaps({ gaps, payload }: { gaps: readonly Gap[]; payload: Payload }) {
  const { admin } = payload.config.routes
  return (
    <table className="table" style={{ marginTop: 'var(--base)' }}>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Kind</th>
          <th scope="col">What</th>
          <th scope="col">Missing</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ collection, id, title, locale, fields }) => (
          <tr key={`${id} ${locale}`}>
            <td>{LOCALE_NAMES[locale]}</td>
            <td>{kindOf(payload, collection)}</td>
            <td>
              <a href={`${admin}/collections/${collection}/${id}?locale=${locale}`}>{title || id}</a>
            </td>
            <td>{fields.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
