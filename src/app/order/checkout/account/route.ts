import { askForAccount } from '@/server/accounts/account-of-order'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, askForAccount)
