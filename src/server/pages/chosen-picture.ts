import type { PageRef } from '@/site/page'
import { pictureChosenFor, type SharePicture } from '@/site/share-picture'
import type { Visit } from '@/site/visit'
import { ruleBook } from '../rule-book/live'

/** What its editor chose for where a page is shared; no statement is needed. */
export const chosenPicture = async (
  shown: PageRef,
  place: Pick<Visit, 'site' | 'locale'>,
): Promise<SharePicture | undefined> => pictureChosenFor(shown, place, (await ruleBook()).words.sharePictures)
