import { expect, test } from 'vitest'
import { replyText } from '@/server/support/mail/reply-text'

const EMAIL = '> ##- Please write your answer above this line -##\n>\n> Hello,'

test.each([
  [
    'English',
    `It works!\n\nOn Fri, Nov 20, 2026 at 1:02 PM Tidemark <\nshop@example.com> wrote:\n\n${EMAIL}`,
    'It works!',
  ],
  [
    'German',
    `Es klappt.\nDanke!\n\nAm Fr., 20. Nov. 2026 um 13:02 Uhr schrieb Tidemark <\nshop@example.com>:\n\n${EMAIL}`,
    'Es klappt.\nDanke!',
  ],
  [
    'French',
    `Merci !\n\nLe ven. 20 nov. 2026 à 13:02, Tidemark <shop@example.com> a écrit :\n\n${EMAIL}`,
    'Merci !',
  ],
  [
    'Japanese',
    `解決しました。\n\n2026年11月20日(金) 13:02 Tidemark <shop@example.com>:\n\n${EMAIL}`,
    '解決しました。',
  ],
  [
    'Chinese',
    `已解决。\n\nTidemark <shop@example.com> 于2026年11月20日周五 13:02写道：\n\n${EMAIL}`,
    '已解决。',
  ],
  [
    'Outlook',
    'Still broken.\n\n________________________________\nFrom: Tidemark <shop@example.com>\nSent: Friday\n\n##- Please -##',
    'Still broken.',
  ],
  ['a program that cuts our line away', 'Yes.\n\nOn 20/11/2026, Tidemark wrote:\n> old\n> words', 'Yes.'],
  ['a question that ends in a colon', 'Hello,\nthe app says:\n\n##- Please -##', 'Hello,\nthe app says:'],
  ['a signature', 'Please help.\n\n-- \nMika\nTel. 123', 'Please help.'],
  ['nothing but our email', `##- Please -##\nHello`, ''],
])('of an answer from %s only what was added is kept', (_, text, said) => {
  expect(replyText(text)).toBe(said)
})
