import type { PayloadRequest } from 'payload'
import { rowId } from '@/server/runtime/row-id'
import { ENGLISH_NAMES, isLocale, type Locale } from '@/site/locale'
import { may } from '../../access/may'
import { type Desk, type DeskName, deskOf, isAtDesk } from '../desk'
import { type FileProblem, namedDocument, type TranslationFile } from '../files/file'

/** As many documents as a page of the matrix shows. */
export const MAX_DOCUMENTS = 50

/** The desks of documents such as articles/7 in a language, those alone that whoever asks may translate. */
export async function desksOf(
  req: PayloadRequest,
  documents: readonly string[],
  locale: Locale,
): Promise<Desk[]> {
  const desks: Desk[] = []
  for (const document of new Set(documents)) {
    const name = nameOf(`#${document}`, locale)
    const desk = name && (await may(req, 'update', name.collection)) ? await deskOf(req, name) : null
    if (desk) desks.push(desk)
  }
  return desks
}

/** Those that are written in another language than the first: an XLIFF has one for all. */
export function otherOriginals(desks: readonly Desk[]): string | undefined {
  const [first] = desks
  const others = desks.filter(({ from }) => from !== first?.from)
  if (!first || others.length === 0) return undefined
  const named = others.map(({ title, from }) => `“${title}” (${ENGLISH_NAMES[from]})`).join(', ')
  return `An XLIFF has one language of originals. “${first.title}” is written in ${ENGLISH_NAMES[first.from]}, but not ${named}: choose them apart, or take a CSV.`
}

/** The desk that a part of a file is for, or why there is none. */
export async function deskOfFile(req: PayloadRequest, file: TranslationFile): Promise<Desk | FileProblem> {
  const name = isLocale(file.to) ? nameOf(file.document, file.to) : undefined
  const desk = name && (await may(req, 'update', name.collection)) ? await deskOf(req, name) : null
  return desk ?? { code: 'other_document', sentence: 'There is nothing of it that you could translate here.' }
}

function nameOf(document: string, locale: Locale): DeskName | undefined {
  const { collection, id } = namedDocument(document)
  return isAtDesk(collection) && id !== '' ? { collection, id: rowId(id), locale } : undefined
}
