import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { SearchParams } from '@/server/request/search-params'
import { rowId } from '@/server/runtime/row-id'
import { isLocale } from '@/site/locale'
import { may } from '../../access/may'
import { type Desk, type DeskName, deskOf, isAtDesk } from '../../translations/desk'
import { StaffView } from '../staff-view'
import { languageText, speak, t } from '../words/of-request'
import { fieldsShown } from './desk/desk-fields'
import { DeskForm } from './desk/desk-form'
import { DeskFiles } from './desk-files'
import { kindOf } from './kind-of'
import { formPath, matrixPath } from './path'
import './translations.css'

/** The translation desk: a document in its own language and in another one, side by side (decision 077). */
export async function TranslationDeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const { admin, api } = req.payload.config.routes
  const name = nameIn(searchParams)
  const desk = name && (await may(req, 'update', name.collection)) ? await deskOf(req, name) : null
  const nav = [{ label: t('Translations'), url: matrixPath(admin, {}) }, { label: t('Translation desk') }]
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={nav} />
      <Gutter className="translations">
        {desk ? <AtDesk desk={desk} req={req} {...{ admin, api }} /> : <Nothing />}
      </Gutter>
    </StaffView>
  )
}

const Nothing = () => (
  <>
    <h1>{t('Translation desk')}</h1>
    <p>{t('There is nothing that you could translate here. Choose a document under Translations.')}</p>
  </>
)

function nameIn(search: SearchParams = {}): DeskName | undefined {
  const { kind, document, language } = search
  if (!isAtDesk(kind) || typeof document !== 'string' || typeof language !== 'string') return undefined
  return isLocale(language) ? { collection: kind, id: rowId(document), locale: language } : undefined
}

type Props = { desk: Desk; req: PayloadRequest; admin: string; api: string }

function AtDesk({ desk, req, admin, api }: Props) {
  const { collection, id, locale, from, title, version, hasDrafts } = desk
  const place = `${collection}/${id}/${locale}`
  const language = languageText(locale)
  const told = { kind: kindOf(req.payload, collection), from: languageText(from), language }
  return (
    <>
      <h1>{title}</h1>
      <p>
        {t('{kind}, from {from} into {language}.', told)}{' '}
        <a href={formPath(admin, { collection, id, locale })}>{t('Form in {language}', { language })}</a> ·{' '}
        <a href={formPath(admin, { collection, id, locale: from })}>{t('Form of the original')}</a>
      </p>
      <DeskForm
        key={`${id} ${locale}`}
        fields={fieldsShown(desk)}
        address={`${api}/translations/${place}`}
        {...{ version, hasDrafts, locale, from }}
      />
      <DeskFiles address={`${api}/translation-files/${place}`} version={version} />
    </>
  )
}
