import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database'
import type { LookedLocale } from './looks'

/** A question, its answer, and what the customer said to that. */
const THREADS = {
  en: [
    'After the update the window of the app stays empty. I have attached a picture and the log.\nWhat can I do?',
    'Thank you for the picture. Please end all other programs once and start the app again; your license stays as it is.',
    'That was it, thank you!',
  ],
  de: [
    'Nach der Aktualisierung bleibt das Fenster der App leer. Ein Bildschirmfoto und das Protokoll hängen an.\nWas kann ich tun?',
    'Vielen Dank für das Bild. Bitte beenden Sie einmal alle anderen Programme und starten Sie die App neu; Ihre Lizenz bleibt, wie sie ist.',
    'Das war es, vielen Dank!',
  ],
  ja: [
    '更新後、アプリの画面が真っ白のままです。スクリーンショットとログを添付しました。\nどうすればよいでしょうか。',
    '画像をお送りいただきありがとうございます。ほかのプログラムをすべて終了してから、アプリを起動し直してください。ライセンスはそのままご利用いただけます。',
    '直りました。ありがとうございました。',
  ],
  zh: [
    '更新之后，软件窗口一直是空白的。截图和日志已附上。\n请问该怎么处理？',
    '感谢您发来截图。请先退出其他所有程序，再重新打开软件；您的许可证不受影响。',
    '已经好了，谢谢！',
  ],
  es: [
    'Después de la actualización, la ventana de la aplicación se queda vacía. Adjunto una captura y el registro.\n¿Qué puedo hacer?',
    'Gracias por la captura. Cierra una vez todos los demás programas y vuelve a abrir la aplicación; tu licencia sigue como está.',
    '¡Era eso, gracias!',
  ],
} satisfies Record<LookedLocale, [string, string, string]>

const FILES = [
  {
    name: 'Screenshot 2026-11-18 at 21.04.33 (Netflix Downloader, second attempt).png',
    type: 'image/png',
    size: 1_843_200,
  },
  { name: 'app.log', type: 'text/plain', size: 640 },
]

/** Two tickets of a customer: one that waits, and one with a thread and attachments that is answered. */
export async function askedTicket(
  db: Pick<TestDatabase, 'query'>,
  customerId: string,
  locale: LookedLocale,
): Promise<void> {
  const [question, answer, thanks] = THREADS[locale]
  await write(db, { customerId, topic: 'application', state: 'answered' }, [question, answer, thanks])
  await write(db, { customerId, topic: 'payment', state: 'open' }, [question])
  for (const file of FILES)
    await db.query(
      `with file as (insert into ticket_attachments (name, filename, mime_type, filesize, url)
         values ($2, $3, $5, $4, '') returning id),
       message as (select m.id from ticket_messages m join tickets t on t.id = m.ticket_id
         where t.customer_id = $1 and m.author = 'customer' order by m.created_at limit 1)
       insert into ticket_messages_rels ("order", parent_id, path, ticket_attachments_id)
         select 1, message.id, 'attachments', file.id from message, file`,
      [customerId, file.name, randomUUID(), file.size, file.type],
    )
}

type Ticket = { customerId: string; topic: string; state: string }

async function write(
  db: Pick<TestDatabase, 'query'>,
  { customerId, topic, state }: Ticket,
  texts: readonly string[],
): Promise<void> {
  const number = `T-${randomUUID().slice(0, 4)}-${randomUUID().slice(0, 4)}`.toUpperCase()
  const { rows } = await db.query<{ id: string }>(
    'insert into tickets (number, customer_id, topic, state) values ($1, $2, $3, $4) returning id',
    [number, customerId, topic, state],
  )
  for (const [index, text] of texts.entries())
    await db.query(
      `insert into ticket_messages (ticket_id, author, text, created_at)
       values ($1, $2, $3, now() - $4 * interval '5 hours')`,
      [rows[0]?.id, index % 2 ? 'support' : 'customer', text, texts.length - index],
    )
}
