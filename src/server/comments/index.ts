export { type Comment, shownComments } from './shown-comments'
export { type CommentForm, type NotTaken, writeComment } from './write-comment'
