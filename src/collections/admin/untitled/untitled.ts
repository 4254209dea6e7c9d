import { labelIn } from '../words/label-in'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'

/** What the form of a new document is called: «New coupon». */
export function newOne(label: unknown, language: AdminLanguage): string {
  const kind = labelIn(label, language) ?? ''
  return say(language, 'New {kind}', { kind: language === 'en' ? lowered(kind) : kind })
}

/** What a document without a title is called in place of its id: «Untitled campaign». */
export function untitled(label: unknown, language: AdminLanguage): string {
  const kind = labelIn(label, language) ?? ''
  return say(language, 'Untitled {kind}', { kind: language === 'en' ? lowered(kind) : kind })
}

const lowered = (kind: string): string => kind.charAt(0).toLowerCase() + kind.slice(1)
