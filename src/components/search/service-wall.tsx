'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../ui/button'
import { SelectField, TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { Section } from '../ui/section'
import { isAskedFor, type WallItem, type WallQuestion } from './wall-filter'

type Choice = { value: string; label: string }
type FilterName = Exclude<keyof WallQuestion, 'q'>

export type WallWords = {
  search: string
  filters: readonly { name: FilterName; label: string; choices: readonly Choice[] }[]
  show: string
  reset: string
  /** With `{shown}` where the figure goes. */ count: string
  /** Where every service is shown. */ whole: string
  nothing: string
  advice: string
}

export type WallGroup = {
  line: string
  title: string
  lead: string
  items: readonly (WallItem & { card: ReactNode })[]
  /** Below the cards. */
  after?: ReactNode
}

type Props = {
  path: string
  asked: WallQuestion
  words: WallWords
  groups: readonly WallGroup[]
  /** Before the services, while nothing narrows them. */
  children?: ReactNode
}

/** All services with what narrows them: at once with a script, by a form without one. */
export function ServiceWall({ path, asked: first, words, groups, children }: Props) {
  const [asked, setAsked] = useState(first)
  const shown = groups.map(group => ({
    ...group,
    items: group.items.filter(item => isAskedFor(item, asked)),
  }))
  const [all, count] = [countOf(groups), countOf(shown)]
  const narrow = (event: FormEvent<HTMLFormElement>) =>
    setAsked(questionIn(new FormData(event.currentTarget)))
  return (
    <>
      <form
        action={path}
        onChange={narrow}
        onSubmit={event => {
          event.preventDefault()
          narrow(event)
        }}
        className="grid items-end gap-4 grid-cols-2 rounded-card border border-line bg-surface p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <Filters first={first} words={words} />
      </form>
      <p role="status" className="mt-4 text-muted tabular-nums">
        {count === all ? words.whole : words.count.replace('{shown}', String(count))}
      </p>
      {count === 0 && <Nothing path={path} words={words} />}
      {!isNarrowed(asked) && children}
      {shown
        .filter(({ items }) => items.length > 0)
        .map(group => (
          <Group key={group.line} {...group} />
        ))}
    </>
  )
}

const countOf = (groups: readonly WallGroup[]) => groups.reduce((sum, { items }) => sum + items.length, 0)

const Filters = ({ first, words }: { first: WallQuestion; words: WallWords }) => (
  <>
    <TextField
      label={words.search}
      className="max-lg:col-span-2"
      name="q"
      type="search"
      maxLength={100}
      defaultValue={first.q}
      autoComplete="off"
    />
    {words.filters.map(({ name, label, choices }) => (
      <SelectField key={name} label={label} name={name} defaultValue={first[name]}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ))}
    <Button>{words.show}</Button>
  </>
)

const Nothing = ({ path, words }: Pick<Props, 'path' | 'words'>) => (
  <div className="mt-4 grid max-w-text justify-items-start gap-4">
    <Notice title={words.nothing} className="w-full">
      {words.advice}
    </Notice>
    <ButtonLink href={path} kind="secondary">
      {words.reset}
    </ButtonLink>
  </div>
)

const Group = ({ line, title, lead, items, after }: WallGroup) => (
  <Section id={line} title={title} lead={lead} className="mt-10 md:mt-12">
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ route, card }) => (
        <li key={route}>{card}</li>
      ))}
    </ul>
    {after}
  </Section>
)

/** The system is no question: suites are there for both. */
const isNarrowed = ({ q, line, region }: WallQuestion): boolean => [q, line, region].some(Boolean)

function questionIn(form: FormData): WallQuestion {
  const read = (name: keyof WallQuestion) => String(form.get(name) ?? '')
  return { q: read('q'), line: read('line'), os: read('os'), region: read('region') }
}
