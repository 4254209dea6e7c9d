'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { ChangeEvent } from 'react'
import { widthOf } from '../named/width-of'
import { asKept, asTyped } from './address'

/** The last part of an address as the shop's visitors see it. */
export const AddressField: TextFieldClientComponent = ({ field, path: pathBefore, readOnly }) => {
  const { disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: pathBefore,
  })
  const { admin, label, required } = field
  return (
    <TextInput
      path={path}
      label={label || undefined}
      description={admin?.description}
      required={required}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      style={widthOf(admin?.width)}
      value={asTyped(value ?? '')}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(asKept(target.value))}
    />
  )
}
