import { isAdmin } from '../../access/roles'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'
import { UNTOLD } from './facts-of'
import './stored-json.css'

type Props = { stored: unknown; language: AdminLanguage; user: unknown }

/** Folded below what is told of it in words; whoever is no admin has no use for it. */
export const AsStored = ({ stored, language, user }: Props) =>
  isAdmin(user) && (
    <details>
      <summary>{say(language, 'For developers: as it is stored')}</summary>
      <pre className="stored-json">{JSON.stringify(stored, withoutUntold, 2)}</pre>
    </details>
  )

const withoutUntold = (key: string, value: unknown) => (UNTOLD.includes(key) ? undefined : value)
