'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words'
import { SearchDialog } from './dialog'
import { searchKeys } from './keys'
import './search.css'

/** The button in the head of every page of the admin; ⌘K and Ctrl+K open the same from anywhere. */
export function StaffSearch() {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useSyncExternalStore(
    never,
    () => searchKeys(navigator.platform),
    () => searchKeys(''),
  )
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      if (event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      show(dialog.current)
    }
    // Before Payload asks about unsaved changes, on the document: its question would open below this dialog.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && dialog.current?.contains(target.closest('a'))) dialog.current.close()
    }
    document.addEventListener('keydown', open)
    window.addEventListener('click', leave, true)
    return () => {
      document.removeEventListener('keydown', open)
      window.removeEventListener('click', leave, true)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        className="staff-search__button"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => show(dialog.current)}
      >
        <Glass />
        <span className="staff-search__word">{t('Search')}</span>
        <span className="staff-search__keys" aria-hidden="true">
          {keys}
        </span>
      </button>
      <SearchDialog ref={dialog} />
    </>
  )
}

const never = () => () => {}

function show(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')?.select()
}

const Glass = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 4 4" />
  </svg>
)
