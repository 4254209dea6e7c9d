'use client'
import { Button } from '@payloadcms/ui'
import { HTML_LANG, type Locale } from '@/site/locale'
import { LeaveGuard } from '../../asking/leave-guard'
import { useLanguageName, useWords } from '../../words/use-words'
import type { ShownField } from './desk-fields'
import { DeskText } from './desk-text'
import { useDesk } from './use-desk'

type Languages = { locale: Locale; from: Locale }
type Props = Languages & {
  fields: readonly ShownField[]
  address: string
  version: string
  hasDrafts: boolean
}

export function DeskForm({ fields, address, version, hasDrafts, locale, from }: Props) {
  const { form, problems, press, isUnsaved } = useDesk({ address, version })
  return (
    <form
      ref={form}
      className="translations__desk"
      onSubmit={event => {
        event.preventDefault()
        void press({ act: 'draft' })
      }}
    >
      <LeaveGuard isUnsaved={isUnsaved} />
      {fields.map(field => (
        <DeskField
          key={field.name}
          {...{ field, problems, locale, from }}
          markRight={() => void press({ act: 'right', field: field.name })}
        />
      ))}
      <Buttons {...{ hasDrafts, locale }} publish={() => void press({ act: 'publish' })} />
    </form>
  )
}

type FieldProps = Languages & {
  field: ShownField
  problems: Readonly<Record<string, string>>
  markRight: () => void
}

function DeskField({ field, problems, markRight, locale, from }: FieldProps) {
  const language = useLanguageName()(locale)
  return (
    <section aria-labelledby={`desk-field-${field.name}`} className="translations__field">
      <h2 id={`desk-field-${field.name}`}>{field.label}</h2>
      {field.isOutdated && <Outdated label={field.label} markRight={markRight} />}
      {field.texts.map(text => (
        <DeskText
          key={text.path}
          text={text}
          field={field.label}
          problem={problems[text.path]}
          fromLang={HTML_LANG[from]}
          toLang={HTML_LANG[locale]}
          language={language}
        />
      ))}
      {field.left.length > 0 && <Left texts={field.left} locale={locale} />}
    </section>
  )
}

function Outdated({ label, markRight }: { label: string; markRight: () => void }) {
  const t = useWords()
  return (
    <div className="translations__since">
      <p>{t('The original changed since. Its new words are marked.')}</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        aria-label={t('Mark {field} as still right', { field: label })}
        onClick={markRight}
      >
        {t('Mark as still right')}
      </Button>
    </div>
  )
}

const LEFT = 'The original has nothing like these texts. They are gone once this field is saved here.'

function Left({ texts, locale }: { texts: readonly string[]; locale: Locale }) {
  const t = useWords()
  return (
    <div className="translations__left">
      <p>{t(LEFT)}</p>
      <ul lang={HTML_LANG[locale]}>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

type ButtonsProps = { hasDrafts: boolean; locale: Locale; publish: () => void }

function Buttons({ hasDrafts, locale, publish }: ButtonsProps) {
  const t = useWords()
  const language = useLanguageName()(locale)
  return (
    <div className="translations__buttons">
      <Button type="submit" buttonStyle="secondary" margin={false}>
        {hasDrafts ? t('Save as draft') : t('Save')}
      </Button>
      {hasDrafts && (
        <Button margin={false} onClick={publish}>
          {t('Publish in {language}', { language })}
        </Button>
      )}
    </div>
  )
}
