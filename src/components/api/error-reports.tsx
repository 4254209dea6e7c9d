import type { ApiBases } from '@/site/api-bases'
import { InlineScript } from '../ui/inline-script'
import { addressOf } from './client'
import { listenForFailures } from './listen-for-failures'

/** Listens from the first byte of a page for what fails in it: the first thing in its head. */
export function ErrorReports({ bases }: { bases: ApiBases }) {
  const address = JSON.stringify(addressOf(bases, 'report')).replaceAll('<', '\\u003c')
  return <InlineScript isFirst text={`(${listenForFailures})(${address})`} />
}
