import { validateField } from './validation'

export const MIN_NAME_LENGTH = 2
export const MAX_NAME_LENGTH = 60
export const MAX_COMMENT_LENGTH = 5_000

type CommentProblem = 'empty' | 'value' | 'long'
export type CommentProblems = { name?: CommentProblem; text?: CommentProblem }

/** What is wrong with a comment, by field; the text follows the rule `message` of SPEC 5. */
export function commentProblems({ name, text }: { name: string; text: string }): CommentProblems {
  const [ofName, ofText] = [nameProblem(name.trim()), textProblem(text.trim())]
  return { ...(ofName && { name: ofName }), ...(ofText && { text: ofText }) }
}

function nameProblem(name: string): CommentProblem | null {
  if (name === '') return 'empty'
  const { length } = [...name]
  return length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH ? 'value' : null
}

const textProblem = (text: string): CommentProblem | null =>
  text.length > MAX_COMMENT_LENGTH ? 'long' : validateField('message', text)
