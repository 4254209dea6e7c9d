'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  type ReactSelectOption,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { useWords } from '../words/use-words'
import { isFound } from './is-found'
import { keptByName, type NamedValue } from './named-value'
import { widthOf } from './width-of'

type Props = {
  field: Omit<TextFieldClient, 'type'>
  path: string
  readOnly?: boolean
  options: NamedValue[]
  /** Others may be typed too. */
  isOpen?: boolean
}

/** A text, or several, chosen by name from a list; what stands in it already stays, whether it has a name or not. */
export function Chooser({ field, path: pathBefore, readOnly, options, isOpen = false }: Props) {
  const { disabled, path, setValue, showError, value } = useField<string | string[] | null>({
    potentiallyStalePath: pathBefore,
  })
  const t = useWords()
  const language = adminLanguage(useTranslation().i18n.language)
  const isFixed = Boolean(readOnly || disabled)
  const { admin, hasMany = false, label, localized, required } = field

  const shown = keptByName(value, options, key => (isOpen ? key : t('{key} (unknown)', { key })))
  const change = (chosen: ReactSelectOption | ReactSelectOption[] | null) => {
    const values = [chosen ?? []].flat().map(option => String(option.value))
    setValue(hasMany ? values : (values[0] ?? null))
  }

  return (
    <div
      className={['field-type', 'select', showError && 'error', isFixed && 'read-only']
        .filter(Boolean)
        .join(' ')}
      id={`field-${path.replaceAll('.', '__')}`}
      style={widthOf(admin?.width)}
    >
      <FieldLabel label={label || undefined} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          aria-label={labelIn(label, language)}
          disabled={isFixed}
          filterOption={isFound}
          isClearable={!required}
          isCreatable={isOpen}
          isMulti={hasMany}
          isSortable={hasMany}
          noOptionsMessage={() => t('Nothing has this name.')}
          onChange={change}
          options={options.filter(({ isOld }) => !isOld)}
          placeholder={labelIn(admin?.placeholder, language)}
          showError={showError}
          value={shown}
          {...{ formatCreateLabel: (typed: string) => t('Use “{typed}”', { typed }) }}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
