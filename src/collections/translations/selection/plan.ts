import type { PayloadRequest } from 'payload'
import { adminLanguage } from '../../admin/words/language'
import { say } from '../../admin/words/say'
import type { Desk } from '../desk'
import { readCsvFiles } from '../files/csv'
import { documentName, type FileProblem } from '../files/file'
import { type FilePlan, planOfFile } from '../files/plan'
import { readXliffFiles } from '../files/xliff-in'
import { deskOfFile, MAX_DOCUMENTS } from './documents'

/** In letters, of all documents together. */
export const MAX_SELECTION_FILE = 5_000_000

type Planned = Extract<FilePlan, { ok: true }>
export type DocumentPlan = { document: string; title: string; desk: Desk; plan: Planned }
/** A refusal of one document, or without `title` of the file. */
export type SelectionProblem = FileProblem & { title?: string }
type SelectionPlan = { ok: true; documents: DocumentPlan[] } | { ok: false; problems: SelectionProblem[] }

/** What a file of several documents would change; nothing at all where anything in it is wrong. */
export async function planOfSelection(req: PayloadRequest, text: string): Promise<SelectionPlan> {
  if (text.length > MAX_SELECTION_FILE) return refused([TOO_LARGE])
  const read = /^\uFEFF?\s*</.test(text) ? readXliffFiles(text) : readCsvFiles(text)
  if (!read.ok) return refused([read.problem])
  if (read.files.length === 0)
    return refused([{ code: 'no_document', sentence: 'The file holds no document.' }])
  if (read.files.length > MAX_DOCUMENTS) return refused([TOO_MANY])
  const documents: DocumentPlan[] = []
  const problems: SelectionProblem[] = []
  for (const file of read.files) {
    const desk = await deskOfFile(req, file)
    if ('code' in desk) {
      problems.push({ ...desk, title: say(adminLanguage(req.i18n.language), 'A document of the file') })
      continue
    }
    const { title } = desk
    const document = `${documentName(desk)} ${desk.locale}`
    if (documents.some(each => each.document === document)) problems.push({ ...TWICE, title })
    const plan = planOfFile(desk, file)
    if (plan.ok) documents.push({ document, title, desk, plan })
    else problems.push(...plan.problems.map(problem => ({ ...problem, title })))
  }
  return problems.length > 0 ? refused(problems.slice(0, MOST_PROBLEMS)) : { ok: true, documents }
}

const refused = (problems: SelectionProblem[]): SelectionPlan => ({ ok: false, problems })

/** More than these nobody reads at once. */
const MOST_PROBLEMS = 100
const TOO_LARGE: FileProblem = { code: 'too_large', sentence: 'The file is too large.' }
const TOO_MANY: FileProblem = {
  code: 'too_many_documents',
  sentence: `The file holds more than ${MAX_DOCUMENTS} documents.`,
}
const TWICE: FileProblem = { code: 'document_twice', sentence: 'This document is in the file twice.' }
