import type { ApiBases } from '@/site/api-bases'
import { InlineScript } from '../ui/inline-script'
import { addressOf } from './client'
import { listenForFailures } from './listen-for-failures'

/** Comes first in the head, to hear of failures from the page's first byte. */
export function ErrorReports({ bases }: { bases: ApiBases }) {
  const address = JSON.stringify(addressOf(bases, 'report')).replaceAll('<', '\\u003c')
  return <InlineScript isFirst text={`(${listenForFailures})(${address})`} />
}
