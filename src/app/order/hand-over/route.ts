import { acceptHandOver } from '@/server/accounts/hand-over'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, acceptHandOver)
