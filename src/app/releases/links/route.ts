import { sendLinks } from '@/server/releases/send-links'
import { answerForm } from '@/server/request/form-answer'

/** The form of a phone that has its links sent to a computer. */
export const POST = (request: Request): Promise<Response> => answerForm(request, sendLinks)
