import { PUSH_RECORD, type PushRecord, pushRecordText, readPushRecord } from '@/site/push'
import { quietly } from '../ui/quietly'

/** Changes what this browser keeps, and gives it; undefined where it keeps nothing. */
export const changePushRecord = (change: (record: PushRecord) => PushRecord): PushRecord | undefined =>
  quietly(() => {
    const changed = change(readPushRecord(localStorage.getItem(PUSH_RECORD)))
    localStorage.setItem(PUSH_RECORD, pushRecordText(changed))
    return changed
  })
