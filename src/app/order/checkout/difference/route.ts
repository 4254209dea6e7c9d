import { differenceFromForm } from '@/server/checkout/difference-form'
import { answerForm } from '@/server/request/form-answer'

/** The form of a paid order whose customer price lost its base. */
export const POST = (request: Request): Promise<Response> => answerForm(request, differenceFromForm)
