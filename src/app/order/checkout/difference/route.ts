import { differenceFromForm } from '@/server/checkout/difference-form'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, differenceFromForm)
