import { cardPageFromForm } from '@/server/payments/card-change/form'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, cardPageFromForm)
