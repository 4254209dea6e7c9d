import type { PayloadRequest } from 'payload'
import { onePerProcess } from '@/one-per-process'
import type { Locale } from '@/site/locale'
import type { Schedulable } from './terms'

type OneLanguage = { collection: Schedulable; id: string; language: Locale }
type TakeBack = (req: PayloadRequest, which: OneLanguage) => Promise<void>
const held = onePerProcess<{ takeBack?: TakeBack }>('languages', () => ({}))

/** Says how one language of a document is taken back: by the collections, which stand above this room. */
export function languagesAreTakenBackBy(takeBack: TakeBack): void {
  held.takeBack = takeBack
}

/** Takes one language of a document back. Throws what refuses it, and where Payload's configuration was never read. */
export const takeLanguageBack: TakeBack = (req, which) => {
  if (!held.takeBack)
    throw new Error('The configuration of Payload has not said how a language is taken back.')
  return held.takeBack(req, which)
}
