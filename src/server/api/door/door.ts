import { onePerProcess } from '@/one-per-process'

type AnswerCalls = (request: Request) => Promise<Response>

const door = onePerProcess<{ answer?: AnswerCalls }>('calls', () => ({}))

/** Lets the server of this process have its calls answered by who asks this. */
export function openDoor(answer: AnswerCalls): void {
  door.answer = answer
}

/** What answers the calls of this process; undefined before there is such a thing. */
export const openedDoor = (): AnswerCalls | undefined => door.answer
