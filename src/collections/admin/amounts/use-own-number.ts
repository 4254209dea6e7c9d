'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ownNumber, type Written } from './own-number'

/** Empties a number of the form where somebody chooses another writing for it, and gives it back with the first one. */
export function useOwnNumber(path: string, writing: string): void {
  const { dispatchFields } = useForm()
  const field = useFormFields(([fields]) => fields[path])
  const value = field?.value ?? null
  const last = useRef<Written>({ writing, value })
  const kept = useRef(new Map<string, unknown>())
  useEffect(() => {
    const own = ownNumber(kept.current, last.current, { writing, value })
    last.current = { writing, value: own }
    if (!field || own === value) return
    // UPDATE would take from the type that it was changed just now: a draft that is being saved would put the old one back.
    dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: { ...field, value: own, isModified: true } } })
  }, [dispatchFields, field, path, value, writing])
}
