import type { CodeInText } from '@/payload-types'
import { translator } from '@/site/messages'
import type { Around } from './around'
import { Scrolled } from './scrolled'

export function CodeOfText({ fields: { code }, locale }: { fields: CodeInText } & Around) {
  return (
    <Scrolled label={translator(locale, 'content')('code')}>
      <pre className="bg-surface p-4 text-sm" translate="no">
        <code>{code}</code>
      </pre>
    </Scrolled>
  )
}
