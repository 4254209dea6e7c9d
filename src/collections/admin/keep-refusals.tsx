'use client'

import { useAllFormFields, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

type Said = { path: string; message: string }

/**
 * Keeps refusals at their fields until something is changed or saved again: a validation asked while typing may be
 * answered after the refusal, and calls every field valid.
 */
export function KeepRefusals() {
  const [fields, dispatch] = useAllFormFields()
  const isRefused = useIsRefused()
  const kept = useRef<Said[]>([])
  useLayoutEffect(() => {
    if (!isRefused || kept.current.length === 0) kept.current = isRefused ? saidAt(fields) : []
    const lost = kept.current.filter(({ path }) => fields[path]?.valid !== false)
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [fields, isRefused, dispatch])
  return null
}

function useIsRefused(): boolean {
  const [isSubmitted, isProcessing, isModified] = [useFormSubmitted(), useFormProcessing(), useFormModified()]
  return isSubmitted && !isProcessing && !isModified
}

const saidAt = (fields: FormState): Said[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )
