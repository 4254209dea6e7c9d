'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminLanguage } from '../words/language'
import { closedUp } from './closed-up'

/** Payload writes the words above a list with spaces: «検索：名前, 番号 または 理由», «すべて 記事». Japanese closes them up. */
export function useJapaneseList() {
  const isJapanese = adminLanguage(useTranslation().i18n.language) === 'ja'
  // After each render: what Payload renders anew has its spaces again.
  useEffect(() => {
    if (!isJapanese) return
    for (const input of document.querySelectorAll<HTMLInputElement>('.search-filter__input')) {
      input.placeholder = closedUp(input.placeholder)
      if (input.ariaLabel) input.ariaLabel = closedUp(input.ariaLabel)
    }
    const spaces = spacesOfTabs()
    for (const space of spaces) space.data = 'の'
    return () => {
      for (const space of spaces) space.data = ' '
    }
  })
}

/** The one between «すべて» and what the list holds, which is a text of its own. */
function spacesOfTabs(): Text[] {
  const labels = [...document.querySelectorAll('.default-list-view-tabs .btn__label')]
  const texts = labels.flatMap(label => [...label.childNodes]).filter(node => node instanceof Text)
  return texts.filter(text => text.data === ' ')
}
