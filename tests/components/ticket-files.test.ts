import { expect, test } from 'vitest'
import { filesField } from '@/components/account/tickets/ticket-fields'
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@/server/storage/attachment-types'

test('the form asks for the files that the server takes', () => {
  const { files } = filesField('en')
  expect(files).toMatchObject({ most: MAX_ATTACHMENTS, largest: MAX_ATTACHMENT_BYTES })
  expect(files?.accept.split(',')).toEqual(expect.arrayContaining([...ATTACHMENT_TYPES]))
})
