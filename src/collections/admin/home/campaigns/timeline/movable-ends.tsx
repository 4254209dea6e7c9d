'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { AdminLanguage } from '../../../words/language'
import { retell } from '../../../words/retell'
import { say, sayIn } from '../../../words/say'
import { Handle } from './handle'
import { type Movable, momentText, movableEdges, placeOf } from './steps'
import { type Meaning, type Moved, useMoving } from './use-moving'

type Props = {
  campaign: Movable
  span: { at: number; from: number; until: number }
  api: string
  language: AdminLanguage
}

/** Handles at the ends of a campaign, where there is a script; the link to its form is there without one. */
export function MovableEnds(props: Props) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady ? <Ends {...props} /> : null
}

function Ends({ campaign, span, api, language }: Props) {
  const { moved, meaning, told, move, send, putBack } = useMoving(campaign, api)
  const shown = { ...campaign, ...(moved && { [moved.edge]: moved.at }) }
  return (
    <>
      {moved && (
        <span className="home__bar home__bar--moved" aria-hidden="true" style={placeOf(span, shown)} />
      )}
      {movableEdges(campaign, span).map(edge => (
        <Handle
          key={edge}
          {...{ edge, campaign, span, language }}
          value={shown[edge]}
          onMove={at => move({ edge, at })}
          onDrop={at => void send({ edge, at })}
          onEscape={putBack}
        />
      ))}
      <div className="home__moving" role="status">
        {moved && !meaning && <p>{draftText(moved, campaign, language)}</p>}
        {told && <p>{retell(language, told)}</p>}
      </div>
      {moved && meaning && (
        <Question {...{ meaning, language }} onYes={() => send(moved, meaning.seen)} onNo={putBack} />
      )}
    </>
  )
}

function draftText({ edge, at }: Moved, { startZone, endZone }: Movable, language: AdminLanguage): string {
  const when = momentText(at, edge === 'from' ? startZone : endZone, language)
  return edge === 'from'
    ? say(language, 'Begins {when}. Enter moves it, Escape puts it back.', { when })
    : say(language, 'Ends {when}. Enter moves it, Escape puts it back.', { when })
}

type QuestionProps = { meaning: Meaning; language: AdminLanguage; onYes: () => void; onNo: () => void }

function Question({ meaning: { warnings }, language, onYes, onNo }: QuestionProps) {
  const yes = useRef<HTMLButtonElement>(null)
  const t = sayIn(language)
  useEffect(() => yes.current?.focus(), [])
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onNo()
  }
  return (
    <div className="home__question" role="alertdialog" aria-label={t('Move it?')} onKeyDown={leave}>
      {warnings.map(warning => (
        <p key={warning}>{retell(language, warning)}</p>
      ))}
      <p className="home__links">
        <button ref={yes} type="button" onClick={onYes}>
          {t('Move it')}
        </button>
        <button type="button" onClick={onNo}>
          {t('Put it back')}
        </button>
      </p>
    </div>
  )
}
