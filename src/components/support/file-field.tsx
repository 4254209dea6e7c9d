'use client'

import { type ChangeEvent, useState } from 'react'
import { TextField } from '../ui/field'
import type { FileRules, SupportField } from './form-state'

type Props = Pick<SupportField, 'name' | 'label' | 'hint' | 'problems'> & {
  files: FileRules
  /** The code of what the server refused. */
  problem: string | undefined
}

/** Too many or too large files are refused at once and not sent: a form that is too large never arrives. */
export function FileField({ name, label, hint, files: { accept, most, largest }, problems, problem }: Props) {
  const [found, setFound] = useState<string | null>(null)
  function check({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])]
    const wrong = chosen.length > most ? 'count' : chosen.some(({ size }) => size > largest) ? 'size' : ''
    if (wrong) currentTarget.value = ''
    setFound(wrong)
  }
  return (
    <TextField
      type="file"
      name={name}
      label={label}
      hint={hint}
      error={problems[(found ?? problem) || '']}
      accept={accept}
      multiple
      onChange={check}
    />
  )
}
