export { type Block, type Body, bodyOf } from './blocks'
export { forgottenLetters, sendLetter } from './send'
export { type Letter, writeLetter } from './write'
