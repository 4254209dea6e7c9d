import { z } from 'zod'
import { type FieldType, validateField } from '@/site/validation'

/** A text under a rule of SPEC 5; the issue's message is the field's error code. */
export const field = (type: FieldType) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const problem = validateField(type, value)
      if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
    })

const MD5_OF_NOTHING = 'd41d8cd98f00b204e9800998ecf8427e'

/** A password as it is sent: the md5 of what was typed, in hex (SPEC 5). */
export const secret = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{32}$/)
  .refine(value => value !== MD5_OF_NOTHING, 'empty')
