'use client'

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import type { EditorState } from '@payloadcms/richtext-lexical/lexical'
import { OnChangePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin'
import { useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Hands what was typed over to the form at once when somebody reaches for a button or a key such as Ctrl+S: the editor waits
 * for an idle browser, and what it hands over after the form was sent is lost, though it still shows it.
 */
function HandOverText() {
  const { setValue } = useField({ path: useEditorConfigContext().fieldProps.path })
  const typed = useRef<EditorState>(undefined)
  useEffect(() => {
    const handOver = () => {
      if (typed.current) setValue(typed.current.toJSON())
      typed.current = undefined
    }
    const onKey = ({ ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) handOver()
    }
    // Enter on a button is a click as well.
    document.addEventListener('click', handOver, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('click', handOver, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [setValue])
  const keep = (state: EditorState) => {
    typed.current = state
  }
  return <OnChangePlugin ignoreSelectionChange onChange={keep} />
}

export const HandOverTextFeature = createClientFeature({
  plugins: [{ Component: HandOverText, position: 'normal' }],
})
