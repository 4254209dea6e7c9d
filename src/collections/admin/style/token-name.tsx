import { t } from '../words/of-request'
import { namedToken } from './names'

/** A token as people call it, with what it is for; small below, as the style sheet calls it. */
export function TokenName({ token }: { token: string }) {
  const named = namedToken(token)
  return (
    <span className="shop-style__name">
      {named && <strong>{t(named.name)}</strong>}
      {named && <span>{t(named.use)}</span>}
      <code>{token}</code>
    </span>
  )
}
