export { keyProblem, type MessageProblem, textProblem } from './problem'
