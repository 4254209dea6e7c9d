'use client'
import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** What the shop makes when a document is first saved: not to be seen while there is none. */
export const OnceMade: TextFieldClientComponent = props => {
  const { value } = useField<string>({ potentiallyStalePath: props.path })
  return value ? <TextField {...props} /> : null
}
