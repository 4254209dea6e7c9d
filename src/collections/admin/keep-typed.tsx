'use client'

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hearSaves } from './hear-saves'
import { takenBack } from './taken-back'

/**
 * Keeps what is typed while a draft saves itself: the answer tells the form what was sent, and Payload takes that for every
 * field but the one typed into last (payloadcms/payload#17676).
 */
export function KeepTyped() {
  const [fields, dispatch] = useAllFormFields()
  const { getFields, setModified } = useForm()
  const { id, globalSlug } = useDocumentInfo()
  const [sent, last] = [useRef<FormState>(fields), useRef<FormState>(fields)]
  const document = String(id ?? globalSlug)

  useEffect(
    () =>
      hearSaves({
        sent: url => {
          if (new URL(url, location.origin).pathname.endsWith(`/${document}`)) sent.current = getFields()
        },
      }),
    [document, getFields, sent],
  )
  useLayoutEffect(() => {
    const typed = takenBack(sent.current, last.current, fields)
    last.current = fields
    if (typed.length === 0) return
    sent.current = fields
    for (const { path, value } of typed) dispatch({ type: 'UPDATE', path, value })
    setModified(true)
  }, [fields, dispatch, setModified, sent, last])
  return null
}
