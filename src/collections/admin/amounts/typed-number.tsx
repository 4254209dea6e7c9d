'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useState } from 'react'
import { widthOf } from '../named/width-of'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'

/** How a number is written in its field, and read from there; null is what cannot be read. */
export type Writing = {
  type: 'number' | 'text'
  shown: (value: number) => string
  read: (typed: string) => number | null
}

type Props = Pick<NumberFieldClientProps, 'field' | 'path' | 'readOnly'> & Writing & { label?: string }

/** A number that is written otherwise than it is kept. What somebody types stands until they leave the field. */
export function TypedNumber({ field, label, path: pathBefore, readOnly, type, shown, read }: Props) {
  const { disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: pathBefore,
  })
  const [typed, setTyped] = useState<string>()
  const language = adminLanguage(useTranslation().i18n.language)
  const isFixed = Boolean(readOnly || disabled)
  const { admin, label: ownLabel, localized, required } = field

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    setValue(read(target.value))
  }
  // What cannot be read stays, for whoever typed it to see.
  const leave = () => setTyped(text => (text && read(text) === null ? text : undefined))

  return (
    <div
      className={['field-type', 'number', showError && 'error', isFixed && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={widthOf(admin?.width)}
    >
      <FieldLabel label={label ?? ownLabel} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          autoComplete="off"
          disabled={isFixed}
          id={`field-${path.replaceAll('.', '__')}`}
          inputMode="decimal"
          min={field.min}
          name={path}
          onBlur={leave}
          onChange={change}
          placeholder={labelIn(admin?.placeholder, language)}
          step={typeof admin?.step === 'number' ? admin.step : undefined}
          type={type}
          value={typed ?? (typeof value === 'number' ? shown(value) : '')}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
