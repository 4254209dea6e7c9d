import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'
import { UNTOLD } from './facts-of'
import './stored-json.css'

/** Folded below what is told of it in words. */
export const AsStored = ({ stored, language }: { stored: unknown; language: AdminLanguage }) => (
  <details>
    <summary>{say(language, 'As it is stored')}</summary>
    <pre className="stored-json">{JSON.stringify(stored, withoutUntold, 2)}</pre>
  </details>
)

const withoutUntold = (key: string, value: unknown) => (UNTOLD.includes(key) ? undefined : value)
