'use client'

import Link from 'next/link'
import { type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react'
import { useWords } from '../words/use-words'
import type { Hit, HitGroup } from './hit'
import { useHits } from './use-hits'

/** A combobox with a list of links, as WAI-ARIA describes it: the focus stays in the field, arrows go through the list. */
export function SearchDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const t = useWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { groups, told } = useHits(typed)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const chosen = Math.min(at, count - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, chosen, count)
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
      optionAt(list.current, next)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    optionAt(list.current, chosen)?.click()
  }

  return (
    <dialog ref={ref} className="staff-search" aria-label={t('Search the admin')}>
      <div className="staff-search__head">
        <input
          type="text"
          role="combobox"
          aria-label={t('Search')}
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${id}${chosen}` : undefined}
          placeholder={t('Code, order number, name, text …')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => ref.current?.close()}>
          {t('Close')}
        </button>
      </div>
      <p role="status">{told}</p>
      <HitList ref={list} id={id} groups={groups} chosen={chosen} />
    </dialog>
  )
}

const optionAt = (list: HTMLElement | null, at: number) =>
  list?.querySelectorAll<HTMLAnchorElement>('[role=option]').item(at)

function nextOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowUp' ? (at - 1 + count) % count : undefined
}

type ListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  groups: readonly HitGroup[]
  chosen: number
}

function HitList({ ref, id, groups, chosen }: ListProps) {
  const t = useWords()
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div ref={ref} id={`${id}list`} role="listbox" aria-label={t('Hits')} className="staff-search__list">
      {groups.map(({ label, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={label} role="group" aria-labelledby={`${id}group${group}`}>
          <div id={`${id}group${group}`} className="staff-search__kind" role="presentation">
            {label}
          </div>
          {hits.map((hit, place) => {
            const at = (before[group] ?? 0) + place
            return <Option key={hit.href} hit={hit} id={`${id}${at}`} isChosen={at === chosen} />
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { hit: Hit; id: string; isChosen: boolean }

const Option = ({ hit, id, isChosen }: OptionProps) => (
  <Link id={id} role="option" aria-selected={isChosen} tabIndex={-1} prefetch={false} href={hit.href}>
    <span>{hit.title}</span>
    {hit.detail && <small>{hit.detail}</small>}
  </Link>
)
