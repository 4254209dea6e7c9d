import { validateField } from './validation'

export const SHORTEST_NAME = 2
export const LONGEST_NAME = 60
export const LONGEST_COMMENT = 5_000

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
  return length < SHORTEST_NAME || length > LONGEST_NAME ? 'value' : null
}

const textProblem = (text: string): CommentProblem | null =>
  text.length > LONGEST_COMMENT ? 'long' : validateField('message', text)
