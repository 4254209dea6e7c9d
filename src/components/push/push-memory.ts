import { PUSH_RECORD, type PushRecord, pushRecordText, readPushRecord } from '@/site/push'
import { consentNow } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** The consent may be taken back while the browser or the shop is asked. */
export const mayKeep = (): boolean => consentNow()?.marketing ?? false

/** Changes what this browser keeps, and gives it; undefined where it keeps nothing, or must not. */
export const changePushRecord = (change: (record: PushRecord) => PushRecord): PushRecord | undefined =>
  quietly(() => {
    if (!mayKeep()) return
    const changed = change(readPushRecord(localStorage.getItem(PUSH_RECORD)))
    localStorage.setItem(PUSH_RECORD, pushRecordText(changed))
    return changed
  })
