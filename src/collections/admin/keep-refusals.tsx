'use client'

import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type FieldRefusal, hearSaves } from './hear-saves'

type Kept = FieldRefusal & { value: string | undefined }

/**
 * Keeps refusals at their fields until the field is changed or the form saved again: a validation that began while
 * typing, and a draft that saves itself, may be answered after the refusal, even before it was shown, and those answers
 * call every field valid.
 */
export function KeepRefusals() {
  const [fields, dispatch] = useAllFormFields()
  const { getField, setSubmitted } = useForm()
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()]
  const isSaving = useRef(false)
  const kept = useRef<Kept[]>([])

  useEffect(
    () =>
      hearSaves({
        refused: refusals => {
          // Another form, such as one in a drawer, is refused without this one.
          if (isSaving.current)
            kept.current = refusals.map(each => ({ ...each, value: stateOf(getField(each.path)) }))
        },
      }),
    [getField],
  )
  useLayoutEffect(() => {
    isSaving.current = isProcessing
    if (isProcessing) kept.current = []
  }, [isProcessing])
  useLayoutEffect(() => {
    if (isProcessing) return
    kept.current = kept.current.filter(({ path, value }) => stateOf(fields[path]) === value)
    const lost = kept.current.filter(({ path }) => fields[path]?.valid !== false)
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost })
    // A form that was not submitted shows none.
    if (kept.current.length > 0 && !isSubmitted) setSubmitted(true)
  }, [fields, isProcessing, isSubmitted, dispatch, setSubmitted])
  return null
}

const stateOf = (field: { value?: unknown } | undefined) => JSON.stringify(field?.value)
