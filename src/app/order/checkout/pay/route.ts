import { payFromForm } from '@/server/checkout/pay-form'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, payFromForm)
